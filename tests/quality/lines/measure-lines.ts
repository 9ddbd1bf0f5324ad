import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { readLine } from "../../../packages/tailoring/src/grammar/read-line.ts";

/** A line of the corpus with what it is. */
export interface LabelledLine {
  readonly half: string;
  readonly source: string;
  readonly kind: string;
  readonly verbs: readonly string[];
  readonly text: string;
}

/** What was found of a line, beside what it is. */
export interface MeasuredLine extends LabelledLine {
  readonly found: string;
  readonly foundVerbs: readonly string[];
  readonly sure: boolean;
}

const file = fileURLToPath(new URL("../labels/lines/lines.tsv", import.meta.url));

export function labelledLines(): LabelledLine[] {
  const [, ...rows] = readFileSync(file, "utf8").trimEnd().split("\n");
  return rows.map((row) => {
    const [half = "", source = "", kind = "", verbs = "", text = ""] = row.split("\t");
    return { half, source, kind, verbs: verbs === "" ? [] : verbs.split(" "), text };
  });
}

export function measureLine(line: LabelledLine): MeasuredLine {
  const { kind, verbs, tokens, sure } = readLine(line.text);
  return { ...line, found: kind, foundVerbs: verbs.map(({ at }) => tokens[at]?.text ?? ""), sure };
}

function share(part: number, whole: number): number {
  return whole === 0 ? 1 : part / whole;
}

/** Figures over measured lines: each of both directions. */
export function figuresOf(lines: readonly MeasuredLine[]) {
  const verbs = lines.filter(({ kind }) => kind === "verb");
  const others = lines.filter(({ kind }) => kind !== "verb");
  const told = lines.filter(({ found, sure }) => found === "verb" && sure);
  const whole = told.filter(
    ({ kind, verbs: own, foundVerbs }) => kind === "verb" && own.join(" ") === foundVerbs.join(" "),
  );
  return {
    lines: lines.length,
    kindRight: share(lines.filter(({ kind, found }) => kind === found).length, lines.length),
    verbsFound: share(verbs.filter(({ found }) => found === "verb").length, verbs.length),
    othersTaken: share(others.filter(({ found }) => found === "verb").length, others.length),
    othersToldSurely: share(
      others.filter(({ found, sure }) => found === "verb" && sure).length,
      others.length,
    ),
    told: share(told.filter(({ kind }) => kind === "verb").length, verbs.length),
    toldWhole: share(whole.length, told.length),
  };
}
