import { mapResumeTexts, maxGapQuestions } from "@savile/model";
import type { GapQuestion, Requirement, Resume, Tailoring } from "@savile/model";
import { matchRequirements } from "../match/match-requirements.ts";
import { readSource } from "../match/source.ts";
import type { StandingInput } from "../source-input.ts";
import { scoreSource } from "../score/score-resume.ts";
import {
  certificatePlace,
  gapPlaces,
  languagePlace,
  withCertificate,
  withLanguage,
  withLine,
} from "./places.ts";
import { gapSubjects, namesOf } from "./subjects.ts";
import type { GapSubject } from "./subjects.ts";

/** The documents as they are now: gains are counted from their score. */
export type GapInput = Pick<StandingInput, "resume" | "facts" | "posting" | "today" | "tailoring">;

const trial = "g0";

/** The roles that an answer may name, by what is asked. */
function rolesFor(kind: Requirement["kind"], resume: Resume): GapQuestion["roles"] {
  if (kind === "cert" || kind === "licence") {
    return [{ id: certificatePlace, label: "Certificates and licences" }];
  }
  if (kind === "language") return [{ id: languagePlace, label: "Languages" }];
  return gapPlaces(resume).map(({ id, label }) => ({ id, label }));
}

/**
 * The resume as it would be after a plain yes: a long line that says little else, so that the person's own
 * words hardly earn less.
 */
function afterYes(resume: Resume, subject: GapSubject, role: string, today: string): Resume {
  const [name = subject.members[0].text] = namesOf(subject.canonical);
  if (role === certificatePlace) {
    return withCertificate(resume, { id: `crt${trial}`, name, year: today.slice(0, 4) });
  }
  if (role === languagePlace) {
    return withLanguage(resume, { id: `lng${trial}`, name, level: "fluent" });
  }
  const text = `Took part in ${name} here, at first with help from others and by the end on my own`;
  return withLine(resume, role, { id: trial, text });
}

function questionText(subject: GapSubject, term: string): string {
  const { kind } = subject.members[0];
  if (kind === "cert" || kind === "licence") {
    return `The posting asks for ${term}. Do you hold it, and since when?`;
  }
  return kind === "language"
    ? `The posting asks for ${term}. Do you speak it, and how well?`
    : `The posting asks for ${term}. Have you done this? Where and when?`;
}

/** The resume without the words of the person that nothing carries: they earn nothing, a yes would. */
function withoutUnproven({ resume: { resume, claims } }: Tailoring): Resume {
  const unproven = new Set(
    claims
      .filter((claim) => claim.by === "user" && claim.verdict !== "supported")
      .map((claim) => claim.path),
  );
  return unproven.size === 0
    ? resume
    : mapResumeTexts(resume, (address, text) => (unproven.has(address) ? "" : text));
}

/** What a yes is expected to add to the score of the documents as they are; `null` if nothing is measured. */
function gainScorer({ facts, posting, today, tailoring }: GapInput) {
  const score = (resume: Resume): number | null => {
    const source = readSource(resume, facts, today);
    return scoreSource(source, posting, matchRequirements(source, posting), 1).total;
  };
  const proven = withoutUnproven(tailoring);
  const total = proven === tailoring.resume.resume ? tailoring.score.after.total : score(proven);
  return (subject: GapSubject, role: string): number | null => {
    if (total === null) return null;
    const next = score(afterYes(proven, subject, role, today));
    return next === null ? null : next - total;
  };
}

const levelRank = { required: 0, preferred: 1, context: 2 } as const;

function byGain(a: Ranked, b: Ranked): number {
  const [first, second] = [a.subject.members[0], b.subject.members[0]];
  return (
    (b.question.gain ?? 0) - (a.question.gain ?? 0) ||
    levelRank[first.level] - levelRank[second.level] ||
    second.weight - first.weight ||
    first.span[0] - second.span[0]
  );
}

interface Ranked {
  readonly subject: GapSubject;
  readonly question: GapQuestion;
}

/**
 * Questions about what the posting asks for and nothing in the resume shows: at most five, those first
 * that would add most. `declined` are the subjects (`canonical`) that are not to be asked again. A gap is
 * never filled without an answer.
 */
export function gapQuestions(input: GapInput, declined: readonly string[]): GapQuestion[] {
  const gaps = new Set(input.tailoring.gaps);
  const refused = new Set(declined);
  const gainOf = gainScorer(input);
  const ranked = gapSubjects(input.posting).flatMap((subject): Ranked[] => {
    const [first] = subject.members;
    const roles = rolesFor(first.kind, input.resume);
    const [role] = roles;
    const open = subject.members.some((member) => gaps.has(member.id));
    if (!open || refused.has(subject.canonical) || role === undefined) return [];
    const gain = gainOf(subject, role.id);
    if (gain !== null && gain <= 0) return [];
    const term = [...new Set(subject.members.map((member) => member.text))].join(" or ");
    const question: GapQuestion = {
      id: subject.id,
      reqId: first.id,
      canonical: subject.canonical,
      term,
      question: questionText(subject, term),
      span: first.span,
      gain,
      roles,
    };
    return [{ subject, question }];
  });
  return ranked
    .sort(byGain)
    .slice(0, maxGapQuestions)
    .map((entry) => entry.question);
}
