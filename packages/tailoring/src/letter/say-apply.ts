import type { Sentence } from "../input/draft.ts";
import type { Ask } from "./asks.ts";
import * as frames from "./frames.data.ts";
import { jobSpans } from "./job-words.ts";
import { say } from "./voice.ts";
import type { Saying, Voice } from "./voice.ts";

type Part = Pick<Saying, "frames" | "values" | "reqIds" | "posting">;

function withDuty(ask: Ask | undefined): Part[] {
  return ask === undefined || !ask.duty
    ? []
    : [
        {
          frames: frames.appliesDuty,
          values: { duty: ask.text },
          reqIds: [ask.requirement.id],
          posting: [ask.requirement.span],
        },
      ];
}

function withFact({ context }: Voice): Part[] {
  const fact = context.job.company === "" ? undefined : context.fact;
  return fact === undefined
    ? []
    : [{ frames: frames.appliesFact, values: { fact: fact.text }, posting: [fact.span] }];
}

/** What is applied for: with what the employer is, else with a duty of the work, else by its name alone. */
export function sayApply(voice: Voice, ask: Ask | undefined): Sentence[] {
  const { posting, jobDescription, job } = voice.context;
  const parts: Part[] = [
    ...withFact(voice),
    ...withDuty(ask),
    { frames: frames.applies, values: {} },
  ];
  for (const part of parts) {
    const said = say(voice, {
      slot: "apply",
      frames: part.frames,
      values: { ...job, ...part.values },
      factIds: [],
      reqIds: part.reqIds ?? [],
      posting: [...jobSpans(posting, jobDescription), ...(part.posting ?? [])],
      form: true,
    });
    if (said !== undefined) return [said];
  }
  return [];
}
