export default Object.values(
  import.meta.glob<string>(
    [
      "@words/nl/*.ftl",
      "!@words/nl/lessons-*.ftl",
      "!@words/nl/club-*.ftl",
      "!@words/nl/terminal.ftl",
      "!@words/nl/positions.ftl",
    ],
    {
      query: "?raw",
      import: "default",
      eager: true,
    },
  ),
);
