export default Object.values(
  import.meta.glob<string>(
    ["@words/it/*.ftl", "!**/lessons-*.ftl", "!**/club-*.ftl", "!**/terminal.ftl", "!**/positions.ftl"],
    {
      query: "?raw",
      import: "default",
      eager: true,
    },
  ),
);
