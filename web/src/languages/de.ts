export default Object.values(
  import.meta.glob<string>(
    [
      "@words/de/*.ftl",
      "!@words/de/lessons-*.ftl",
      "!@words/de/club-*.ftl",
      "!@words/de/terminal.ftl",
      "!@words/de/positions.ftl",
    ],
    {
      query: "?raw",
      import: "default",
      eager: true,
    },
  ),
);
