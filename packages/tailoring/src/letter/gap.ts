import type { Posting, Requirement } from "@savile/model";
import { everyday, isBrand, termById, titleNouns } from "@savile/taxonomy/lexicon";
import type { Sentence } from "../input/draft.ts";
import { fill } from "./choose.ts";
import { firstThatStands } from "./context.ts";
import type { LetterContext } from "./context.ts";
import { gapLines, nearGapLines } from "./frames.data.ts";

/** A thing with a name of its own: what is missing in general terms is judged better by the reader. */
function isNamed({ kind, text, canonical }: Requirement, posting: Posting): boolean {
  const head = `${posting.title ?? ""} ${posting.company ?? ""} ${posting.department ?? ""}`;
  return (
    ["skill", "cert"].includes(kind) &&
    canonical.length > 0 &&
    !canonical.some((id) => everyday.test(id)) &&
    !titleNouns.has(text.split(" ").at(-1)?.toLowerCase() ?? "") &&
    (isBrand(text) || /\p{Lu}[\p{L}\d/&+-]*[\p{Lu}\d]|\d/u.test(text)) &&
    !head.toLowerCase().includes(text.toLowerCase())
  );
}

/** What the resume shows instead of a tool: another of the same kind. */
function nearOf(
  context: LetterContext,
  requirement: Requirement,
): { text: string; factId: string } | undefined {
  const match = context.plan.byReq.get(requirement.id)?.match;
  if (match === undefined || match.strength === 0 || match.how === "stem") return undefined;
  const parents = termById(requirement.canonical[0] ?? "")?.parents ?? [];
  for (const factId of match.factIds) {
    const hit = context.source.byAddress
      .get(factId)
      ?.hits.find(
        ({ term }) => parents.includes(term.id) || term.parents.some((id) => parents.includes(id)),
      );
    if (hit !== undefined) return { text: hit.spelling, factId };
  }
  return undefined;
}

/**
 * An honest line on one missing must-have, where most of the rest is there.
 * @param always also where much is missing: a short letter gains by saying so
 */
export function gapSentence(context: LetterContext, always: boolean): Sentence | undefined {
  const { plan } = context;
  const must = [...plan.byReq.values()].filter(
    ({ requirement }) =>
      (requirement.level === "required" || (always && requirement.level === "preferred")) &&
      isNamed(requirement, context.posting),
  );
  const met = [...plan.byReq.values()].filter(
    ({ requirement, match }) =>
      requirement.level === "required" && requirement.kind !== "soft" && match.strength >= 0.6,
  ).length;
  const gaps = must.filter(
    ({ requirement }) =>
      plan.gaps.includes(requirement.id) &&
      requirement.group === undefined &&
      !context.named.has(requirement.id),
  );
  const [gap] = gaps.sort((a, b) => b.requirement.weight - a.requirement.weight);
  if (gap === undefined) return undefined;
  if (!always && (gaps.length > 2 || met < 1 || met < gaps.length)) return undefined;
  const { requirement } = gap;
  const near = nearOf(context, requirement);
  if (near === undefined && gap.match.strength > 0) return undefined;
  return firstThatStands(context, "gap", near === undefined ? gapLines : nearGapLines, (frame) => ({
    text: fill(frame, { gap: requirement.text, near: near?.text ?? "" }),
    factIds: near === undefined ? [] : [near.factId],
    reqIds: [requirement.id],
    posting: [requirement.span],
  }));
}
