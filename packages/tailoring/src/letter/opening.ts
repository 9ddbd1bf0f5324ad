import type { RankedLine } from "../plan/make-plan.ts";
import { contentStems } from "../text/stem.ts";
import type { Sentence } from "../write/draft.ts";
import { joinList, upperFirst } from "../write/phrases.ts";
import { fill } from "./choose.ts";
import { copiesPosting, firstThatStands } from "./context.ts";
import type { LetterContext } from "./context.ts";
import * as frames from "./frames.data.ts";
import { jobSpans } from "./job-words.ts";
import { needsOfLine, provenNeeds, statedNeeds } from "./need.ts";
import type { Need } from "./need.ts";
import { isBland, isInTitle, isPaper, openingNeeds } from "./opening-needs.ts";

/** What the letter opens on, and the line that answers it, if one does. */
export interface Start {
  readonly needs: readonly Need[];
  readonly proven: boolean;
  readonly story: RankedLine | undefined;
}

const levelWorth = { required: 1, preferred: 0.7, context: 0.45 } as const;

/** How well a need opens a letter, with the line that answers it. */
function worthOf(need: Need, story: RankedLine, { plan }: LetterContext): number {
  const { requirement } = need;
  const strength = plan.byReq.get(requirement.id)?.match.strength ?? 0;
  if (need.doing && strength < 0.25) return 0;
  const kind = need.doing ? 1.7 : /[\s\p{Lu}\d]/u.test(need.text) ? 1 : 0.5;
  const ofWho = plan.closest?.role.id === story.role.id ? 0.25 : 0;
  const told = need.doing ? strength : Math.min(1, strength);
  const asked = contentStems(need.text);
  const shared = asked.filter((stem) => story.line.stems.includes(stem)).length;
  const close = asked.length === 0 ? 0 : shared / asked.length;
  const number = /\d/.test(story.line.text) ? 0.15 : 0;
  return (
    levelWorth[requirement.level] * kind * (0.4 + told) +
    story.utility * 0.15 +
    close * 0.5 +
    number +
    ofWho -
    story.role.recency * 0.08
  );
}

/** A need of the posting together with a line that can be told and answers it. */
function bestPair(context: LetterContext): Start | undefined {
  const { plan, posting, stories } = context;
  const title = posting.title ?? "";
  const pairs = stories.flatMap((story) =>
    needsOfLine(story, plan)
      .filter(
        (need) =>
          !isBland(need) &&
          !isPaper(need) &&
          !isInTitle(need, title) &&
          !copiesPosting(need.text, context.runs),
      )
      .map((need) => ({ need, story, worth: worthOf(need, story, context) })),
  );
  const [best] = pairs.sort((a, b) => b.worth - a.worth);
  if (best === undefined || best.worth === 0) return undefined;
  return { needs: [best.need], proven: true, story: best.story };
}

/** What the letter opens on: a need that a line answers, else one that the resume names, else one that is only stated. */
export function startOf(context: LetterContext): Start {
  const pair = bestPair(context);
  if (pair !== undefined) return pair;
  const own = (need: Need) => !copiesPosting(need.text, context.runs);
  const found = openingNeeds(
    provenNeeds(context.plan).filter(own),
    statedNeeds(context.posting).filter(own),
    context.posting.title,
  );
  return { ...found, story: undefined };
}

function framesOf({ needs, proven, story }: Start): readonly string[] {
  const [first] = needs;
  if (first === undefined) return frames.openingsWithoutNeed;
  if (!proven) return first.doing ? frames.openingsForOpenDuties : frames.openingsForOpenNeeds;
  if (story === undefined) return frames.openingsForListed;
  return first.doing ? frames.openingsForDoing : frames.openingsForThings;
}

/** The first sentence: the job, the employer, and what the letter opens on. */
export function firstSentence(context: LetterContext, start: Start): Sentence {
  const { job, posting, jobDescription } = context;
  const spans = jobSpans(posting, jobDescription);
  const needs = start.needs.map((need) => need.text);
  const proofs =
    start.story === undefined && start.proven
      ? start.needs.flatMap(
          (need) => context.plan.byReq.get(need.requirement.id)?.match.factIds.slice(0, 2) ?? [],
        )
      : [];
  const build = (frame: string): Sentence | undefined => {
    if (job.seek === "" && /\{(?:seek|role)\}/.test(frame)) return undefined;
    const single = needs.length < 2;
    // "which are also on my resume" is said of two things.
    if (single && frame.includes("which are")) return undefined;
    return {
      text: upperFirst(
        fill(frame, { ...job, needs: joinList(needs), all: single ? "that" : "both" }),
      ),
      factIds: proofs,
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
  return {
    text: fill("I am applying for {job}.", job),
    factIds: [],
    reqIds: [],
    posting: spans,
  };
}
