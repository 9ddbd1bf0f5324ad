import type { Sentence } from "../input/draft.ts";
import type { SourceRole } from "../match/source.ts";
import { sameWork } from "../match/title-family.ts";
import { yearsAs } from "../write/years-as.ts";
import type { Ask } from "./asks.ts";
import type { LetterContext } from "./context.ts";
import * as frames from "./frames.data.ts";
import { jobSpans } from "./job-words.ts";
import type { Situation, Slot } from "./letter-plan.ts";
import { tellsYears } from "./own-words.ts";
import { remember, roleFacts, roleValues } from "./say-lines.ts";
import type { Telling } from "./say-lines.ts";
import type { Told } from "./told.ts";
import { nearRoles } from "./trade-roles.ts";
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

type DutySaying = Omit<Saying, "factIds" | "frames">;

const bareDuty: DutySaying = { slot: "duty", reqIds: [], posting: [], values: {} };

/** What a sentence about an ask may say; of none there is nothing to fill in. */
function dutySaying(ask: Ask | undefined): DutySaying {
  if (ask === undefined) return { ...bareDuty, values: { duty: "", task: "", ask: "" } };
  const { requirement, task, text } = ask;
  return {
    slot: "duty",
    reqIds: [requirement.id],
    posting: [requirement.span],
    values: { duty: ask.duty ? text : "", task, ask: ask.duty ? "" : text },
  };
}

function dutyFrames(ask: Ask | undefined, after: boolean): readonly string[] {
  if (after) return frames.dutiesAfter;
  return ask === undefined || ask.task === "" ? frames.duties : frames.dutiesDone;
}

/** The employer's duty, or what the posting asks for where it names no duty. */
export function sayDuty(voice: Voice, ask: Ask | undefined, after: boolean): Sentence[] {
  const duty = dutySaying(ask);
  const own = dutyFrames(ask, after);
  const named = [own, frames.wants].map((given) => namingEmployer(voice, given));
  for (const given of [...named, own, frames.duties, frames.wants]) {
    const said = ofJob(voice, { ...duty, frames: given });
    if (said !== undefined) return [said];
  }
  const bare = ofJob(voice, { ...bareDuty, frames: frames.bare });
  return bare === undefined ? [] : [bare];
}

const whoFrames: Readonly<Partial<Record<Situation, readonly string[]>>> = {
  known: frames.whoKnown,
};

/** A title as it is compared: in small letters, without marks. */
function plainTitle(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}]+/gu, " ")
    .trim();
}

/** From so many years on the rest adds little. */
const manyYears = 5;

/** Whether the work was done for longer than a few years tell: under other titles as well. */
function isOfMore(context: LetterContext, years: number, roles: readonly SourceRole[]): boolean {
  const told = new Set(roles.map(({ id }) => id));
  return years < manyYears && [...nearRoles(context)].some((id) => !told.has(id));
}

const fewestYears = 2;

/** Whether so many years are worth telling: as many as are asked for, and all of them. */
function isEnough(context: LetterContext, { years, roles }: ReturnType<typeof yearsAs>): boolean {
  const least = Math.max(fewestYears, context.posting.years ?? 0);
  return years >= least && !isOfMore(context, years, roles);
}

/** "6 years", where the person did the very work that is sought for as long, and the closest role is near. */
function yearsInWork(
  { context }: Voice,
  title: string,
  worked: ReturnType<typeof yearsAs>,
): string {
  const { years, roles } = worked;
  const { plan, posting } = context;
  const near = (plan.closest?.similarity ?? 0) >= 0.45;
  // Years under one title are no years under another that is near it.
  const oneTitle = roles.every((role) => plainTitle(role.title) === plainTitle(title));
  const learning = /\b(?:intern|internship|trainee|student|volunteer|apprentice)\b/i.test(title);
  const isOne = near && oneTitle && !learning && sameWork(title, posting.title ?? title);
  return isOne && isEnough(context, worked) ? `${years} years` : "";
}

/** The same, where the person's own words tell no years: two statements in one letter would have to agree. */
function yearsSaid(voice: Voice, title: string, worked: ReturnType<typeof yearsAs>): string {
  return tellsYears(voice.context.own) ? "" : yearsInWork(voice, title, worked);
}

/** Frames that introduce a role; those of a job that goes on only where it was not yet introduced. */
function sameFrames(
  telling: Telling,
  { id, period }: SourceRole,
  last: boolean,
): readonly string[] {
  if (telling.introduced.has(id)) return frames.whoSame;
  if (period.end === "present")
    return [...frames.whoSame, ...frames.whoSameCurrent, ...frames.whoNow, ...frames.whoNowAlone];
  return last ? [...frames.whoSame, ...frames.whoLately] : frames.whoSame;
}

/** Whether no other job ended later: only that one is "my last post". */
function isLast({ context }: Voice, { period }: SourceRole): boolean {
  return context.source.roles.every((other) => !other.paid || other.period.end <= period.end);
}

/** Years in the work with the post that was held last, where the letter has not named it yet. */
function lately(voice: Voice, { introduced }: Telling, role: SourceRole): readonly string[] {
  const fresh = !introduced.has(role.id) && (role.period.end === "present" || isLast(voice, role));
  return fresh ? frames.whoSameLately : frames.whoSame;
}

const membership =
  /^(?:(?:board|club|committee|vice|co)[- ])?(?:member|president|chair(?:man|woman|person)?|treasurer|captain)$/i;

/** Frames of a situation; none where they would say "last" of a post that was not. */
function ownFrames(voice: Voice, as: Situation, role: SourceRole): readonly string[] | undefined {
  const current = role.period.end === "present";
  const last = isLast(voice, role);
  // One is "president of the club", and works as one nowhere.
  if (membership.test(role.title)) return current ? frames.whoMember : [];
  if (as === "return") return last ? frames.whoLately : undefined;
  if (as !== "change" && as !== "other-field") return whoFrames[as];
  if (current) return frames.whoChange;
  return last ? frames.whoLately : undefined;
}

type Who = Extract<Slot, { readonly kind: "who" }>;

/** Who writes: years in the work, the step, the way from another field, the return; of the first role that can be said. */
export function sayWho(voice: Voice, telling: Telling, { as, roles, deed }: Who): Sentence[] {
  for (const role of roles) {
    const said = sayDeed(voice, telling, as, role, deed) ?? sayRole(voice, telling, as, role);
    if (said !== undefined) return [said];
  }
  return [];
}

/** Frames that tell a deed with the role; none where the role has ended and was not the last. */
function deedFrames(voice: Voice, role: SourceRole): readonly string[] {
  const isNow = role.period.end === "present";
  if (!isNow && !isLast(voice, role)) return [];
  return [...frames.whoSameDoes, ...(isNow ? frames.whoDoes : frames.whoDid)];
}

/** Situations whose own words about a role say more than a deed. */
const ownWords: ReadonlySet<Situation> = new Set(["known", "return"]);

/** Who writes, with what they do there that comes nearest to the post. */
function sayDeed(
  voice: Voice,
  telling: Telling,
  as: Situation,
  role: SourceRole,
  deed: Told | undefined,
): Sentence | undefined {
  if (deed === undefined || deed.entry.role.id !== role.id || ownWords.has(as)) return undefined;
  if (membership.test(role.title)) return undefined;
  const worked = yearsAs(voice.context.source, role.title);
  const said = say(voice, {
    slot: "who",
    frames: deedFrames(voice, role),
    values: {
      ...roleValues(role),
      years: yearsSaid(voice, role.title, worked),
      did: deed.did,
    },
    factIds: [role.titleAddress, role.orgAddress, deed.entry.line.address],
    factsOf: { ...roleFacts(role), years: worked.roles.map((entry) => entry.datesAddress) },
  });
  if (said !== undefined) remember(telling, deed);
  return said;
}

/** Where somebody works of whose job the resume gives no title that one can hold. */
function sayPlace(
  voice: Voice,
  role: SourceRole,
  saying: Omit<Saying, "frames">,
): Sentence | undefined {
  // A title that nobody holds is as good as none: "student placement", "inside sales".
  if (roleValues(role)["held"] !== "") return undefined;
  const isNow = role.period.end === "present";
  const given = isNow ? frames.whoAt : frames.whoAtLately;
  return say(voice, { ...saying, frames: given, factIds: [role.orgAddress] });
}

/** Whether a sentence has named where a role was; who works for nobody is named by the title alone. */
function namesRole({ text }: Sentence, role: SourceRole): boolean {
  const { org = "", held = "" } = roleValues(role);
  const name = org === "" ? held : org;
  return name !== "" && text.includes(name);
}

function sayRole(
  voice: Voice,
  telling: Telling,
  as: Situation,
  role: SourceRole,
): Sentence | undefined {
  const { source, posting, job } = voice.context;
  const worked = yearsAs(source, role.title);
  const saying = {
    slot: "who",
    values: { ...job, ...roleValues(role), years: yearsSaid(voice, role.title, worked) },
    factIds: [role.titleAddress, role.orgAddress],
    factsOf: { ...roleFacts(role), years: worked.roles.map((entry) => entry.datesAddress) },
    posting: jobSpans(posting, voice.context.jobDescription),
  };
  const own = ownFrames(voice, as, role);
  const said =
    say(voice, { ...saying, frames: own ?? lately(voice, telling, role) }) ??
    say(voice, { ...saying, frames: sameFrames(telling, role, isLast(voice, role)) }) ??
    say(voice, { ...saying, frames: telling.introduced.has(role.id) ? [] : frames.whoEver }) ??
    sayPlace(voice, role, saying);
  if (said !== undefined && namesRole(said, role)) {
    telling.last = role;
    telling.introduced.add(role.id);
  }
  return said;
}
