import { extractNoting } from "../extract/extract.ts";
import { loadPdfjs } from "../pdf/load-pdfjs.ts";
import { requestSchema } from "./messages.ts";

/** Entry of the bounded process: takes bytes, answers with a result, touches nothing else. */
async function answer(message: unknown): Promise<void> {
  const request = requestSchema.safeParse(message);
  if (!request.success) return;
  const {
    id,
    bytes,
    today,
    name,
    pagesOnly = false,
    recognised = [],
    unreached = [],
  } = request.data;
  const { result, scanned } = await extractNoting(new Uint8Array(bytes), {
    today,
    pagesOnly,
    recognised,
    unreached,
    ...(name === undefined ? {} : { name }),
  });
  process.send?.({ id, result, scanned });
}

process.on("message", (message: unknown) => void answer(message));
process.on("disconnect", () => process.exit(0));
await loadPdfjs();
process.send?.({ ready: true });
