import { drawRequestSchema } from "./messages.ts";
import { withPages } from "./page-source.ts";
import { recognisePage } from "./recognise-page.ts";

/** Words stay as sharp as they are drawn, in a third of the bytes of PNG. */
const quality = 85;

async function pictureOf(bytes: Uint8Array, page: number, width: number): Promise<Uint8Array> {
  return withPages(bytes, async (source) => {
    const drawn = await source.draw(page, width / (await source.widthOf(page)));
    // At once: on another thread it would outlive the canvas, and the process with it.
    return drawn.canvas.encodeSync("webp", quality);
  });
}

/**
 * Entry of the process that draws pages and recognises their words. It needs a native canvas and a thread,
 * which the permission flags of the reading process forbid; it takes bytes and answers words or a picture.
 */
async function answer(message: unknown): Promise<void> {
  const request = drawRequestSchema.safeParse(message);
  if (!request.success) return;
  const { id, bytes } = request.data;
  try {
    if (request.data.task === "recognise") {
      const { page, model } = request.data;
      const recognised = await recognisePage(new Uint8Array(bytes), page, model);
      process.send?.({ id, recognised });
    } else {
      const { page, width } = request.data;
      process.send?.({ id, picture: await pictureOf(new Uint8Array(bytes), page, width) });
    }
  } catch (cause) {
    process.send?.({ id, failed: cause instanceof Error ? cause.name : "unknown" });
  }
}

process.on("message", (message: unknown) => void answer(message));
process.on("disconnect", () => process.exit(0));
process.send?.({ ready: true });
