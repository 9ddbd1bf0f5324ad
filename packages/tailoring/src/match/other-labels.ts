import { conceptAt, conceptsOf, foldLabel, labelsOf, termsIn } from "@savile/taxonomy";
import type { ConceptKind, Tables } from "@savile/taxonomy";
import { knownTables } from "../knowledge/known-tables.ts";
import { askedWords } from "./asked-words.ts";

/** Things whose other labels are the same thing. */
const labelled: ReadonlySet<ConceptKind> = new Set(["skill", "knowledge", "tool", "category"]);
const mostLabels = 16;

/** What labels say besides the thing: verbs that carry a noun, and nouns for any way of doing it. */
const before = [
  "perform",
  "carry out",
  "manage",
  "operate",
  "use",
  "apply",
  "prepare",
  "provide",
  "conduct",
  "maintain",
  "handle",
];
const behind = ["procedures", "techniques", "methods", "activities", "services", "systems"];

/** A thing as the tables may call it: "venepuncture" is "perform venepuncture procedures" there. */
function spellings(core: string): string[] {
  return [
    core,
    ...before.map((verb) => `${verb} ${core}`),
    ...behind.map((noun) => `${core} ${noun}`),
    ...before.slice(0, 3).flatMap((verb) => behind.map((noun) => `${verb} ${core} ${noun}`)),
  ];
}

function labels(tables: Tables, row: number): string[] {
  return labelled.has(conceptAt(tables, row).kind)
    ? labelsOf(tables, row).slice(0, mostLabels)
    : [];
}

/** The labels of what the words of a text are as a whole, and what those labels are called in their turn. */
function ofWhole(tables: Tables, text: string): string[] {
  const core = askedWords(text)
    .map(({ text: word }) => word)
    .join(" ");
  if (core === "") return [];
  const first = spellings(core).flatMap((one) => conceptsOf(tables, one).slice(0, 2));
  const own = [...new Set(first)].flatMap((row) => labels(tables, row));
  const next = own.flatMap((label) => conceptsOf(tables, label).slice(0, 1));
  return [...own, ...[...new Set(next)].flatMap((row) => labels(tables, row))];
}

/** A text with each term in it under its other labels. */
function ofTerms(tables: Tables, text: string): string[] {
  return termsIn(tables, text).flatMap(({ start, end, concept }) =>
    labels(tables, concept).map((label) => `${text.slice(0, start)}${label}${text.slice(end)}`),
  );
}

/** The words of a text as they are compared; a label that says no other word says less: "ledger". */
function keysOf(text: string): string[] {
  return askedWords(text).map(({ lower }) => foldLabel(lower));
}

/** What a text asks for as the tables say it otherwise; evidence for the same kind of work. */
export function otherLabels(text: string): string[] {
  const tables = knownTables();
  if (tables === undefined) return [];
  const all = [...ofTerms(tables, text), ...ofWhole(tables, text)];
  const own = new Set(keysOf(text));
  return [...new Set(all)].filter((label) => keysOf(label).some((key) => !own.has(key)));
}
