import {
  countCharacters,
  err,
  isBlank,
  maxGapAnswerLength,
  ok,
  oneLine,
  parsePeriod,
} from "@savile/model";
import type {
  Fact,
  FactKind,
  GapLine,
  GapYes,
  Period,
  Posting,
  Result,
  Resume,
} from "@savile/model";
import { isLineOf, withShownLine } from "./near-lines.ts";
import {
  certificatePlace,
  gapPlaces,
  languagePlace,
  withCertificate,
  withLanguage,
  withLine,
} from "./places.ts";
import type { GapPlace } from "./places.ts";
import { gapSubjects, namesOf, namesSubject } from "./subjects.ts";

/** Who attests, and when (ISO time). */
export interface Attestant {
  readonly accountId: string;
  readonly at: string;
}

/** The part of a resume that an attested statement enters. */
export interface Attested {
  readonly resume: Resume;
  readonly facts: readonly Fact[];
}

export type GapAnswerFailure = {
  readonly code:
    | "gap_text_blank"
    | "gap_text_too_long"
    | "gap_text_off_topic"
    | "gap_role_unknown"
    | "gap_when_unclear"
    | "gap_when_future"
    | "gap_when_outside_role"
    | "gap_line_unknown";
};

/** Whether a posting asks what an answer is about. */
export function isGapOf(
  posting: Posting,
  gap: { gapId: string; canonical: string; answer: string },
): boolean {
  // Of a line one says that it shows something or not; a yes would write the question into the resume.
  return (
    (gap.answer !== "yes" && isLineOf(posting, gap)) ||
    gapSubjects(posting).some(
      (subject) => subject.id === gap.gapId && subject.canonical === gap.canonical,
    )
  );
}

/** The person's words; they name the subject, or it is put before them (they said yes to it). */
function wordsOf({ text, canonical }: GapYes): Result<string, GapAnswerFailure> {
  const words = oneLine(text);
  if (isBlank(words)) return err({ code: "gap_text_blank" });
  if (countCharacters(words) > maxGapAnswerLength) return err({ code: "gap_text_too_long" });
  if (namesSubject(words, canonical)) return ok(words);
  const [name, ...others] = namesOf(canonical);
  if (name === undefined || others.length > 0) return err({ code: "gap_text_off_topic" });
  return ok(`${name.charAt(0).toUpperCase()}${name.slice(1)}: ${words}`);
}

function isLater(date: string, today: string): boolean {
  return date !== "" && date !== "present" && date > today.slice(0, date.length);
}

function timeOf(when: string, today: string): Result<Period, GapAnswerFailure> {
  const period = parsePeriod(oneLine(when));
  if (period.start === "" && period.end === "") return err({ code: "gap_when_unclear" });
  if (isLater(period.start, today) || isLater(period.end, today)) {
    return err({ code: "gap_when_future" });
  }
  return ok(period);
}

/** Whether a date ends before another begins, as far as both are stated. */
function isBefore(date: string, other: string): boolean {
  const stated = Math.min(date.length, other.length);
  return date.slice(0, stated) < other.slice(0, stated);
}

function isOutside(time: Period, { dates }: GapPlace): boolean {
  const from = time.start || time.end;
  const to = time.end || time.start;
  const past = dates.end !== "" && dates.end !== "present";
  return (
    (dates.start !== "" && to !== "present" && isBefore(to, dates.start)) ||
    (past && isBefore(dates.end, from))
  );
}

/** `g7` of `gap.r7`: an answer keeps its address whatever other answers come and go. */
function lineIdOf(gapId: string): string {
  return `g${gapId.replace(/\D/g, "")}`;
}

/**
 * Takes what the person said into what is known: a line that shows something is marked so, and a yes becomes
 * a statement of theirs. What cannot be is refused and changes nothing.
 */
export function applyGapAnswer(
  resume: Resume,
  facts: readonly Fact[],
  answer: GapYes | GapLine,
  who: Attestant,
): Result<Attested, GapAnswerFailure> {
  if (answer.answer === "yes") return applyYes(resume, facts, answer, who);
  const shown = withShownLine(facts, answer);
  return shown === undefined ? err({ code: "gap_line_unknown" }) : ok({ resume, facts: shown });
}

/**
 * Takes a yes into the resume as a statement of the person: a line in the role that they named (or a
 * certificate, or a language), with a Fact of their own. Anything that is missing or cannot be is refused
 * and changes nothing.
 */
function applyYes(
  resume: Resume,
  facts: readonly Fact[],
  answer: GapYes,
  who: Attestant,
): Result<Attested, GapAnswerFailure> {
  const words = wordsOf(answer);
  if (!words.ok) return words;
  const today = who.at.slice(0, 10);
  const time = timeOf(answer.when, today);
  if (!time.ok) return time;
  const line = lineIdOf(answer.gapId);
  const origin = { by: "user", ...who, via: "gap-answer" } as const;
  const attested = (next: Resume, parent: string, values: [string, FactKind, string][]) =>
    ok({
      resume: next,
      facts: [
        ...facts,
        ...values.map(([name, kind, text]): Fact => ({
          id: `${parent}.${name}`,
          kind,
          parent,
          text,
          confidence: 1,
          origin,
        })),
      ],
    });
  const year = (time.value.start || time.value.end).slice(0, 4);
  const text = words.value;
  if (answer.role === certificatePlace) {
    const id = `crt${line}`;
    return attested(withCertificate(resume, { id, name: text, year }), id, [
      ["name", "cert", text],
      ["year", "dates", year],
    ]);
  }
  if (answer.role === languagePlace) {
    const id = `lng${line}`;
    const [name = answer.canonical] = namesOf(answer.canonical);
    const level = oneLine(answer.text);
    return attested(withLanguage(resume, { id, name, level }), id, [
      ["name", "language", name],
      ["level", "language", level],
    ]);
  }
  const place = gapPlaces(resume).find((entry) => entry.id === answer.role);
  if (place === undefined) return err({ code: "gap_role_unknown" });
  if (isOutside(time.value, place)) return err({ code: "gap_when_outside_role" });
  const kind = answer.role.startsWith("edu") ? "other" : "bullet";
  return attested(withLine(resume, answer.role, { id: line, text }), answer.role, [
    [line, kind, text],
  ]);
}
