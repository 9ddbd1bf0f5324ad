import { extname } from "node:path";
import { fileEnding, localeOf, papers } from "@savile/model";
import type { Paper, TailoredDocument } from "@savile/model";
import { exportDocument, exportFormats, layOut } from "@savile/workflow";
import type { ExportDocumentInput } from "@savile/workflow";
import { readDocument } from "../files/documents-file.ts";
import { drawSvg } from "../files/draw-svg.ts";
import {
  accentOf,
  oneOf,
  onlyFile,
  pageBudgetOf,
  parseOptions,
  placeOf,
  required,
  templateOf,
} from "../terminal/options.ts";
import { createdAtOf, todayOf } from "../files/sources.ts";
import { unusable } from "../terminal/terminal.ts";
import type { Terminal } from "../terminal/terminal.ts";

const outputs = [...exportFormats, "svg"] as const;

/** The format that a file's name ends in: of two endings that fit the longer one, which stands last. */
function outputOf(out: string): (typeof outputs)[number] {
  const named = exportFormats.findLast((format) => out.endsWith(`.${fileEnding(format)}`));
  return named ?? oneOf("out", extname(out).slice(1), outputs);
}

type Rendering = Omit<ExportDocumentInput, "format" | "document">;

async function writeSvg(
  document: TailoredDocument,
  rendering: Rendering,
  out: string,
  terminal: Terminal,
): Promise<void> {
  const layout = await layOut({ ...rendering, document, drawings: true }, terminal.renderer);
  if (!layout.ok) throw unusable(layout.error.detail);
  const { pages, pageCount } = layout.value;
  await terminal.writeBytes(out, new TextEncoder().encode(drawSvg(pages)));
  terminal.write(`${out}: ${pageCount} ${pageCount === 1 ? "page" : "pages"}`);
}

/** The paper that is usual where the person, or the employer of a letter, is. */
function paperFor(document: TailoredDocument, place: string | undefined): Paper {
  if (document.kind === "resume") return localeOf(undefined, document.resume, place).paper;
  const { language, contact, location } = document.letter;
  return localeOf({ location }, { language, contact, experience: [] }, place).paper;
}

/**
 * `savile render FILE.json --out FILE.(pdf|docx|txt|md|json|reactive.json|rendercv.yaml|svg)
 * [--template ID] [--paper letter|a4] [--place GB] [--pages 1|2|3] [--accent COLOUR] [--embed-resume] [--as-of DATE]`
 */
export async function render(args: readonly string[], terminal: Terminal): Promise<void> {
  const options = parseOptions(args, {
    template: "text",
    out: "text",
    paper: "text",
    place: "text",
    pages: "text",
    accent: "text",
    "embed-resume": "flag",
    "as-of": "text",
  });
  const path = onlyFile(options);
  const out = required(options, "out");
  const output = outputOf(out);
  const document = await readDocument(path, terminal);
  const asOf = options.text("as-of");
  const rendering: Rendering = {
    template: templateOf(options),
    paper: oneOf("paper", options.text("paper") ?? paperFor(document, placeOf(options)), papers),
    createdAt: createdAtOf(terminal, asOf),
    today: todayOf(terminal, asOf),
    pageBudget: pageBudgetOf(options),
    accent: accentOf(options),
    embedResume: options.flag("embed-resume"),
  };
  if (output === "svg") {
    await writeSvg(document, rendering, out, terminal);
    return;
  }
  const asked = { ...rendering, document, format: output };
  const file = await exportDocument(asked, terminal.renderer, terminal.extractor);
  if (!file.ok) throw unusable(`${path}: ${file.error.detail}`);
  await terminal.writeBytes(out, file.value.bytes);
  const { found, lines, fields } = file.value.readBack;
  const proof = [
    `${out}: ${file.value.bytes.byteLength} bytes, text layer verified ${found}/${lines}`,
    ...(fields === undefined
      ? []
      : [`a parser recovers ${fields.recovered} of ${fields.intended} fields`]),
  ];
  terminal.write(proof.join(", "));
}
