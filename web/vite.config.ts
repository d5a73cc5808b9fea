/// <reference types="vitest/config" />
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  plugins: [svelte()],
  // Tests run the code that browsers get, not the one that renders on a server.
  resolve: {
    ...(process.env["VITEST"] && { conditions: ["browser"] }),
    alias: { "@": here("./src"), "@words": here("../src/yamabushi/words") },
  },
  build: {
    // The server serves this folder, and the wheel carries it.
    outDir: here("../src/yamabushi/server/page"),
    emptyOutDir: true,
    target: "es2022",
    // Scripts in the page itself are forbidden by its content security policy.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
  },
  server: {
    fs: { allow: [here("..")] },
    // `npx vite` beside a running server: the page is renewed as one types.
    proxy: { "/api": { target: process.env["YAMABUSHI_SERVER"] ?? "http://127.0.0.1:8000", ws: true } },
  },
  test: { include: ["src/**/*.test.ts"], environment: "node" },
});
