export default Object.values(
  import.meta.glob<string>(
    [
      "@words/it/*.ftl",
      "!@words/it/lessons-*.ftl",
      "!@words/it/club-*.ftl",
      "!@words/it/terminal.ftl",
      "!@words/it/positions.ftl",
    ],
    {
      query: "?raw",
      import: "default",
      eager: true,
    },
  ),
);
