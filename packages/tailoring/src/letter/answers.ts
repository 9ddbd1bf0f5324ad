import { sameFamily } from "../match/title-family.ts";
import type { Sentence } from "../write/draft.ts";
import { fill } from "./choose.ts";
import { firstThatStands } from "./context.ts";
import type { LetterContext } from "./context.ts";
import { answers, onlyJob, onlyJobEnded, unshown } from "./frames.data.ts";
import { dutyNeeds, needsOfLine } from "./need.ts";
import type { Need } from "./need.ts";
import { isBland, isPaper } from "./opening-needs.ts";

/** A duty of the posting that the told lines answer and that nothing has named. */
export function answerSentence(context: LetterContext): Sentence | undefined {
  const { plan, told } = context;
  const needs = plan.ranked
    .filter((entry) => told.has(entry.line.address))
    .flatMap((entry) => needsOfLine(entry, plan))
    .filter((need: Need) => {
      const strength = plan.byReq.get(need.requirement.id)?.match.strength ?? 0;
      return (
        need.doing &&
        strength >= 0.35 &&
        !isBland(need) &&
        !isPaper(need) &&
        !context.named.has(need.requirement.id) &&
        !context.spoken.has(need.text.toLowerCase())
      );
    });
  const [need] = needs;
  if (need === undefined) return undefined;
  const sentence = firstThatStands(context, "answers", answers, (frame) => ({
    text: fill(frame, { needs: need.text }),
    factIds: [],
    reqIds: [need.requirement.id],
    posting: [need.requirement.span],
  }));
  if (sentence === undefined) return undefined;
  context.named.add(need.requirement.id);
  context.spoken.add(need.text.toLowerCase());
  return sentence;
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
    const sentence = firstThatStands(context, "unshown", unshown, (frame) => ({
      text: fill(frame, { needs: need.text }),
      factIds: [],
      reqIds: [need.requirement.id],
      posting: [need.requirement.span],
    }));
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
