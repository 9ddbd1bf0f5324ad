import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { corpus } from "../corpus.ts";

/** The half of a set: rules may be mended on the open one, the sealed one gives figures only. */
export type Half = "open" | "sealed";

/** The title of a posting: as printed, and the words of it that name the occupation. */
export interface TitleLabel {
  readonly file: string;
  readonly printed: string;
  readonly core: string;
  /** Where it is looked for: the line that it is, or the sentence that names it. */
  readonly text: string;
}

/** A sentence of a posting and every job title that it names. */
export interface ProseLabel {
  readonly file: string;
  readonly text: string;
  readonly titles: readonly string[];
}

/** A term that a posting names on a line, counted from 1. */
export interface TermLabel {
  readonly file: string;
  readonly line: number;
  readonly term: string;
  readonly isSoft: boolean;
}

const folder = fileURLToPath(new URL("../labels/", import.meta.url));

function rowsOf(name: string): string[][] {
  const lines = readFileSync(`${folder}${name}`, "utf8").split("\n");
  return lines.filter((line) => line !== "").map((line) => line.split("\t"));
}

/** Every second one: the first is open, the second sealed. */
function halfOf<One>(all: readonly One[], half: Half): One[] {
  return all.filter((_, index) => (index % 2 === 0) === (half === "open"));
}

/** The text of a posting beside the repository; empty where it is missing. */
export function postingText(file: string): string {
  const path = `${corpus.postings}/${file}`;
  return existsSync(path) ? readFileSync(path, "utf8") : "";
}

/** The title itself where it is a line of its posting, else the sentence that names it. */
function textOf(file: string, printed: string): string {
  const lines = postingText(file).split("\n");
  if (lines.some((line) => line.trim() === printed)) return printed;
  const sentences = lines.flatMap((line) => line.split(/(?<=[.!?])(?=\s|\p{Lu})/u));
  return sentences.find((sentence) => sentence.includes(printed)) ?? printed;
}

/** Titles of one half of the postings; those that name none are left out. */
export function titleLabels(half: Half): TitleLabel[] {
  return halfOf(rowsOf("posting-titles.tsv"), half)
    .map(([file = "", printed = "", core = ""]) => ({
      file,
      printed,
      core,
      text: textOf(file, printed),
    }))
    .filter(({ core }) => core !== "");
}

/** Sentences of one half of the postings. */
export function proseLabels(half: Half): ProseLabel[] {
  return halfOf(rowsOf("prose-of-postings.tsv"), half).map(
    ([file = "", start = "", end = "", titles = ""]) => ({
      file,
      text: postingText(file).slice(Number(start), Number(end)),
      titles: titles.split("|").filter(Boolean),
    }),
  );
}

/** Terms of one half of the thirty postings that were read for them. */
export function termLabels(half: Half): Map<string, TermLabel[]> {
  const rows = rowsOf("terms.tsv").map(([file = "", line = "", term = "", soft = ""]) => ({
    file,
    line: Number(line),
    term,
    isSoft: soft === "soft",
  }));
  const byFile = new Map<string, TermLabel[]>();
  for (const row of rows) byFile.set(row.file, [...(byFile.get(row.file) ?? []), row]);
  return new Map(halfOf([...byFile], half));
}
