import * as z from "zod";
import { openBareTypst } from "./bare-typst.ts";
import { openChromium } from "./chromium.ts";
import type { MeasuredEngine } from "./engine.ts";
import { look, memoryOf } from "./look.ts";
import { openReactPdf } from "./react-pdf.ts";
import { openSavile, openSavilePool } from "./savile.ts";

// One engine in a process of its own: asked for a turn it makes the PDF and tells how long that took.
const engines: Readonly<Record<string, () => Promise<MeasuredEngine>>> = {
  "bare-typst": openBareTypst,
  savile: openSavile,
  "savile-pool": openSavilePool,
  "react-pdf": openReactPdf,
  chromium: openChromium,
};
const turnSchema = z.object({ turn: z.number() });
const open = engines[process.argv[2] ?? ""];
if (open === undefined) throw new Error(`one of ${Object.keys(engines).join(", ")}`);
const engine = await open();

async function make(turn: number): Promise<void> {
  const begun = performance.now();
  const bytes = await engine.make(turn);
  const took = performance.now() - begun;
  const pids = [process.pid, ...engine.pids()];
  const memory = pids.reduce((sum, pid) => sum + memoryOf(pid), 0);
  process.send?.({ took, memory, bytes: bytes.byteLength, ...(await look(bytes)) });
}

process.on("message", (message) => {
  void make(turnSchema.parse(message).turn);
});
process.on("disconnect", () => {
  void engine.close().finally(() => process.exit(0));
});
process.send?.({ ready: true });
