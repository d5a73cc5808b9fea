export default Object.values(
  import.meta.glob<string>(
    [
      "@words/en/*.ftl",
      "!@words/en/lessons-*.ftl",
      "!@words/en/club-*.ftl",
      "!@words/en/terminal.ftl",
      "!@words/en/positions.ftl",
    ],
    {
      query: "?raw",
      import: "default",
      eager: true,
    },
  ),
);
