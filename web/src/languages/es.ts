export default Object.values(
  import.meta.glob<string>(
    ["@words/es/*.ftl", "!**/lessons-*.ftl", "!**/club-*.ftl", "!**/terminal.ftl", "!**/positions.ftl"],
    {
      query: "?raw",
      import: "default",
      eager: true,
    },
  ),
);
