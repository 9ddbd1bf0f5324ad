import { demandsOf } from "@savile/model";
import { everyday, termById } from "@savile/taxonomy/lexicon";
import { sameFamily } from "../match/title-family.ts";
import type { LetterContext } from "./context.ts";
import { kindred } from "./kindred.data.ts";

/** Whether roles and other activities prove something telling that the posting asks for, or several of its duties. */
function hasProof({ plan, source }: LetterContext): boolean {
  const proven = [...plan.byReq.values()].filter(({ requirement, match }) => {
    if (requirement.kind === "duty") return match.strength >= 0.35;
    if (requirement.kind !== "skill" || requirement.canonical.length === 0) return false;
    if (requirement.canonical.some((id) => everyday.test(id))) return false;
    return match.factIds.some((id) => {
      const place = source.byAddress.get(id)?.place;
      return match.strength >= 0.6 && (place === "role" || place === "activity");
    });
  });
  const duties = proven.filter(({ requirement }) => requirement.kind === "duty").length;
  return proven.length > duties || duties >= 2;
}

/** The field of work of which a text names most terms; everyday ones aside. */
function fieldOf(ids: readonly string[]): { field: string; count: number } {
  const counts = new Map<string, number>();
  for (const id of new Set(ids)) {
    const term = termById(id);
    if (term === undefined || term.kind === "soft" || everyday.test(id)) continue;
    counts.set(term.family, (counts.get(term.family) ?? 0) + 1);
  }
  const [first] = [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
  return { field: first?.[0] ?? "", count: first?.[1] ?? 0 };
}

/** Whether posting and resume speak of one field of work above all. */
function inSameField({ posting, source }: LetterContext): boolean {
  const asked = fieldOf(demandsOf(posting).flatMap((entry) => entry.canonical));
  const held = fieldOf(source.lines.flatMap((line) => [...line.terms]));
  return asked.count >= 2 && held.count >= 2 && asked.field === held.field;
}

function wordsOf(title: string): Set<string> {
  return new Set(title.toLowerCase().match(/\p{L}+/gu) ?? []);
}

/** Whether two titles stand for work that lies near each other. */
function isKin(a: string, b: string): boolean {
  const [left, right] = [wordsOf(a), wordsOf(b)];
  return kindred.some(
    (group) => group.some((word) => left.has(word)) && group.some((word) => right.has(word)),
  );
}

/** Same work; near work under another title; or a change of field, which is said plainly. */
export type Situation = "same" | "near" | "change";

/** How the work sought lies to the work done; `similarity` is that of the closest held title. */
export function situationOf(context: LetterContext, similarity: number): Situation {
  const { posting, source } = context;
  const sought = posting.title ?? "";
  if (similarity >= 0.3 || sought === "") return "same";
  if (source.roles.some((role) => role.paid && sameFamily(role.title, sought))) return "same";
  const kin = source.roles.some((role) => role.paid && isKin(role.title, sought));
  return kin || hasProof(context) || inSameField(context) ? "near" : "change";
}
