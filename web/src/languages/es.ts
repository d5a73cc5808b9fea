export default Object.values(
  import.meta.glob<string>(
    [
      "@words/es/*.ftl",
      "!@words/es/lessons-*.ftl",
      "!@words/es/club-*.ftl",
      "!@words/es/terminal.ftl",
      "!@words/es/positions.ftl",
    ],
    {
      query: "?raw",
      import: "default",
      eager: true,
    },
  ),
);
