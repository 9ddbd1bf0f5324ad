import { sameFamily } from "../match/title-family.ts";
import type { Sentence } from "../input/draft.ts";
import { firstThatStands } from "./context.ts";
import type { LetterContext } from "./context.ts";
import { answers, onlyJob, onlyJobEnded, unshown } from "./frames.data.ts";
import { needSentence } from "./need-sentence.ts";
import { dutyNeeds } from "./need.ts";
import { answeredNeed } from "./pairs.ts";

/** A duty of the posting that the told lines answer and that nothing has named. */
export function answerSentence(context: LetterContext): Sentence | undefined {
  const { plan, told } = context;
  const need = plan.ranked
    .filter((entry) => told.has(entry.line.address))
    .flatMap((entry) => answeredNeed(context, entry) ?? [])
    .find((found) => found.doing);
  return need === undefined ? undefined : needSentence(context, "answers", answers, need);
}

/** For somebody from another field: work of the posting that nothing in the resume comes near. */
export function unshownSentence(context: LetterContext): Sentence | undefined {
  const { plan, posting } = context;
  const { closest } = plan;
  const near =
    closest !== undefined &&
    (posting.title === undefined ||
      closest.similarity >= 0.3 ||
      sameFamily(closest.role.title, posting.title));
  if (near) return undefined;
  const needs = [...plan.byReq.values()]
    .filter(({ requirement, match }) => requirement.kind === "duty" && match.strength < 0.15)
    .flatMap(({ requirement }) => dutyNeeds(requirement))
    .filter(
      (found) =>
        !context.named.has(found.requirement.id) && !context.spoken.has(found.text.toLowerCase()),
    );
  for (const need of needs.slice(0, 4)) {
    const sentence = needSentence(context, "unshown", unshown, need);
    if (sentence !== undefined) return sentence;
  }
  return undefined;
}

/** For somebody whose resume holds one job. */
export function onlyJobSentence(context: LetterContext): Sentence | undefined {
  const jobs = context.source.roles.filter((role) => role.paid);
  const [job] = jobs;
  if (job === undefined || jobs.length > 1) return undefined;
  const frames = job.period.end === "present" ? onlyJob : onlyJobEnded;
  return firstThatStands(context, "only-job", frames, (text) => ({
    text,
    factIds: [job.titleAddress, job.orgAddress],
    reqIds: [],
  }));
}
