import { createRequire } from "node:module";
import path from "node:path";
import { createCanvas } from "@napi-rs/canvas";
import type { Canvas } from "@napi-rs/canvas";
import * as pdfjs from "pdfjs-dist/legacy/build/pdf.mjs";

type PdfFile = Awaited<ReturnType<typeof pdfjs.getDocument>["promise"]>;

/** A page as a picture; `scale` is pixels a point. */
export interface DrawnPage {
  readonly canvas: Canvas;
  readonly w: number;
  readonly h: number;
  readonly scale: number;
}

const folder = path.dirname(createRequire(import.meta.url).resolve("pdfjs-dist/package.json"));
const largestImage = 40_000_000;
const largestSide = 5_000;

/** Opens a PDF for drawing, gives it to `work` and closes it. */
export async function withFile<T>(
  bytes: Uint8Array,
  work: (file: PdfFile) => Promise<T>,
): Promise<T> {
  const task = pdfjs.getDocument({
    data: new Uint8Array(bytes),
    verbosity: 0,
    isEvalSupported: false,
    useSystemFonts: false,
    useWorkerFetch: false,
    enableXfa: false,
    maxImageSize: largestImage,
    cMapPacked: true,
    cMapUrl: `${path.join(folder, "cmaps")}/`,
    standardFontDataUrl: `${path.join(folder, "standard_fonts")}/`,
    wasmUrl: `${path.join(folder, "wasm")}/`,
  });
  try {
    return await work(await task.promise);
  } finally {
    await task.destroy();
  }
}

/** Draws a page (1-based) with `scale` pixels a point, less where the page is very large. */
export async function drawPage(file: PdfFile, number: number, scale: number): Promise<DrawnPage> {
  const page = await file.getPage(number);
  const plain = page.getViewport({ scale: 1 });
  const fitting = Math.min(scale, largestSide / Math.max(plain.width, plain.height));
  const viewport = page.getViewport({ scale: fitting });
  const canvas = createCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height));
  await page.render({ canvas: null, canvasContext: canvas.getContext("2d"), viewport }).promise;
  page.cleanup();
  return { canvas, w: plain.width, h: plain.height, scale: fitting };
}
