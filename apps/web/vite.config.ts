import { fileURLToPath } from "node:url";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import type { Plugin } from "vite";
import { bookmarkletScript } from "./bookmarklet-script.ts";
import { chunkRecord } from "./chunk-record.ts";
import { firstScreen } from "./first-screen.ts";
import { scriptGroups } from "./script-groups.ts";

function at(path: string): string {
  return fileURLToPath(new URL(path, import.meta.url));
}

/** Preloads the one font that the first paint needs; its hashed name is known only after bundling. */
function preloadFont(): Plugin {
  return {
    name: "preload-font",
    transformIndexHtml: {
      order: "post",
      handler(_html, context) {
        if (context.path !== "/index.html") return [];
        const font = Object.keys(context.bundle ?? {}).find((name) =>
          /geist-latin-wght-normal.*\.woff2$/.test(name),
        );
        if (font === undefined) return [];
        const attrs = { rel: "preload", href: `/${font}`, as: "font", type: "font/woff2" };
        return [{ tag: "link", attrs: { ...attrs, crossorigin: "" }, injectTo: "head-prepend" }];
      },
    },
  };
}

const server = "http://127.0.0.1:4180";

export default defineConfig({
  root: at("."),
  plugins: [
    react(),
    tailwindcss(),
    preloadFont(),
    firstScreen(),
    bookmarkletScript(at("./src/take/bookmarklet.ts")),
    chunkRecord(at("../.."), at("../../build/web-chunks.json")),
  ],
  // The real package writes a <style> element, which the content security policy refuses.
  resolve: { alias: { "react-remove-scroll": at("./src/ui/remove-scroll.tsx") } },
  build: {
    outDir: at("../../build/web"),
    // Tabs that are open go on asking for the scripts of their release: see scripts/drop-old-files.ts.
    emptyOutDir: false,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: [at("./index.html"), at("./take.html")],
      output: {
        // What is always loaded together travels in one script: it compresses better than in eight.
        codeSplitting: {
          groups: scriptGroups(at("./src/")),
        },
      },
      // The schemas are values without effects; unused ones must not travel with the types beside them.
      treeshake: {
        moduleSideEffects: [{ test: /\/packages\/(?:model|contracts)\//, sideEffects: false }],
      },
    },
    reportCompressedSize: false,
  },
  server: { proxy: { "/api": server, "/health": server } },
});
