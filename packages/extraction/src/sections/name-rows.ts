import type { Line } from "../text-line/line.ts";
import { cutLine } from "./cut-line.ts";

type Half = "given" | "middle" | "family";

const halves: readonly (readonly [Half, string])[] = [
  [
    "family",
    "(?:sur|family |last )names?(?:\\(s\\))?|nachname|familienname|zuname|nom(?: de famille)?|apellidos?|cognome|sobrenome|apelidos?|nazwisko|achternaam|příjmení",
  ],
  ["middle", "(?:middle|second) names?(?:\\(s\\))?|segundo nombre|patronymic"],
  [
    "given",
    "(?:first |given |fore|christian |other )?names?(?:\\(s\\))?|vornamen?|pr[eé]noms?|nombres?|nome|imi[eę](?: \\(imiona\\))?|voornaam|voornamen|jméno",
  ],
];
const label = halves.map(([half, words]) => `(?<${half}>${words})`).join("|");
/** "First names: Anna Maria", "Surname | Kowalska": a label, and letters behind it. */
const row = new RegExp(`^\\s*(?:${label})\\s*[:\\t]\\s*(?=\\p{Lu}[\\p{L}'’.() -]{0,48}$)`, "iu");
/** Two such labels on one line, the second behind white space. */
const inner = new RegExp(
  `(?<=\\p{L})(?:\\t\\s*|\\s{2,})(?=(?:${halves.map(([, words]) => words).join("|")})\\s*[:\\t])`,
  "iu",
);

/** Names stand among the first lines of a file. */
const furthest = 30;

interface NameRow {
  readonly half: Half;
  readonly label: Line;
  readonly value: Line;
}

function halfOf(groups: Readonly<Record<string, string | undefined>>): Half {
  return halves.find(([half]) => groups[half] !== undefined)?.[0] ?? "given";
}

function rowOf(line: Line): NameRow | undefined {
  const match = line.bullet === undefined ? row.exec(line.text) : null;
  if (match?.groups === undefined) return undefined;
  const half = halfOf(match.groups);
  const end = match[0].trimEnd().length;
  const value = cutLine(line, match[0].length, line.text.trimEnd().length, `${line.id}n`);
  return { half, label: cutLine(line, 0, end, line.id), value: { ...value, gap: 1, column: half } };
}

/** A line with two labels as two. */
function apart(line: Line): Line[] {
  const match = inner.exec(line.text);
  if (match === null || line.bullet !== undefined) return [line];
  const parts = [
    cutLine(line, 0, match.index, line.id),
    cutLine(line, match.index + match[0].length, line.text.length, `${line.id}m`),
  ];
  return parts.every((part) => rowOf(part) !== undefined) ? parts : [line];
}

const order: readonly Half[] = ["given", "middle", "family"];

/**
 * A name in rows of a form ("First names: Anna Maria" over "Surname: Kowalska"), the labels first and then the given
 * and the family name below each other, so that they can be read in one piece.
 */
export function joinNameRows(input: readonly Line[]): Line[] {
  const lines = [...input.slice(0, furthest).flatMap(apart), ...input.slice(furthest)];
  const rows = lines.map((line, at) => (at < furthest ? rowOf(line) : undefined));
  const first = rows.findIndex((one) => one !== undefined);
  const found = rows.slice(first).findIndex((one) => one === undefined);
  const run = first < 0 ? [] : rows.slice(first, found < 0 ? undefined : first + found);
  const names = run.flatMap((one) => one ?? []);
  const kinds = new Set(names.map(({ half }) => half));
  const isName = kinds.size === names.length && kinds.has("given") && kinds.has("family");
  if (!isName) return [...input];
  const values = order.flatMap((half) => names.filter((one) => one.half === half));
  return [
    ...lines.slice(0, first),
    ...names.map((one) => one.label),
    ...values.map((one) => one.value),
    ...lines.slice(first + names.length),
  ];
}

/** The lines of a name that rows of a form tell in halves. */
export function nameRows(lines: readonly Line[]): readonly Line[] {
  return lines.filter(({ column }) => order.some((half) => half === column));
}
