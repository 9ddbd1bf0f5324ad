import { Module, createRequire } from "node:module";
import { join } from "node:path";
import { packageFolder } from "../text/package-folder.ts";

// pdf.js asks for these classes of the browser when it is loaded, though reading text, structure and fonts
// never draws. Empty ones stand in where the optional canvas package is not installed.
const browserClasses = ["DOMMatrix", "Path2D", "ImageData"] as const;

function standIn(): void {}

/** Prepares the process for loading pdf.js. */
export function definePdfGlobals(): void {
  for (const name of browserClasses) {
    if (name in globalThis) continue;
    Object.defineProperty(globalThis, name, { value: standIn, configurable: true, writable: true });
  }
}

const standIns = new Map<string, NodeJS.Module>();

/**
 * Keeps pdf.js from loading the native canvas package in this process: it takes 20 MB that few of them
 * ever need. For a process of our own only, since other code of it may draw.
 */
export function leaveCanvasOut(): void {
  const require = createRequire(join(packageFolder(), "package.json"));
  try {
    const id = createRequire(require.resolve("pdfjs-dist/package.json")).resolve("@napi-rs/canvas");
    const empty = new Module(id);
    empty.loaded = true;
    require.cache[id] = empty;
    standIns.set(id, empty);
  } catch {
    // The package is optional: where it is not installed there is nothing to leave out.
  }
}

/** Takes back what keeps the canvas package out: whoever loads it from now on gets it. */
export function letCanvasIn(): void {
  const { cache } = createRequire(join(packageFolder(), "package.json"));
  for (const [id, empty] of standIns) if (cache[id] === empty) delete cache[id];
  standIns.clear();
}
