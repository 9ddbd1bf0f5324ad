import { demandsOf } from "@savile/model";
import type { Posting, Requirement, RequirementKind } from "@savile/model";
import { parsePosting } from "./parse-posting.ts";
import { asksPaper } from "./paper-demand.ts";
import { kindOfPhrase } from "./phrase-kind.ts";

/** Kinds that are held against values of their own; what else a clause names belongs to them. */
const typed: readonly (readonly RequirementKind[])[] = [
  ["years"],
  ["degree"],
  ["language"],
  ["licence", "cert"],
];

/** Those of the kinds that decide, as one: a clause that names several typed things asks for the first kind of them. */
function decisive(found: readonly Requirement[]): Requirement | undefined {
  const kind = typed.find((kinds) => found.some((demand) => kinds.includes(demand.kind)));
  if (kind === undefined) return undefined;
  const own = found.filter((demand) => kind.includes(demand.kind));
  const [first] = own;
  if (first === undefined) return undefined;
  return { ...first, canonical: [...new Set(own.flatMap(({ canonical }) => canonical))] };
}

/** Numbers of years in words that name none. */
const fewYears: readonly (readonly [RegExp, number])[] = [
  [/\b(?:several|many|multiple) years\b/i, 3],
  [/\b(?:a few|a couple of|some) years\b/i, 2],
];

function untyped(text: string, found: readonly Requirement[]): Requirement {
  const [first] = found;
  const kind = asksPaper(text) ? "cert" : (first?.kind ?? kindOfPhrase(text));
  const years = fewYears.find(([words]) => words.test(text))?.[1];
  return {
    id: "r1",
    text,
    canonical: [...new Set(found.flatMap(({ canonical }) => canonical))],
    kind: years === undefined ? kind : "years",
    ...(years === undefined ? {} : { minYears: years }),
    level: first?.level ?? "required",
    mentions: 1,
    inTitle: false,
    weight: 1,
    span: [0, text.length],
  };
}

/** A posting that states nothing but one requirement; its words stay whole, since levels and scopes stand among them. */
export function readDemand(text: string): Posting {
  const posting = parsePosting(`Requirements\n- ${text}`);
  const found = demandsOf(posting);
  const kept = decisive(found) ?? untyped(text, found);
  const { group: _, ...demand } = kept;
  return { ...posting, requirements: [{ ...demand, text }], duties: [] };
}
