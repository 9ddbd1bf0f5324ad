import { createCanvas, loadImage } from "@napi-rs/canvas";
import { drawPage, withFile } from "./draw-page.ts";
import type { DrawnPage } from "./draw-page.ts";
import { pictureSize } from "./picture-size.ts";
import type { PictureSize } from "./picture-size.ts";

/** A file whose pages (1-based) can be drawn: a PDF, or a photo, which is one page. */
export interface PageSource {
  /** Width of a page in points. */
  readonly widthOf: (page: number) => Promise<number>;
  /** Draws a page with so many pixels a point. */
  readonly draw: (page: number, scale: number) => Promise<DrawnPage>;
}

/** Pixels of a photo that is decoded at all. */
const mostPixels = 60_000_000;
/** Points of the longer side of a sheet: a photo of a resume shows a page of about that size. */
const sheetHeight = 842;

/** A photo as a sheet; the decoder turns it upright as the camera noted. */
async function photoSource(bytes: Uint8Array, { width, height }: PictureSize): Promise<PageSource> {
  if (width * height > mostPixels) throw new RangeError("the picture is too large");
  const image = await loadImage(bytes);
  const point = Math.max(image.width, image.height) / sheetHeight;
  const [w, h] = [image.width / point, image.height / point];
  return {
    widthOf: async () => w,
    draw: async (_page, scale) => {
      const canvas = createCanvas(Math.ceil(w * scale), Math.ceil(h * scale));
      const context = canvas.getContext("2d");
      // What is clear in a picture is the white of the sheet.
      context.fillStyle = "white";
      context.fillRect(0, 0, canvas.width, canvas.height);
      context.drawImage(image, 0, 0, canvas.width, canvas.height);
      return { canvas, w, h, scale };
    },
  };
}

/** Opens a file for drawing, gives it to `work` and closes it. */
export async function withPages<T>(
  bytes: Uint8Array,
  work: (source: PageSource) => Promise<T>,
): Promise<T> {
  const size = pictureSize(bytes);
  if (size !== undefined) return work(await photoSource(bytes, size));
  return withFile(bytes, (file) =>
    work({
      widthOf: async (page) => (await file.getPage(page)).getViewport({ scale: 1 }).width,
      draw: (page, scale) => drawPage(file, page, scale),
    }),
  );
}
