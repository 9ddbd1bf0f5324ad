import type { RankedLine } from "../plan/make-plan.ts";
import type { Sentence } from "../input/draft.ts";
import { joinList, upperFirst } from "../words/phrases.ts";
import { fill } from "./choose.ts";
import { copiesPosting, firstThatStands } from "./context.ts";
import type { LetterContext } from "./context.ts";
import * as frames from "./frames.data.ts";
import { jobSpans } from "./job-words.ts";
import { statedNeeds } from "./need.ts";
import type { Need } from "./need.ts";
import { isBland, isInTitle, isPaper } from "./opening-needs.ts";
import { pairsFor } from "./pairs.ts";
import type { Pair } from "./pairs.ts";

/** What the letter opens on, and the line that answers it, if one does. */
export interface Start {
  readonly needs: readonly Need[];
  readonly proven: boolean;
  readonly story: RankedLine | undefined;
}

const mostTried = 6;

/** What the letter may open on, the best first: needs that a line answers, then work that is only stated. */
export function startsOf(context: LetterContext): Start[] {
  // The best line of each need: a need that cannot be worded is not tried again with another line.
  const best = new Map<string, Pair>();
  for (const pair of pairsFor(context)) {
    if (!best.has(pair.need.text)) best.set(pair.need.text, pair);
  }
  const pairs = [...best.values()]
    .slice(0, mostTried)
    .map(({ need, story }): Start => ({ needs: [need], proven: true, story }));
  const duties = statedNeeds(context.posting)
    .filter((need) => need.doing && !copiesPosting(need.text, context.runs))
    .slice(0, mostTried)
    .map((need): Start => ({ needs: [need], proven: false, story: undefined }));
  const things = statedNeeds(context.posting)
    .filter(
      (need) =>
        !need.doing &&
        need.requirement.level === "required" &&
        need.requirement.canonical.length > 0 &&
        /[\s\p{Lu}\d]/u.test(need.text) &&
        !isBland(need) &&
        !isPaper(need) &&
        !isInTitle(need, context.posting.title ?? ""),
    )
    .slice(0, 2)
    .map((need): Start => ({ needs: [need], proven: false, story: undefined }));
  return [...pairs, ...duties, ...things, { needs: [], proven: false, story: undefined }];
}

function framesOf({ needs, proven, story }: Start): readonly string[] {
  const [first] = needs;
  if (first === undefined) return frames.openingsWithoutNeed;
  if (!proven || story === undefined)
    return first.doing ? frames.openingsForOpenDuties : frames.openingsForOpenNeeds;
  return first.doing ? frames.openingsForDoing : frames.openingsForThings;
}

/** The first sentence: the job, the employer, and what the letter opens on. */
export function firstSentence(context: LetterContext, start: Start): Sentence | undefined {
  const { job, posting, jobDescription } = context;
  const spans = jobSpans(posting, jobDescription);
  const needs = start.needs.map((need) => need.text);
  const build = (frame: string): Sentence | undefined => {
    if (job.seek === "" && /\{(?:seek|role)\}/.test(frame)) return undefined;
    return {
      text: upperFirst(fill(frame, { ...job, needs: joinList(needs) })),
      factIds: [],
      reqIds: start.needs.map((need) => need.requirement.id),
      posting: [...spans, ...start.needs.map((need) => need.requirement.span)],
    };
  };
  const found = firstThatStands(context, "opening", framesOf(start), build);
  if (found !== undefined) {
    for (const need of start.needs) {
      context.named.add(need.requirement.id);
      context.spoken.add(need.text.toLowerCase());
    }
    return found;
  }
  if (start.needs.length > 0) return undefined;
  return { text: fill("I am applying for {job}.", job), factIds: [], reqIds: [], posting: spans };
}
