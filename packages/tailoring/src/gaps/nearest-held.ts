import { broaderOf, conceptAt, conceptsOf, foldLabel, membersOf, termsIn } from "@savile/taxonomy";
import type { ConceptKind, Tables } from "@savile/taxonomy";
import { knownTables } from "../knowledge/known-tables.ts";
import type { Source } from "../match/source.ts";
import type { QuestionForm } from "./question.rules.ts";

/** Categories with more members are drawers for whatever belongs nowhere else. */
const largestKind = 170;

/** Which places name things that the person uses, and not those of others. */
const telling: ReadonlySet<string> = new Set(["role", "activity", "list", "credential", "prose"]);

const cache = new WeakMap<Source, ReadonlyMap<number, string>>();

/** Everything that the lines of a resume name, by the row of the tables, as the person writes it. */
function heldConcepts(tables: Tables, source: Source): ReadonlyMap<number, string> {
  const known = cache.get(source);
  if (known !== undefined) return known;
  const held = new Map<number, string>();
  for (const { text, place } of source.lines) {
    if (!telling.has(place)) continue;
    const spans = termsIn(tables, place === "list" ? `${text}, ` : text);
    for (const { concept, start, end } of spans) {
      if (!held.has(concept)) held.set(concept, text.slice(start, end));
    }
  }
  cache.set(source, held);
  return held;
}

function kindsOf(tables: Tables, row: number): number[] {
  return broaderOf(tables, row)
    .map((kind) => kind.row)
    .filter((kind) => membersOf(tables, kind).length <= largestKind);
}

const tools: ReadonlySet<ConceptKind> = new Set(["program", "tool"]);
const papers: ReadonlySet<ConceptKind> = new Set(["cert", "licence"]);
const knowledge: ReadonlySet<ConceptKind> = new Set(["skill", "knowledge"]);

/** What may be named beside a thing that is asked for in this form. */
const besides: Readonly<Record<QuestionForm, ReadonlySet<ConceptKind>>> = {
  use: tools,
  know: knowledge,
  hold: papers,
  certified: papers,
  be: papers,
  speak: new Set(),
  none: new Set(),
};

/**
 * What the resume names that the tables put beside the asked thing: the kind that it belongs to, or another
 * member of that kind. It is no evidence for the thing; it makes the question a person's.
 */
export function nearestHeld(source: Source, asked: string, form: QuestionForm): string | undefined {
  const tables = knownTables();
  if (tables === undefined) return undefined;
  const rows = conceptsOf(tables, asked);
  const kinds = new Set(rows.flatMap((row) => kindsOf(tables, row)));
  if (kinds.size === 0) return undefined;
  const label = foldLabel(asked);
  const near = [...heldConcepts(tables, source)].filter(
    ([row, name]) =>
      !rows.includes(row) &&
      foldLabel(name) !== label &&
      besides[form].has(conceptAt(tables, row).kind),
  );
  const kind = near.find(([row]) => kinds.has(row));
  const beside = near.find(([row]) => kindsOf(tables, row).some((one) => kinds.has(one)));
  return (kind ?? beside)?.[1];
}
