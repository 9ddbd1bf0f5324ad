import { createRequire } from "node:module";
import path from "node:path";
import { pathToFileURL } from "node:url";

/** A constructor that makes empty objects. */
function Nothing(): void {}

function pdfjsRoot(): string {
  return path.dirname(createRequire(import.meta.url).resolve("pdfjs-dist/package.json"));
}

/**
 * The library brings an `Array.push` of its own, ten times as slow, for lists of more than 2^32 elements, and both
 * of its parts do so when they are loaded. The one of the language is put back.
 */
async function importBoth() {
  const { push } = Array.prototype;
  const pdfjs = await import("pdfjs-dist/legacy/build/pdf.mjs");
  const target: Record<string, unknown> = globalThis;
  target["pdfjsWorker"] ??= await import(
    pathToFileURL(path.join(pdfjsRoot(), "legacy", "build", "pdf.worker.mjs")).href
  );
  Reflect.set(Array.prototype, "push", push);
  return pdfjs;
}

/**
 * pdf.js for text alone. The three drawing classes must exist before the import on a machine without a
 * canvas; text, fonts, operators and annotations never use them.
 */
async function importPdfjs() {
  const target: Record<string, unknown> = globalThis;
  for (const name of ["DOMMatrix", "Path2D", "ImageData"]) target[name] ??= Nothing;
  return importBoth();
}

let loaded: ReturnType<typeof importPdfjs> | undefined;

/** The library, imported once. */
export function loadPdfjs(): ReturnType<typeof importPdfjs> {
  loaded ??= importPdfjs();
  return loaded;
}

/** Folders of the character maps and standard fonts, with the closing slash that pdf.js wants. */
export function pdfjsFolders(): { cMapUrl: string; standardFontDataUrl: string } {
  const root = pdfjsRoot();
  return {
    cMapUrl: `${path.join(root, "cmaps")}/`,
    standardFontDataUrl: `${path.join(root, "standard_fonts")}/`,
  };
}
