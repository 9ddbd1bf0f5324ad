import { createRequire } from "node:module";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { packageFolder } from "../text/package-folder.ts";
import { definePdfGlobals, leaveCanvasOut, letCanvasIn } from "./pdf-globals.ts";

const names = ["DOMMatrix", "Path2D", "ImageData"] as const;

afterEach(() => {
  letCanvasIn();
  for (const name of names) Reflect.deleteProperty(globalThis, name);
});

/** The canvas package as pdf.js gets it. */
function canvasOfPdfjs(): object {
  const require = createRequire(join(packageFolder(), "package.json"));
  const loaded: unknown = createRequire(require.resolve("pdfjs-dist/package.json"))(
    "@napi-rs/canvas",
  );
  return Object(loaded);
}

test("the classes that pdf.js asks for are there once they are defined", () => {
  expect(names.filter((name) => name in globalThis)).toEqual([]);
  definePdfGlobals();
  expect(names.map((name) => typeof Reflect.get(globalThis, name))).toEqual(
    names.map(() => "function"),
  );
});

test("a class that is there already stays", () => {
  const own = { matrix: "of a browser" };
  Object.defineProperty(globalThis, "DOMMatrix", { value: own, configurable: true });
  definePdfGlobals();
  definePdfGlobals();
  expect(Reflect.get(globalThis, "DOMMatrix")).toBe(own);
});

test("the canvas package is left out for pdf.js until it is let in", () => {
  leaveCanvasOut();
  expect(canvasOfPdfjs()).not.toHaveProperty("createCanvas");
  letCanvasIn();
  expect(canvasOfPdfjs()).toHaveProperty("createCanvas");
});

test("the canvas package stays in where it was never left out", () => {
  letCanvasIn();
  expect(canvasOfPdfjs()).toHaveProperty("createCanvas");
});
