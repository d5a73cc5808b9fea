export default Object.values(
  import.meta.glob<string>(["@words/es/*.ftl", "!**/lessons-*.ftl"], { query: "?raw", import: "default", eager: true }),
);
