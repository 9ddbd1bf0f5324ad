import { openBareTypst } from "./bare-typst.ts";
import { openChromium } from "./chromium.ts";
import { measureEngine } from "./measure-engine.ts";
import { openReactPdf } from "./react-pdf.ts";
import { openSavile, openSavilePool } from "./savile.ts";

/** Measures one engine in a process of its own and tells the figures on one line. */
const engines: Readonly<Record<string, Parameters<typeof measureEngine>[0]>> = {
  "bare-typst": openBareTypst,
  savile: openSavile,
  "savile-pool": openSavilePool,
  "react-pdf": openReactPdf,
  chromium: openChromium,
};
const open = engines[process.argv[2] ?? ""];
if (open === undefined) throw new Error(`one of ${Object.keys(engines).join(", ")}`);
console.log(JSON.stringify(await measureEngine(open)));
process.exit(0);
