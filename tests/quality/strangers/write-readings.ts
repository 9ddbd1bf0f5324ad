import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { templateIds } from "@savile/model";

/** How many values of the files of a template one program of others read as they were meant. */
export interface ReaderRow {
  readonly template: string;
  readonly reader: string;
  readonly format: "pdf" | "docx";
  readonly right: number;
  readonly of: number;
}

const target = fileURLToPath(
  new URL("../../../packages/model/src/layout/template-readings.data.ts", import.meta.url),
);

const head = `import type { ReaderFigure } from "./template-readings.ts";
import type { TemplateId } from "./template.ts";

/**
 * How programs that nobody here wrote read the files of each template: twelve people, every value beside the one that
 * was meant. Written by \`npm run quality:strangers\` where every program is there; never by hand.
 */
export const templateReadings: Readonly<Partial<Record<TemplateId, readonly ReaderFigure[]>>> = `;

/** What programs are called by those who made them. */
const names: ReadonlyMap<string, string> = new Map([
  ["open-resume", "OpenResume"],
  ["offlinecv", "OfflineCV"],
  ["pdfminer", "pdfminer.six"],
  ["docx", "python-docx"],
]);

/** Of two releases of one program the one that reads less. */
function weakestByName(rows: readonly ReaderRow[]): readonly ReaderRow[] {
  const kept = new Map<string, ReaderRow>();
  for (const row of rows) {
    const name = `${row.reader} ${row.format}`;
    const known = kept.get(name);
    if (known === undefined || row.right < known.right) kept.set(name, row);
  }
  return [...kept.values()];
}

/** The data of the figures as it is kept. */
export function readingsText(rows: readonly ReaderRow[]): string {
  const entries = templateIds.map((template) => {
    const own = weakestByName(rows.filter((row) => row.template === template && row.of > 0));
    const lines = own.map(
      ({ reader, format, right, of }) =>
        `    { reader: ${JSON.stringify(names.get(reader) ?? reader)}, format: ${JSON.stringify(format)}, right: ${right}, of: ${of} },`,
    );
    return `  ${template}: [\n${lines.join("\n")}\n  ],`;
  });
  return `${head}{\n${entries.join("\n")}\n};\n`;
}

/** Keeps the figures for the picker and the tab of the parsers. */
export function writeReadings(rows: readonly ReaderRow[]): void {
  writeFileSync(target, readingsText(rows));
}
