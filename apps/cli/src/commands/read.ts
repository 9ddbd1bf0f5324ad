import { printedLines } from "@savile/documents";
import { sourceTextOf, toJsonResume } from "@savile/model";
import type { Extraction } from "@savile/model";
import { compareFields, labelOf } from "@savile/workflow";
import type { FieldRow } from "@savile/workflow";
import { readDocument } from "../files/documents-file.ts";
import { onlyFile, parseOptions, templateOf } from "../terminal/options.ts";
import type { Options } from "../terminal/options.ts";
import { readResume, todayOf } from "../files/sources.ts";
import { unusable } from "../terminal/terminal.ts";
import type { Terminal } from "../terminal/terminal.ts";

interface Field {
  readonly path: string;
  readonly label: string;
  readonly text: string;
}

function fieldsOf({ resume }: Extraction): Field[] {
  return printedLines({ kind: "resume", resume })
    .filter((line) => line.address !== "")
    .map(({ address, text }) => ({ path: address, label: labelOf(address), text }));
}

/** The printed values of the document in `--against` beside the recovered ones. */
async function comparedWith(
  path: string,
  options: Options,
  extraction: Extraction,
  terminal: Terminal,
): Promise<FieldRow[]> {
  const document = await readDocument(path, terminal);
  if (document.kind !== "resume") throw unusable(`${path}: The file must hold a resume.`);
  return compareFields(document.resume, extraction.resume, templateOf(options));
}

function listFields(fields: readonly Field[]): string {
  return fields.map((field) => `${field.label}: ${field.text}`).join("\n");
}

function listRows(rows: readonly FieldRow[]): string {
  const lost = rows.filter((row) => !row.same);
  return [
    `${rows.length - lost.length} of ${rows.length} fields recovered`,
    ...lost.map(
      (row) => `${row.label} (${row.path}): "${row.intended}" came back "${row.recovered}"`,
    ),
  ].join("\n");
}

/**
 * `savile read FILE [--against FILE.json] [--template ID] [--json]`: the text that a parser reads from a
 * file, in its order, and the fields that it recovers.
 */
export async function read(args: readonly string[], terminal: Terminal): Promise<void> {
  const options = parseOptions(args, { json: "flag", against: "text", template: "text" });
  const extraction = await readResume(onlyFile(options), terminal, todayOf(terminal, undefined));
  const text = sourceTextOf(extraction.lines.filter((line) => line.role !== "link-target"));
  const fields = fieldsOf(extraction);
  const against = options.text("against");
  const compared =
    against === undefined ? undefined : await comparedWith(against, options, extraction, terminal);
  if (!options.flag("json")) {
    const told = compared === undefined ? listFields(fields) : listRows(compared);
    terminal.write(`${text}\n\n--- recovered fields ---\n${told}`);
    return;
  }
  const report = {
    version: 1,
    pages: extraction.pages.length,
    text,
    fields,
    ...(compared === undefined ? {} : { compared }),
    resume: toJsonResume(extraction),
  };
  terminal.write(JSON.stringify(report, null, 2));
}
