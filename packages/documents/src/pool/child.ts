import { assertNever, emptyResume } from "@savile/model";
import { readBack } from "../check/read-back.ts";
import { leaveCanvasOut } from "../pdf/pdf-globals.ts";
import { loadPdfjs } from "../check/read-pdf.ts";
import { drawPicture } from "../pages/draw-picture.ts";
import { openLayoutEngine } from "../typst/engine.ts";
import { childSetupSchema, requestSchema } from "./messages.ts";
import type { Reply, Request } from "./messages.ts";

// A layout engine in a process of its own: the pool kills it when a document takes too long.
leaveCanvasOut();
const [given = "{}"] = process.argv.slice(2);
const engine = await openLayoutEngine(childSetupSchema.parse(JSON.parse(given)));

async function warm(): Promise<void> {
  await loadPdfjs();
  engine.layout({
    document: { kind: "resume", resume: emptyResume() },
    template: "modern",
    paper: "letter",
    createdAt: 0,
    want: ["pdf", "drawings"],
  });
}

async function answer(request: Request): Promise<Reply["answer"]> {
  switch (request.task) {
    case "layout":
      return { task: "layout", result: engine.layout(request.input) };
    case "picture":
      return { task: "picture", result: await drawPicture(engine, request.input) };
    case "read-back":
      return { task: "read-back", result: await readBack(request.input, engine.covers) };
    case "warm":
      await warm();
      return { task: "warm" };
    default:
      return assertNever(request);
  }
}

async function reply(request: Request): Promise<void> {
  const answered = await answer(request);
  process.send?.({ rss: process.memoryUsage.rss(), answer: answered } satisfies Reply);
}

// WebAssembly is made into machine code while it runs for the first time.
if (engine.backend === "wasm") await warm();
process.on("message", (message) => {
  const request = requestSchema.parse(message);
  void reply(request);
});
process.on("disconnect", () => process.exit(0));
process.send?.({ backend: engine.backend });
