import type { Sentence } from "../input/draft.ts";
import type { SourceRole } from "../match/source.ts";
import { sameWork } from "../match/title-family.ts";
import { yearsAs } from "../write/years-as.ts";
import type { Ask } from "./asks.ts";
import type { EmployerFact } from "./employer-fact.ts";
import * as frames from "./frames.data.ts";
import { joinList } from "../words/phrases.ts";
import { jobSpans } from "./job-words.ts";
import type { Situation } from "./letter-plan.ts";
import { roleFacts, roleValues } from "./say-lines.ts";
import type { Telling } from "./say-lines.ts";
import { say } from "./voice.ts";
import type { Saying, Voice } from "./voice.ts";

function ofJob(voice: Voice, saying: Omit<Saying, "factIds">): Sentence | undefined {
  const { posting, jobDescription, job } = voice.context;
  return say(voice, {
    ...saying,
    values: { ...job, ...saying.values },
    factIds: [],
    posting: [...jobSpans(posting, jobDescription), ...(saying.posting ?? [])],
  });
}

/** Frames that name the employer, where it is known. */
function namingEmployer(voice: Voice, given: readonly string[]): readonly string[] {
  if (voice.context.job.company === "") return given;
  return given.filter((frame) => /\{(?:company|Company|at)\}/.test(frame));
}

/** The employer's duty, or what the posting asks for where it names no duty. */
export function sayDuty(voice: Voice, ask: Ask | undefined, after: boolean): Sentence[] {
  const duty = {
    slot: "duty",
    reqIds: ask === undefined ? [] : [ask.requirement.id],
    posting: ask === undefined ? [] : [ask.requirement.span],
    values: {
      duty: ask?.duty === true ? ask.text : "",
      task: ask?.task ?? "",
      ask: ask?.duty === true ? "" : (ask?.text ?? ""),
    },
  };
  const plain = (ask?.task ?? "") === "" ? frames.duties : frames.dutiesDone;
  const withEmployer = (given: readonly string[]) => namingEmployer(voice, given);
  const said =
    ofJob(voice, { ...duty, frames: withEmployer(after ? frames.dutiesAfter : plain) }) ??
    ofJob(voice, { ...duty, frames: withEmployer(frames.wants) }) ??
    ofJob(voice, { ...duty, frames: after ? frames.dutiesAfter : plain }) ??
    ofJob(voice, { ...duty, frames: frames.duties }) ??
    ofJob(voice, { ...duty, frames: frames.wants }) ??
    ofJob(voice, { ...duty, values: {}, frames: frames.bare, posting: [], reqIds: [] });
  return said === undefined ? [] : [said];
}

const whoFrames: Readonly<Partial<Record<Situation, readonly string[]>>> = {
  "step-up": frames.whoStep,
  "other-field": frames.whoChange,
  change: frames.whoChange,
  return: frames.whoReturn,
  known: frames.whoKnown,
};

/** Who writes: years in the work, the step, the way from another field, the return. */
export function sayWho(
  voice: Voice,
  telling: Telling,
  as: Situation,
  role: SourceRole,
): Sentence[] {
  const { source, posting, job } = voice.context;
  const { years, roles } = yearsAs(source, role.title);
  const near = (voice.context.plan.closest?.similarity ?? 0) >= 0.45;
  const learning = /\b(?:intern|internship|trainee|student|volunteer|apprentice)\b/i.test(
    role.title,
  );
  const same = years >= 2 && near && !learning && sameWork(role.title, posting.title ?? role.title);
  const introduced = telling.introduced.has(role.id);
  const current = role.period.end === "present";
  const plain = introduced ? [] : current ? [...frames.whoSameCurrent, ...frames.whoNow] : [];
  const saying = {
    slot: "who",
    values: { ...job, ...roleValues(role), years: same ? `${years} years` : "" },
    factIds: [role.titleAddress, role.orgAddress],
    factsOf: { ...roleFacts(role), years: roles.map((entry) => entry.datesAddress) },
    posting: jobSpans(posting, voice.context.jobDescription),
  };
  const said =
    say(voice, { ...saying, frames: whoFrames[as] ?? frames.whoSame }) ??
    say(voice, { ...saying, frames: [...frames.whoSame, ...plain] });
  if (said === undefined) return [];
  if (said.text.includes(roleValues(role)["org"] || "\u0000")) {
    telling.last = role;
    telling.introduced.add(role.id);
  }
  return [said];
}

/** Duties that no line answers: what one would take on. */
export function sayWilling(voice: Voice, asks: readonly Ask[]): Sentence[] {
  const said = ofJob(voice, {
    slot: "willing",
    frames: frames.willing,
    values: { tasks: joinList(asks.map(({ task }) => task)) },
    reqIds: asks.map(({ requirement }) => requirement.id),
    posting: asks.map(({ requirement }) => requirement.span),
  });
  return said === undefined ? [] : [said];
}

/** Something about the employer. */
export function sayFact(voice: Voice, fact: EmployerFact): Sentence[] {
  const said = ofJob(voice, {
    slot: "fact",
    frames: fact.doing ? frames.factsOfWork : frames.factsOfKind,
    values: { fact: fact.text },
    posting: [fact.span],
  });
  return said === undefined ? [] : [said];
}
