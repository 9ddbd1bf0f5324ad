import { maxGapQuestions } from "@savile/model";
import type { GapQuestion, Match, NearLine, Requirement, Resume } from "@savile/model";
import { matchRequirements } from "../match/match-requirements.ts";
import { readSource } from "../match/source.ts";
import type { StandingInput } from "../input/source-input.ts";
import { fitOf } from "../score/score-resume.ts";
import {
  certificatePlace,
  gapPlaces,
  languagePlace,
  withCertificate,
  withLanguage,
  withLine,
} from "./places.ts";
import { nearLines } from "./near-lines.ts";
import { openSubjects } from "./open-subjects.ts";
import type { OpenSubject } from "./open-subjects.ts";
import { questionText } from "./question-text.ts";
import { namesOf } from "./subjects.ts";
import type { GapSubject } from "./subjects.ts";

/** The documents as they are now: gains are counted from their *fit*. */
export type GapInput = Pick<
  StandingInput,
  "resume" | "facts" | "posting" | "jobDescription" | "today" | "tailoring"
>;

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
function afterYes(
  resume: Resume,
  subject: GapSubject,
  role: string,
  today: string,
  index = 0,
): Resume {
  const id = `g${index}`;
  const [name = subject.members[0].text] = namesOf(subject.canonical);
  if (role === certificatePlace) {
    return withCertificate(resume, { id: `crt${id}`, name, year: today.slice(0, 4) });
  }
  if (role === languagePlace) {
    return withLanguage(resume, { id: `lng${id}`, name, level: "fluent" });
  }
  const text = `Took part in ${name} here, at first with help from others and by the end on my own`;
  return withLine(resume, role, { id, text });
}

/** What each yes, and all of them, are expected to add to *fit*; `null` if nothing is measured. */
interface Gains {
  readonly of: (subject: GapSubject, role: string) => number | null;
  readonly ofAll: (answered: readonly Asked[]) => number | null;
}

interface Asked {
  readonly subject: GapSubject;
  readonly role: string;
}

function gainsOf({ resume, facts, posting, today, tailoring }: GapInput): Gains {
  const held = new Map(tailoring.matches.map((match) => [match.reqId, match]));
  const atLeastHeld = (match: Match): Match => {
    const known = held.get(match.reqId);
    return known !== undefined && known.strength > match.strength ? known : match;
  };
  const fit = (next: Resume): number | null => {
    const source = readSource(next, facts, today);
    const matches = matchRequirements(source, posting).map(atLeastHeld);
    return fitOf(source, posting, matches).total;
  };
  const now = fit(resume);
  const gain = (next: Resume): number | null => {
    const reached = now === null ? null : fit(next);
    return now === null || reached === null ? null : reached - now;
  };
  return {
    of: (subject, role) => gain(afterYes(resume, subject, role, today)),
    ofAll: (asked) =>
      gain(
        asked.reduce(
          (next, { subject, role }, index) => afterYes(next, subject, role, today, index),
          resume,
        ),
      ),
  };
}

function byGain(a: Ranked, b: Ranked): number {
  const [first, second] = [a.subject.members[0], b.subject.members[0]];
  return (
    (b.question.gain ?? 0) - (a.question.gain ?? 0) ||
    Number(second.level === "required") - Number(first.level === "required") ||
    second.weight - first.weight ||
    first.span[0] - second.span[0]
  );
}

interface Ranked extends Asked {
  readonly question: GapQuestion;
}

/**
 * The open questions, and the lines that the person can say something about; `reach` is *fit* with a yes to all
 * questions, `null` if nothing is measured.
 */
export interface GapsFound {
  readonly questions: readonly GapQuestion[];
  readonly lines: readonly NearLine[];
  readonly reach: number | null;
}

/** The documents as they stand, and what the answers add; never less than the best single answer. */
function reachOf({ tailoring }: GapInput, gains: Gains, asked: readonly Ranked[]): number | null {
  const { total } = tailoring.score.fit;
  if (total === null) return null;
  const single = asked.map(({ question }) => question.gain ?? 0);
  return total + Math.max(0, gains.ofAll(asked) ?? 0, ...single);
}

function ranked(
  input: GapInput,
  gains: Gains,
  { subject, form, names, near }: OpenSubject,
): Ranked | undefined {
  const [first] = subject.members;
  const roles = rolesFor(first.kind, input.resume);
  const [role] = roles;
  if (role === undefined) return undefined;
  const gain = gains.of(subject, role.id);
  // A must-have is asked about even where it moves no whole point.
  if (gain !== null && gain <= 0 && first.level !== "required") return undefined;
  const question: GapQuestion = {
    id: subject.id,
    reqId: first.id,
    canonical: subject.canonical,
    term: names.join(" or "),
    question: questionText(form, names, near),
    span: first.span,
    gain,
    roles,
  };
  return { subject, role: role.id, question };
}

/**
 * Questions about what the posting asks for by name and nothing in the resume shows: at most five, those
 * first that would add most. `declined` are the subjects (`canonical`) that are not to be asked again. A gap
 * is never filled without an answer.
 */
export function gapQuestions(input: GapInput, declined: readonly string[]): GapsFound {
  const refused = new Set(declined);
  const gains = gainsOf(input);
  const source = readSource(input.resume, input.facts, input.today);
  const lines = nearLines(input.posting, source, input.tailoring.matches, refused);
  const pointed = new Set(lines.map(({ reqId }) => reqId));
  const asked = openSubjects(input, source)
    .filter(
      ({ subject: { canonical, members } }) =>
        !refused.has(canonical) && !members.some(({ id }) => pointed.has(id)),
    )
    .flatMap((open) => ranked(input, gains, open) ?? [])
    .sort(byGain)
    .slice(0, maxGapQuestions);
  return {
    questions: asked.map(({ question }) => question),
    lines,
    reach: reachOf(input, gains, asked),
  };
}
