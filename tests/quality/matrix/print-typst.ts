import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { NodeCompiler } from "@myriaddreamin/typst-ts-node-compiler";
import type { Case } from "./cases.ts";
import { partBlocks, splitSides } from "./flow.ts";
import type { Part, Sheet } from "./sheet.ts";

const folder = dirname(fileURLToPath(import.meta.url));
const require = createRequire(import.meta.url);

function fontFiles(): Buffer[] {
  const weights = ["400Regular", "400Regular_Italic", "700Bold"];
  return [
    ["@expo-google-fonts/source-sans-3", "SourceSans3"],
    ["@expo-google-fonts/noto-sans", "NotoSans"],
  ].flatMap(([name = "", file]) => {
    const place = dirname(require.resolve(`${name}/package.json`));
    return weights.map((weight) => readFileSync(join(place, weight, `${file}_${weight}.ttf`)));
  });
}

let compiler: NodeCompiler | undefined;

function withBlocks(parts: readonly Part[], one: Case): unknown {
  return parts.map((part) => ({ heading: part.heading, blocks: partBlocks(part, one) }));
}

/** Draws a sheet with the page layout engine, through a template that the product does not use. */
export function printTypst(one: Case, sheet: Sheet): Uint8Array {
  compiler ??= NodeCompiler.create({ workspace: folder, fontArgs: [{ fontBlobs: fontFiles() }] });
  const { side, main } = splitSides(sheet.parts, one);
  const given = JSON.stringify({
    one,
    head: sheet,
    parts: withBlocks(sheet.parts, one),
    side: withBlocks(side, one),
    main: withBlocks(main, one),
  });
  const done = compiler.compile({ mainFilePath: join(folder, "resume.typ"), inputs: { given } });
  if (done.result === null) {
    const fault = done.takeError() ?? done.takeDiagnostics();
    throw new Error(fault === null ? "no page" : JSON.stringify(compiler.fetchDiagnostics(fault)));
  }
  const bytes = new Uint8Array(compiler.pdf(done.result, {}));
  compiler.evictCache(5);
  return bytes;
}
