/// <reference types="vitest/config" />
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

const TYPE = ["@fontsource/alegreya", "@fontsource-variable/source-sans-3"];

/** Has the page ask for its type at once, before any style is read; and lets the type's licence lie beside it. */
function type(): Plugin {
  return {
    name: "type",
    apply: "build",
    generateBundle() {
      const texts = TYPE.map((name) => `${name}\n\n${readFileSync(here(`node_modules/${name}/LICENSE`), "utf-8")}`);
      this.emitFile({ type: "asset", fileName: "type-licence.txt", source: texts.join("\n\n") });
    },
    transformIndexHtml: {
      order: "post",
      handler: (_, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((name) => name.endsWith(".woff2"))
          .sort()
          .map((name) => ({
            tag: "link",
            attrs: { rel: "preload", as: "font", type: "font/woff2", href: `/${name}`, crossorigin: true },
            injectTo: "head-prepend" as const,
          })),
    },
  };
}

export default defineConfig({
  plugins: [svelte(), type()],
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
    // The worker for push messages lies at the top, always under the same name: a browser asks there for a newer one.
    rolldownOptions: {
      input: { index: here("./index.html"), "push-worker": here("./src/push/worker.ts") },
      output: {
        // Each file costs a request, and much more than its bytes: what every page begins with is one, and so is what
        // several of its parts share. What waits (`main.ts`, with `await`) stands alone, or who is waited for would wait
        // for it.
        codeSplitting: {
          groups: [
            { name: "start", tags: ["$initial"], test: /^(?!.*(?:index\.html|main\.ts|push.worker))/ },
            { name: "shared", test: /web.src|node_modules.(?!marked)/, minShareCount: 4 },
          ],
        },
        entryFileNames: ({ name }) => (name === "push-worker" ? "[name].js" : "assets/[name]-[hash].js"),
      },
    },
  },
  server: {
    fs: { allow: [here("..")] },
    // `npx vite` beside a running server: the page is renewed as one types.
    proxy: { "/api": { target: process.env["YAMABUSHI_SERVER"] ?? "http://127.0.0.1:8000", ws: true } },
  },
  // All files of tests in one process, each with modules loaded afresh: a process for each takes three times as long.
  test: {
    include: ["src/**/*.test.ts"],
    environment: "node",
    isolate: false,
    maxWorkers: 1,
    // No test depends on speed: this is for a machine that has much else to do.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    setupFiles: ["src/afresh.ts"],
    // Styles are empty in tests, but for those that a test wants to read.
    css: { include: [/\.css\?raw$/] },
  },
});
