// What the compiler and Prettier do not see: Svelte's own traps, and code that nothing uses.

import svelte from "eslint-plugin-svelte";
import globals from "globals";
import typescript from "typescript-eslint";
import config from "./svelte.config.js";

export default typescript.config(
  { ignores: ["node_modules/", "public/", "src/wire/types.ts"] },
  ...typescript.configs.recommended,
  ...svelte.configs.recommended,
  ...svelte.configs.prettier,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: {
      // In a loop that only counts, `_` is what is counted.
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_$", varsIgnorePattern: "^_$" }],
      // Our maps and sets are made anew, or nothing shows them: none has to be watched.
      "svelte/prefer-svelte-reactivity": "off",
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: typescript.parser, svelteConfig: config } },
  },
);
