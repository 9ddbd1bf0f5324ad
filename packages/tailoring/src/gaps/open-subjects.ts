import { coverageOf } from "@savile/model";
import type { Posting, Requirement, Tailoring } from "@savile/model";
import { contentStemsOf } from "../match/analyse.ts";
import type { Source } from "../match/source.ts";
import { isOfEmployer, lineBefore, readThing } from "./asked-thing.ts";
import { nearestHeld } from "./nearest-held.ts";
import { formOf } from "./question.rules.ts";
import type { QuestionForm } from "./question.rules.ts";
import { gapSubjects, namesSubject } from "./subjects.ts";
import type { GapSubject } from "./subjects.ts";

/** Something that is asked for by name and that nothing in the resume shows. */
export interface OpenSubject {
  readonly subject: GapSubject;
  readonly form: Exclude<QuestionForm, "none">;
  readonly names: readonly string[];
  /** What the resume names of the same kind. */
  readonly near: string | undefined;
}

interface OpenInput {
  readonly posting: Posting;
  readonly jobDescription: string;
  readonly tailoring: Pick<Tailoring, "matches" | "gaps">;
}

/** A nice-to-have is asked about where it is so much of all of them: one of few, or one that is said twice. */
const weightyShare = 0.25;

function weightyIn({ requirements }: Posting): (requirement: Requirement) => boolean {
  const nice = requirements.filter(({ level }) => level === "preferred");
  const all = nice.reduce((sum, { weight }) => sum + weight, 0);
  return ({ level, weight }) => level === "required" || weight >= weightyShare * all;
}

interface Named {
  readonly member: Requirement;
  readonly form: QuestionForm;
  readonly name: string;
}

function namedIn({ members }: GapSubject, { posting, jobDescription }: OpenInput): Named[] {
  return members.map((member) => {
    const thing = readThing(member, lineBefore(jobDescription, member));
    const form = isOfEmployer(thing, posting) ? "none" : formOf(thing);
    return { member, form, name: thing.text };
  });
}

/** Whether a line says all the words of it, whatever the match made of that. */
function isTold(source: Source, { canonical, members }: GapSubject): boolean {
  const asked = members.map(({ text }) => [...new Set(contentStemsOf(text))]);
  return source.lines.some((line) => {
    const own = new Set(line.stems);
    return (
      asked.some((stems) => stems.length > 0 && stems.every((stem) => own.has(stem))) ||
      namesSubject(line.text, canonical)
    );
  });
}

/** Whether it is a gap, and no other of "one of these" is met. */
function isGap({ tailoring: { matches, gaps } }: OpenInput, { members }: GapSubject): boolean {
  const ids = new Set(members.map(({ id }) => id));
  return (
    gaps.some((id) => ids.has(id)) &&
    !matches.some((match) => ids.has(match.reqId) && coverageOf(match.strength) === "met")
  );
}

/** What a posting asks for by name and nothing in a resume shows, in its order, each thing once. */
export function openSubjects(input: OpenInput, source: Source): OpenSubject[] {
  const seen = new Set<string>();
  const isWeighty = weightyIn(input.posting);
  return gapSubjects(input.posting).flatMap((subject): OpenSubject[] => {
    if (!subject.members.some(isWeighty) || !isGap(input, subject) || isTold(source, subject)) {
      return [];
    }
    const all = namedIn(subject, input);
    const form = all.find((one) => one.form !== "none")?.form ?? "none";
    const named = all.filter((one) => one.form === form);
    if (form === "none" || seen.has(subject.canonical)) return [];
    seen.add(subject.canonical);
    const names = [...new Set(named.map(({ name }) => name))];
    const near = names.length === 1 ? nearestHeld(source, names[0] ?? "", form) : undefined;
    return [{ subject, form, names, near }];
  });
}
