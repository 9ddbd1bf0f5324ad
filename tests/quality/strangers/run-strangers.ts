/**
 * Prints twelve people in every template as PDF and Word file and lets programs that nobody here wrote read
 * them. Values of others' parsers are compared field by field; of a text is asked whether each value stands
 * in it as words of their own. A program that is absent is said and counted, and fails nothing.
 * Usage: npm run quality:strangers [-- other] [-- TEMPLATE...]
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { templateIds } from "@savile/model";
import { reportFolder } from "../engines.ts";
import { makeCase } from "../round-trip/files.ts";
import { fieldReaders } from "./field-readers.ts";
import { intendedOf } from "./intended.ts";
import { fields, judge, shortWords } from "./judge.ts";
import type { Mark } from "./judge.ts";
import { peopleOf } from "./people.ts";
import { printPlainly } from "./plain-print.ts";
import type { Reader, Reading } from "./reading.ts";
import { writeReadings } from "./write-readings.ts";
import type { ReaderRow } from "./write-readings.ts";
import { textReaders } from "./text-readers.ts";

interface File {
  readonly path: string;
  readonly template: string;
  readonly person: string;
  readonly ending: "pdf" | "docx";
  readonly intended: ReturnType<typeof intendedOf>;
}

const asked = process.argv.slice(2);
const people = await peopleOf(asked.includes("other") ? "other" : "known");
const templates = templateIds.filter(
  (id) => asked.includes(id) || !templateIds.some((one) => asked.includes(one)),
);
const kept = process.env["SAVILE_STRANGERS_KEEP"];
const folder = kept ?? mkdtempSync(join(tmpdir(), "savile-strangers-"));
mkdirSync(folder, { recursive: true });

async function makeFiles(): Promise<File[]> {
  const files: File[] = [];
  for (const person of people) {
    const intended = intendedOf(person.resume);
    for (const template of templates) {
      for (const ending of ["pdf", "docx"] as const) {
        const made = await makeCase({ person, template, format: ending });
        if (typeof made === "string") {
          console.log(`- not made: ${person.id} ${template} ${ending}: ${made}`);
          continue;
        }
        const path = join(folder, `${template}-${person.id}.${ending}`);
        writeFileSync(path, made.bytes);
        files.push({ path, template, person: person.id, ending, intended });
      }
    }
  }
  const plain = printPlainly(people, folder);
  if (plain.length === 0) console.log("NOT MEASURED: the control, LibreOffice is not installed");
  return [
    ...files,
    ...plain.map((path, at) => {
      const person = people[at] ?? people[0];
      if (person === undefined) throw new Error("nobody to print");
      return {
        path,
        template: "control",
        person: person.id,
        ending: "pdf" as const,
        intended: intendedOf(person.resume),
      };
    }),
  ];
}

function percent(marks: readonly Mark[]): string {
  if (marks.length === 0) return "-".padStart(5);
  const right = marks.filter((mark) => mark.right).length;
  return (Math.floor((right / marks.length) * 1000) / 10).toFixed(1).padStart(5);
}

const misses: string[] = [];
const figures: ReaderRow[] = [];

function rowOf(
  reader: Reader,
  template: string,
  files: readonly File[],
  read: ReadonlyMap<string, Reading>,
): string {
  const of = files.filter((file) => file.template === template);
  const short: number[] = [];
  const marks = of.flatMap((file) => {
    const reading = read.get(file.path) ?? { kind: "fault", why: "no answer" };
    if (reading.kind === "text") short.push(shortWords(reading.text));
    const found = judge(file.intended, reading);
    for (const one of found.filter((mark) => !mark.right)) {
      const told = reading.kind === "fault" ? reading.why : `"${one.found}"`;
      misses.push(
        `${reader.name} ${file.ending} ${template} ${file.person} ${one.field}: "${one.intended}" came back ${told}`,
      );
    }
    return found;
  });
  const right = marks.filter((mark) => mark.right).length;
  figures.push({
    template,
    reader: reader.name.replace(/ \(.*\)$/u, ""),
    format: reader.ending,
    right,
    of: marks.length,
  });
  const cells = fields.map((field) => percent(marks.filter((mark) => mark.field === field)));
  const shredded = short.length === 0 ? "" : `  ${Math.max(...short)} % words of two letters`;
  return `  ${template.padEnd(12)} ${cells.join(" ")}${shredded}`;
}

const files = await makeFiles();
console.log(
  `${people.length} people, ${files.length} files: ${people.map((one) => one.id).join(", ")}`,
);
let absent = 0;
for (const reader of [...fieldReaders(), ...textReaders()]) {
  const own = files.filter((file) => file.ending === reader.ending);
  const read = await reader.read(own.map((file) => file.path));
  if (read === null) {
    absent += 1;
    console.log(`NOT MEASURED: ${reader.name} (${reader.ending}) is not installed`);
    continue;
  }
  console.log(
    `${`${reader.name} ${reader.ending}`.padEnd(14)} ${fields.map((field) => field.slice(0, 5).padStart(5)).join(" ")}`,
  );
  for (const template of [...templates, "control"]) {
    if (own.some((file) => file.template === template))
      console.log(rowOf(reader, template, own, read));
  }
}
if (absent > 0) console.log(`NOT MEASURED: ${absent} readers`);
// A part of the people, the templates or the readers is no figure to show anybody.
if (!asked.includes("other") && templates.length === templateIds.length && absent === 0)
  writeReadings(figures);
else console.log("The figures of the templates stay as they were: not everything was measured");
mkdirSync(reportFolder, { recursive: true });
const report = join(reportFolder, "strangers.txt");
writeFileSync(report, misses.join("\n"));
console.log(`Every miss: ${report}`);
if (kept === undefined) rmSync(folder, { recursive: true });
