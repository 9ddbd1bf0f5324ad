import { letterLeaves, resumeLeaves } from "@savile/model";
import type { Resume, Tailoring } from "@savile/model";
import { refine } from "../refine/refine.ts";
import type { Refined } from "../refine/refine.ts";
import { setRefinements } from "../refine/set-refinements.ts";
import { review } from "../review.ts";
import * as postings from "./postings.ts";
import { decideAll, longResume, makeCase } from "./review-cases.ts";
import type { ReviewCase } from "./review-cases.ts";
import type { Effect, Person } from "./refine-trials.data.ts";
import * as resumes from "./resumes.ts";

const people: Readonly<Record<Person, readonly [Resume, string]>> = {
  platform: [longResume, postings.softwarePosting],
  teacher: [resumes.teacherResume, postings.teacherPosting],
  electrician: [resumes.electricianResume, postings.electricianPosting],
  accountant: [resumes.accountantResume, postings.accountantPosting],
  server: [resumes.serverResume, postings.officePosting],
  student: [resumes.studentResume, postings.marketingPosting],
  warehouse: [resumes.warehouseResume, postings.warehousePosting],
  marketer: [resumes.marketerResume, postings.marketingPosting],
};

const made = new Map<Person, Promise<ReviewCase>>();

/** The documents of a person. */
export function documentsOf(person: Person): Promise<ReviewCase> {
  const known = made.get(person);
  const [resume, posting] = people[person];
  const found = known ?? makeCase(person, resume, posting);
  made.set(person, found);
  return found;
}

/** Pages of a resume where eight lines fill one. */
export async function fewLines(resume: Resume): Promise<number> {
  const lines = resume.experience.reduce((sum, job) => sum + job.bullets.length, 0);
  return Math.max(1, Math.ceil(lines / 8));
}

/** The documents before and after everything that an instruction proposes is accepted. */
export interface Tried {
  readonly refined: Refined;
  readonly before: Tailoring;
  readonly after: Tailoring;
}

/** Carries an instruction out and accepts what it proposes. */
export async function tryInstruction(person: Person, instruction: string): Promise<Tried> {
  const { base, tailoring } = await documentsOf(person);
  const refined = await refine({ ...base, tailoring, instruction, measure: fewLines });
  if (refined.lines.length === 0) return { refined, before: tailoring, after: tailoring };
  const refinement = {
    id: "r1",
    instruction,
    at: "2026-11-21T10:00:00.000Z",
    made: tailoring.resume.made,
    lines: [...refined.lines],
  };
  const layered = setRefinements(tailoring, [refinement]);
  const proposed = review({ ...base, tailoring: layered, decisions: [] });
  const asked = proposed.changes.filter((change) => change.refinement !== undefined);
  const decisions = decideAll(asked, "accept");
  const after = review({ ...base, tailoring: layered, decisions });
  return { refined, before: tailoring, after };
}

function wordsOf(leaves: readonly { text: string }[]): number {
  return leaves.reduce((sum, leaf) => sum + leaf.text.split(/\s+/).length, 0);
}

function linesAt({ resume }: Tailoring["resume"], entry: string): readonly string[] {
  const entries = [...resume.experience, ...resume.projects, ...resume.volunteer];
  const group = resume.skills.find(({ id }) => id === entry)?.skills;
  return (group ?? entries.find(({ id }) => id === entry)?.bullets ?? []).map(({ text }) => text);
}

function has(texts: readonly (string | undefined)[], part: string): boolean {
  return texts.some((text) => text?.toLowerCase().includes(part.toLowerCase()) === true);
}

/** Whether an effect holds. */
export async function holds({ before, after }: Tried, effect: Effect): Promise<boolean> {
  const { resume } = after.resume;
  const shown = resumeLeaves(resume);
  const was = resumeLeaves(before.resume.resume);
  const letter = letterLeaves(after.letter.letter);
  const letterWas = letterLeaves(before.letter.letter);
  const body = (leaves: typeof letter) =>
    leaves.filter(({ address }) => address.startsWith("body.")).map(({ text }) => ({ text }));
  if ("first" in effect)
    return has(linesAt(after.resume, effect.first[0]).slice(0, 1), effect.first[1]);
  if ("last" in effect) return has(linesAt(after.resume, effect.last[0]).slice(-1), effect.last[1]);
  if ("gone" in effect)
    return !has(
      shown.map(({ text }) => text),
      effect.gone,
    );
  if ("shown" in effect)
    return has(
      shown.map(({ text }) => text),
      effect.shown,
    );
  if ("headline" in effect) return resume.headline.startsWith(effect.headline);
  if ("summary" in effect) return has([resume.summary], effect.summary);
  if ("letterSays" in effect)
    return has(
      body(letter).map(({ text }) => text),
      effect.letterSays,
    );
  if ("letterOmits" in effect)
    return !has(
      body(letter).map(({ text }) => text),
      effect.letterOmits,
    );
  if ("closing" in effect) return after.letter.letter.closing === effect.closing;
  if ("pages" in effect) return (await fewLines(resume)) <= effect.pages;
  if ("skill" in effect)
    return has(
      resume.skills.flatMap((group) => group.skills.map(({ text }) => text)),
      effect.skill,
    );
  if ("sections" in effect)
    return resume.order.indexOf(effect.sections[0]) < resume.order.indexOf(effect.sections[1]);
  if ("resume" in effect) {
    if (effect.resume === "shorter") return wordsOf(shown) < wordsOf(was);
    const same = JSON.stringify(shown) === JSON.stringify(was);
    return effect.resume === "same" ? same : !same;
  }
  const [now, then] = [wordsOf(body(letter)), wordsOf(body(letterWas))];
  if (effect.letter === "shorter") return now < then;
  return effect.letter === "longer"
    ? now > then
    : JSON.stringify(letter) !== JSON.stringify(letterWas);
}
