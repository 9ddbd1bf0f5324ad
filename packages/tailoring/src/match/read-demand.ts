import { demandsOf } from "@savile/model";
import type { Posting, Requirement, RequirementKind } from "@savile/model";
import { askedGroup } from "../posting/asked-languages.ts";
import { asksPaper } from "../posting/paper-demand.ts";
import { parsePosting } from "../posting/parse-posting.ts";
import { kindOfPhrase } from "../posting/phrase-kind.ts";
import { heldDegree } from "./held-degrees.ts";
import { levelIn } from "./language-level.ts";
import { languagesIn } from "./languages.ts";

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

/** What schools end with, which a posting in English does not name. */
const schools =
  /^(?:completed |your )?(?:Abitur|Matura|Maturit\p{L}+|Baccalauréat|A[- ]levels|GCSEs?|Leaving Cert\p{L}*)(?!\p{L})/iu;

/** What a demand asks for whose words the posting does not type: a language, a degree, years, a paper. */
function typeOf(text: string): Pick<Requirement, "kind" | "minYears"> | undefined {
  const years = fewYears.find(([words]) => words.test(text))?.[1];
  if (years !== undefined) return { kind: "years", minYears: years };
  const speaks = levelIn(text) !== undefined || /\b(?:languages?|speaking|spoken)\b/i.test(text);
  if (askedGroup(text) !== undefined || (languagesIn(text).length > 0 && speaks))
    return { kind: "language" };
  if (/\bdegree\b/i.test(text) || schools.test(text)) return { kind: "degree" };
  return asksPaper(text) ? { kind: "cert" } : undefined;
}

function untyped(text: string, found: readonly Requirement[]): Requirement {
  const [first] = found;
  const type = typeOf(text);
  const rung = type?.kind === "degree" ? [heldDegree(text) ?? "bachelor"] : undefined;
  return {
    id: "r1",
    text,
    canonical: rung ?? [...new Set(found.flatMap(({ canonical }) => canonical))],
    kind: first?.kind ?? kindOfPhrase(text),
    ...type,
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
