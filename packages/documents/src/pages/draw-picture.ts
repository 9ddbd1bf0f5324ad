import { err, ok } from "@savile/model";
import type { PageDrawing, Result } from "@savile/model";
import type * as Canvas from "@napi-rs/canvas";
import { letCanvasIn } from "../pdf/pdf-globals.ts";
import type { PictureInput, RenderFailure } from "../text/layout.ts";
import type { LayoutEngine } from "../typst/engine.ts";

type Mark = PageDrawing["marks"][number];

/** Small pictures are looked at as they are, larger ones on fine screens, where a little less is not seen. */
const qualities = { small: 70, large: 60 } as const;
const widestSmall = 500;

function paintPath(context: Canvas.SKRSContext2D, path: Canvas.Path2D, mark: Mark): void {
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

async function paint(drawing: PageDrawing, width: number): Promise<Uint8Array> {
  letCanvasIn();
  const { createCanvas, Path2D } = await import("@napi-rs/canvas");
  const scale = width / drawing.w;
  const sheet = createCanvas(width, Math.round(drawing.h * scale));
  const context = sheet.getContext("2d");
  context.fillStyle = "#ffffff";
  context.fillRect(0, 0, sheet.width, sheet.height);
  for (const mark of drawing.marks) {
    const [a, b, c, d, x, y] = mark.at;
    context.setTransform(a * scale, b * scale, c * scale, d * scale, x * scale, y * scale);
    paintPath(context, new Path2D(mark.d), mark);
  }
  // Encoding on another thread outlives the canvas once it is collected, and ends the process.
  return sheet.encodeSync("webp", width <= widestSmall ? qualities.small : qualities.large);
}

/** The first page of a document as WebP: for places where a page is looked at and not read. */
export async function drawPicture(
  engine: Pick<LayoutEngine, "layout">,
  { width, ...input }: PictureInput,
): Promise<Result<Uint8Array, RenderFailure>> {
  const layout = engine.layout({ ...input, createdAt: 0, want: ["drawings"] });
  if (!layout.ok) return layout;
  const drawing = layout.value.pages[0]?.drawing;
  if (drawing === undefined) {
    return err({ code: "template_error", detail: "The page images could not be made." });
  }
  return ok(await paint(drawing, width));
}
