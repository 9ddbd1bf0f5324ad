import type { Source } from "../match/source.ts";
import type { TailoringPlan } from "../plan/make-plan.ts";

/** A place of the resume that the model may word, with the facts that it may use for it. */
export interface ResumeSlot {
  readonly slot: string;
  readonly factIds: readonly string[];
  /** Demands of the posting that the line answers, the strongest first. */
  readonly reqIds: readonly string[];
}

/**
 * So many lines, and so many characters of them, are worded anew: those that serve the posting most. The
 * others stay as they are. A model writes about 240 characters a second, and somebody waits.
 */
const mostLines = 12;
const mostCharacters = 1_600;

function lineSlots(plan: TailoringPlan): ResumeSlot[] {
  let left = mostCharacters;
  return [...plan.ranked]
    .filter(({ line }) => line.kind === "bullet" && line.text.length <= 400)
    .sort((a, b) => b.utility - a.utility || a.source - b.source)
    .slice(0, mostLines)
    .filter(({ line }) => {
      left -= line.text.length;
      return left >= 0;
    })
    .sort((a, b) => a.source - b.source)
    .map(({ line, reqIds }) => ({
      slot: line.address,
      factIds: [line.address],
      reqIds: reqIds.slice(0, 3),
    }));
}

/** Everything that a summary may speak of. */
function summaryFacts(source: Source, plan: TailoringPlan): string[] {
  const best = [...plan.ranked]
    .sort((a, b) => b.utility - a.utility || a.source - b.source)
    .slice(0, 8)
    .map((entry) => entry.line.address);
  const heads = source.roles
    .filter((role) => role.paid)
    .flatMap((role) => [role.titleAddress, role.orgAddress, role.datesAddress]);
  const lists = source.lines
    .filter((line) => line.place === "list" || line.place === "credential")
    .map((line) => line.address);
  return [...heads, ...best, ...lists];
}

/** The places of the resume that a model is asked to word; a headline only where the person has none. */
export function resumeSlots(source: Source, plan: TailoringPlan): ResumeSlot[] {
  const reqIds = plan.wanted.slice(0, 6).map((entry) => entry.requirement.id);
  const factIds = summaryFacts(source, plan);
  const summary = source.hidden.has("summary") ? [] : [{ slot: "summary", factIds, reqIds }];
  return [...summary, ...lineSlots(plan)];
}

/** The paragraphs of the letter that a model is asked for; the close is ours. */
export const letterSlots = ["body.p1", "body.p2", "body.p3"] as const;
