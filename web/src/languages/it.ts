export default Object.values(
  import.meta.glob<string>(["@words/it/*.ftl", "!**/lessons-*.ftl", "!**/terminal.ftl"], {
    query: "?raw",
    import: "default",
    eager: true,
  }),
);
