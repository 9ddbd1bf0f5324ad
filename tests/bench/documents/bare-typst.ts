import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type * as Native from "@myriaddreamin/typst-ts-node-compiler";
import type { MeasuredEngine } from "./engine.ts";
import { twoPages } from "./sample-resume.ts";

const require = createRequire(import.meta.url);
const folder = fileURLToPath(new URL("./", import.meta.url));

function fonts(): Buffer[] {
  const family = dirname(require.resolve("@expo-google-fonts/source-sans-3/package.json"));
  return ["400Regular", "600SemiBold", "700Bold"].map((weight) =>
    readFileSync(join(family, weight, `SourceSans3_${weight}.ttf`)),
  );
}

/** The page engine alone, with a template of a few lines. */
export async function openBareTypst(): Promise<MeasuredEngine> {
  const { NodeCompiler }: typeof Native = require("@myriaddreamin/typst-ts-node-compiler");
  const compiler = NodeCompiler.create({ workspace: folder, fontArgs: [{ fontBlobs: fonts() }] });
  return {
    async make(turn) {
      const made = compiler.compile({
        mainFilePath: join(folder, "bare.typ"),
        inputs: { resume: JSON.stringify(twoPages(turn)) },
      });
      if (made.result === null) throw new Error("the bare template does not compile");
      const pdf = compiler.pdf(made.result, { pdfStandard: "ua-1", creationTimestamp: turn });
      compiler.evictCache(10);
      return pdf;
    },
    pids: () => [],
    close: () => Promise.resolve(),
  };
}
