import type { Sentence } from "../input/draft.ts";
import type { Ask } from "./asks.ts";
import * as frames from "./frames.data.ts";
import { isFringe } from "./duty-phrase.ts";
import { jobSpans } from "./job-words.ts";
import { say } from "./voice.ts";
import type { Saying, Voice } from "./voice.ts";

type Part = Pick<Saying, "frames" | "values" | "posting">;

function withFact({ context }: Voice): Part[] {
  const fact = context.job.company === "" ? undefined : context.fact;
  return fact === undefined
    ? []
    : [{ frames: frames.appliesFact, values: { fact: fact.text }, posting: [fact.span] }];
}

function withDuty(duties: readonly Ask[]): Part[] {
  return (
    duties
      // "Dogging or forklift" is a list of tickets, and nothing that is done.
      .filter(({ text }) => !isFringe(text) && !/ or /u.test(text))
      .map(({ text, task, requirement }) => ({
        frames: frames.appliesDuty,
        values: { duty: text, task },
        posting: [requirement.span],
      }))
  );
}

function openingOf(text: string): string {
  return text.split(" ").slice(0, 2).join(" ").toLowerCase();
}

/** Frames that do not begin as the writer's own words do, which follow. */
function besideOwn({ context }: Voice, given: readonly string[]): readonly string[] {
  const next = openingOf(context.own[0]?.text ?? "");
  return given.filter((frame) => openingOf(frame) !== next);
}

/**
 * What is applied for, under the reference that the posting gives: with a duty of the work, else with what the
 * employer is, else by its name alone.
 */
export function sayApply(voice: Voice, duties: readonly Ask[]): Sentence[] {
  const { posting, jobDescription, job } = voice.context;
  const { reference } = posting;
  const ref = reference === undefined ? "" : ` (reference ${reference})`;
  const plain: Part = { frames: frames.applies, values: {} };
  for (const part of [...withDuty(duties), ...withFact(voice), plain]) {
    const said = say(voice, {
      slot: "apply",
      frames: besideOwn(voice, part.frames),
      values: { ...job, ...part.values, ref },
      factIds: [],
      posting: [...jobSpans(posting, jobDescription), ...(part.posting ?? [])],
      form: true,
    });
    if (said !== undefined) return [said];
  }
  return [];
}
