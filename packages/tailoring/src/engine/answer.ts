import { demandsOf } from "@savile/model";
import type { Posting } from "@savile/model";
import * as z from "zod/mini";
import type { Source } from "../match/source.ts";
import type { Proposal } from "./proposal.ts";

/** What a model answers: wordings for slots, each with the facts that carry it. */
export const answerSchema = z.object({
  proposals: z
    .array(
      z.object({
        slot: z.string(),
        factIds: z.array(z.string()).check(z.minLength(1), z.maxLength(40)),
        reqIds: z.array(z.string()).check(z.maxLength(40)),
        text: z.string().check(z.maxLength(4_000)),
      }),
    )
    .check(z.maxLength(80)),
});
export type Answer = z.infer<typeof answerSchema>;

/** Longest wording of a slot, in characters. */
export function longestOf(slot: string): number {
  if (slot === "headline") return 120;
  if (slot === "summary") return 600;
  return slot.startsWith("body.") ? 900 : 300;
}

/**
 * The proposals of an answer that speak of what was asked: unknown slots, facts and requirements are left
 * out, so is what cites no fact, and of two wordings of a slot the second.
 */
export function proposalsOf(
  answer: Answer,
  asked: ReadonlySet<string>,
  source: Source,
  posting: Posting,
): Proposal[] {
  const requirements = new Set(demandsOf(posting).map((entry) => entry.id));
  const seen = new Set<string>();
  return answer.proposals.flatMap((given): Proposal[] => {
    const factIds = [...new Set(given.factIds)].filter((id) => {
      const line = source.byAddress.get(id);
      return line !== undefined && line.place !== "contact";
    });
    if (!asked.has(given.slot) || seen.has(given.slot) || factIds.length === 0) return [];
    seen.add(given.slot);
    const reqIds = [...new Set(given.reqIds)].filter((id) => requirements.has(id));
    // "Harbor Parcel Inc.." has one full stop too many.
    const text = given.text
      .replace(/\s+/g, " ")
      .replace(/(?<!\.)\.\.(?!\.)/g, ".")
      .trim();
    return [{ slot: given.slot, factIds, reqIds, text, by: "model" }];
  });
}
