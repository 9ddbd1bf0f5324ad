import { createCanvas, loadImage, Path2D } from "@napi-rs/canvas";
import type { Canvas, SKRSContext2D } from "@napi-rs/canvas";
import type { PageDrawing } from "@savile/model";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";

/** Width of the pictures that are compared, in pixels: a page on a fine screen. */
const width = 1640;
/** A colour part that differs by more than this many steps of 255 is seen. */
const seen = 24;

/** The pages of a PDF as pictures, drawn by a reader that did not write it. */
async function drawPdf(bytes: Uint8Array): Promise<Canvas[]> {
  const file = await getDocument({
    data: new Uint8Array(bytes),
    verbosity: 0,
    disableFontFace: true,
  }).promise;
  const pictures: Canvas[] = [];
  for (let number = 1; number <= file.numPages; number += 1) {
    const page = await file.getPage(number);
    const scale = width / page.getViewport({ scale: 1 }).width;
    const viewport = page.getViewport({ scale });
    const canvas = createCanvas(Math.round(viewport.width), Math.round(viewport.height));
    // pdf.js asks for the canvas of a browser; this one draws the same.
    await page.render(Object({ canvas, canvasContext: canvas.getContext("2d"), viewport })).promise;
    pictures.push(canvas);
  }
  await file.destroy();
  return pictures;
}

type Mark = PageDrawing["marks"][number];

function paintPath(context: SKRSContext2D, path: Path2D, mark: Mark): void {
  const { fill, stroke, strokeWidth } = mark;
  if (fill !== undefined) {
    context.fillStyle = fill;
    context.fill(path);
  }
  if (stroke !== undefined) {
    context.strokeStyle = stroke;
    context.lineWidth = strokeWidth ?? 1;
    context.stroke(path);
  }
}

function paint(context: SKRSContext2D, marks: readonly Mark[], scale: number): void {
  for (const mark of marks) {
    const [a, b, c, d, x, y] = mark.at;
    context.setTransform(a * scale, b * scale, c * scale, d * scale, x * scale, y * scale);
    paintPath(context, new Path2D(mark.d), mark);
  }
}

/** A page drawing as a picture of the same size. */
function drawPage(drawing: PageDrawing, like: Canvas): Canvas {
  const canvas = createCanvas(like.width, like.height);
  const context = canvas.getContext("2d");
  context.fillStyle = "#ffffff";
  context.fillRect(0, 0, like.width, like.height);
  paint(context, drawing.marks, like.width / drawing.w);
  return canvas;
}

function pixelsOf(canvas: Canvas): Uint8ClampedArray {
  return canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height).data;
}

function shareOfSeen(one: Canvas, other: Canvas): number {
  const [left, right] = [pixelsOf(one), pixelsOf(other)];
  let different = 0;
  for (let at = 0; at < left.length; at += 4) {
    const differs = [0, 1, 2].some(
      (part) => Math.abs((left[at + part] ?? 0) - (right[at + part] ?? 0)) > seen,
    );
    if (differs) different += 1;
  }
  return different / (left.length / 4);
}

/** For each page the share of its pixels, from 0 to 1, in which the drawing and the PDF look different. */
export async function comparePages(
  pdf: Uint8Array,
  drawings: readonly PageDrawing[],
): Promise<number[]> {
  const pictures = await drawPdf(pdf);
  if (pictures.length !== drawings.length) throw new Error("another number of pages");
  return pictures.map((picture, index) => {
    const drawing = drawings[index];
    return drawing === undefined ? 1 : shareOfSeen(picture, drawPage(drawing, picture));
  });
}

/** The size of a picture in pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** The same for pictures of the pages that somebody else painted in the size asked for, as PNG. */
export async function comparePictures(
  pdf: Uint8Array,
  paint: (page: number, size: PictureSize) => Promise<Uint8Array>,
): Promise<number[]> {
  const shares: number[] = [];
  for (const [index, picture] of (await drawPdf(pdf)).entries()) {
    const { width, height } = picture;
    const canvas = createCanvas(width, height);
    const painted = await loadImage(await paint(index, { width, height }));
    canvas.getContext("2d").drawImage(painted, 0, 0);
    shares.push(shareOfSeen(picture, canvas));
  }
  return shares;
}
