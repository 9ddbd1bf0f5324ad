import { demandsOf } from "@savile/model";
import type { Posting, Requirement, RequirementKind } from "@savile/model";
import { parsePosting } from "./parse-posting.ts";
import { kindOfPhrase } from "./phrase-kind.ts";

/** Kinds that are held against values of their own; what else a clause names belongs to them. */
const typed: readonly RequirementKind[] = ["years", "degree", "language", "licence", "cert"];

/** What alone would be asked: a clause that names several typed things asks for the first kind of them. */
function decisive(found: readonly Requirement[]): Requirement[] {
  const kind = typed.find((one) => found.some((demand) => demand.kind === one));
  if (kind === undefined) return [];
  const papers = kind === "licence" || kind === "cert";
  return found.filter(
    (demand) =>
      demand.kind === kind || (papers && (demand.kind === "cert" || demand.kind === "licence")),
  );
}

function untyped(text: string, found: readonly Requirement[]): Requirement {
  const [first] = found;
  return {
    id: "r1",
    text,
    canonical: [...new Set(found.flatMap(({ canonical }) => canonical))],
    kind: first?.kind ?? kindOfPhrase(text),
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
  const kept = decisive(found).map((demand) => ({ ...demand, text }));
  return { ...posting, requirements: kept.length > 0 ? kept : [untyped(text, found)], duties: [] };
}
