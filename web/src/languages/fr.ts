export default Object.values(
  import.meta.glob<string>(
    [
      "@words/fr/*.ftl",
      "!@words/fr/lessons-*.ftl",
      "!@words/fr/club-*.ftl",
      "!@words/fr/terminal.ftl",
      "!@words/fr/positions.ftl",
    ],
    {
      query: "?raw",
      import: "default",
      eager: true,
    },
  ),
);
