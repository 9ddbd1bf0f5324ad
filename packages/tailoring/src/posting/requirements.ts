import { assertNever } from "@savile/model";
import { findTermsIn } from "../terms/find-terms.ts";
import type { TermHit } from "../terms/find-terms.ts";
import type { Draft, Level } from "./collect.ts";
import { cuedLevel, isNegated, levelClauses } from "./cues.ts";
import { reason, soughtQualities } from "./demand-pieces.ts";
import { degreeDrafts } from "./degree-drafts.ts";
import { lineKind } from "./line-kind.rules.ts";
import type { LineKind } from "./line-kind-frame.ts";
import { groupDraft, isMember } from "./language-drafts.ts";
import { phraseDrafts, phraseKey } from "./open-demands.ts";
import type { Statement } from "./open-demands.ts";
import { contentCount } from "./phrases.ts";
import type { ZonedSegment } from "./zones.ts";
import { dutiesIn } from "./split-duties.ts";
import type { Piece } from "./split-duties.ts";
import { looksLikeTitle } from "./names.ts";
import { soughtClauses } from "./sought-person.ts";
import { opensWithTrait } from "./trait-words.ts";
import { isStopWord } from "../text/stem.ts";
import { isSuspicious } from "./warnings.ts";
import { standingSought } from "./standing-sought.ts";
import { yearDrafts } from "./year-drafts.ts";
import { yearsIn } from "./years.ts";

const mostDuties = 40;

/** Whether an "or" stands between two names of one kind. */
function areJoined(clause: string, left: TermHit | undefined, right: TermHit | undefined): boolean {
  if (left === undefined || right === undefined || left.term.kind !== right.term.kind) return false;
  const gap = clause.slice(left.end, right.start);
  return (
    gap.length < 30 && /^[^.;]*(?:\bor\b|^\s?\/\s?)[^.;]*$/i.test(gap) && !/\band\b/i.test(gap)
  );
}

/** Whether nothing but a comma stands between two names. */
function areListed(clause: string, left: TermHit | undefined, right: TermHit | undefined): boolean {
  if (left === undefined || right === undefined) return false;
  return /^\s*,\s*$/.test(clause.slice(left.end, right.start));
}

/** Whether the commas of a clause part what an "or" joins: "A, B or C"; in "A, B or C, D" only B and C are. */
function commasMeanOr(clause: string, hits: readonly TermHit[]): boolean {
  const final = hits.findLastIndex((hit, place) => areJoined(clause, hit, hits[place + 1]));
  const closes = final >= 0 && !areListed(clause, hits[final + 1], hits[final + 2]);
  return (
    (closes && /,[^.;]*,? or /i.test(clause)) ||
    /\b(?:one of|such as|like|any of|either)\b/i.test(clause)
  );
}

/** Names that share one "or" are one demand: "Go or Java", "TEFL / TESOL / CELTA". */
function groupOf(
  clause: string,
  hits: readonly TermHit[],
  at: number,
  base: number,
): string | undefined {
  const commaOr = commasMeanOr(clause, hits);
  const areOne = (left: number) => {
    const [one, other] = [hits[left], hits[left + 1]];
    return areJoined(clause, one, other) || (commaOr && areListed(clause, one, other));
  };
  let first = at;
  while (first > 0 && areOne(first - 1)) first -= 1;
  return first !== at || areOne(at) ? `g${base + (hits[first]?.start ?? 0)}` : undefined;
}

function termLevel(clause: string, hit: TermHit, level: Level): Level {
  const before = clause.slice(0, hit.start);
  if (
    level === "required" &&
    /\b(?:including|e\.g\.?|for example|for instance|such as|like)\b[^.;]*$/i.test(before) &&
    !/^\s*$/.test(before)
  ) {
    return /\bsuch as\b[^.;]*$/i.test(before) ? "required" : "preferred";
  }
  return level;
}

/** A language with the level that stands before it: "fluent Spanish". */
function withLevel(clause: string, hit: TermHit): TermHit {
  const level =
    /\b(?:(?:fluen(?:t|cy)|native|bilingual|conversational|basic|intermediate|advanced|proficien(?:t|cy)|professional|business)(?:[- ]level)?(?: (?:in|of|command of|knowledge of))?)\s+(?:written and spoken |spoken |written )?$/i.exec(
      clause.slice(Math.max(0, hit.start - 50), hit.start),
    )?.[0].length ?? 0;
  const start = hit.start - level;
  return { ...hit, start, spelling: clause.slice(start, hit.end) };
}

/** "As a Sales Representative, you ...": the word belongs to the title. */
function isInTitle(clause: string, { start, end, spelling }: TermHit): boolean {
  const next = /^\s\p{Lu}\p{L}+/u.exec(clause.slice(end))?.[0];
  const opened = /\b(?:as an?|the|our)\s(?:\p{Lu}\p{L}+\s)*$/iu.test(clause.slice(0, start));
  return next !== undefined && opened && looksLikeTitle(spelling + next);
}

function termDrafts({ segment, level, clause, start }: Statement, listed: boolean): Draft[] {
  const hits = findTermsIn(clause, { listed }).filter((hit) => !isInTitle(clause, hit));
  return hits.map((found, index) => {
    const hit = found.term.kind === "language" ? withLevel(clause, found) : found;
    const group = groupOf(clause, hits, index, start);
    return {
      key: hit.term.id,
      text: hit.spelling,
      canonical: [hit.term.id],
      kind: hit.term.kind,
      level: termLevel(clause, hit, level),
      ...(group === undefined ? {} : { group }),
      start: start + hit.start,
      end: start + hit.end,
      line: segment.start,
    };
  });
}

/** What stands behind a degree and widens it: "business or related discipline, or equivalent experience". */
const degreeTail = /\b(?:related|equivalent|similar|relevant|comparable|combination)\b/i;
/** What the employer gives. */
const offered =
  /\b(?:is|are|will be) (?:also )?(?:provided|offered|given|included|available)\b|\b(?:may|can|will) (?:be )?(?:substitute|credited|counted|accepted)/i;
/** What somebody has to show later on, to be moved up. */
const ofOtherPost =
  /\bto be (?:eligible|considered) for (?:placement|promotion|advancement|appointment) (?:in|to)\b/i;
/** "(we use Trello)": blanks stand where the employer speaks of itself. */
const aside = /\((?:[^)]{0,20}\s)?(?:we|our)\b[^)]*\)/giu;

/** "Seeking a driven Customer Service Clerk with ...": the title that follows the qualities asks for nothing. */
function titleEnd({ clause, start }: Statement): number {
  if (soughtQualities(clause).length === 0) return start;
  const tail = /\b(?:with|who|that)\b/i.exec(clause);
  return start + (tail === null ? clause.length : tail.index);
}

/** "Two years in one or more of the following: budgets, audits": the fields in which years count are no demands. */
function fieldsOfYears(text: string): number {
  const lead =
    /\b(?:one|any|either|some|a combination)(?: or (?:more|a combination))? of (?:the following|these)\b/i.exec(
      text,
    );
  return lead === null || yearsIn(text.slice(0, lead.index)).length === 0
    ? Number.POSITIVE_INFINITY
    : lead.index;
}

function blank(found: string): string {
  return " ".repeat(found.length);
}

function asked(whole: Statement, seen: ReadonlySet<string>): Draft[] {
  const clause = whole.clause.replace(aside, blank).replace(reason, blank).trimEnd();
  const statement = { ...whole, clause };
  const { segment } = statement;
  if (isNegated(clause) || offered.test(clause) || ofOtherPost.test(clause)) return [];
  const listed = segment.section === "required" || segment.section === "preferred";
  const years = yearDrafts(statement);
  const degrees = degreeDrafts(statement);
  const found = [...groupDraft(statement), ...termDrafts(statement, listed)].filter(
    (draft) =>
      draft.start >= titleEnd(statement) &&
      draft.start < statement.start + fieldsOfYears(clause) &&
      !isMember(statement, draft) &&
      !degrees.some((degree) => degree.start <= draft.start && draft.end <= degree.end),
  );
  // A term that was asked for before does not say what this clause adds.
  const fresh = found.filter((draft) => !seen.has(draft.key));
  const open = phraseDrafts(statement, [...years, ...degrees, ...(fresh.length > 0 ? found : [])]);
  return [
    ...years,
    ...degrees,
    ...found,
    ...open.filter(
      (draft) =>
        draft.start < statement.start + fieldsOfYears(clause) &&
        (degrees.length === 0 || !degreeTail.test(draft.text)),
    ),
  ];
}

/** What says where, when and under whom somebody works, and what the employer asks or gives. */
const notDone =
  /^(?:report(?:s|ing)? (?:directly )?to\b|(?:can|may) (?:be|include)\b|work(?:ing)? (?:on a |about |your )?(?:[\d+/-]+ ?|regular |rostered |normal |flexible )+(?:[\d-]+ )?(?:[mtwfs]-[mtwfs] )?(?:hours?|schedule|shifts?)\b|be (?:based|proud|part|paid|working (?:on an?|about|regular)|an? )|other duties\b|join (?:us|our)\b|(?:gain|get) |receive (?!and\b|calls?\b|deliver|goods|payments?\b|patients|visitors|guests|stock|orders|incoming|late|enquir))|\?$/i;

function dutyDraft(segment: ZonedSegment, piece: Piece): Draft[] {
  const { text } = piece;
  const start = segment.start + piece.start;
  if (notDone.test(text)) return [];
  if (
    text.split(/\s+/).length <= 4 &&
    /^(?:\p{Lu}\S*\s?)+$/u.test(text) &&
    findTermsIn(text).length === 0
  )
    return [];
  const whole = { segment, level: "required" as const, clause: text, start };
  const terms = isNegated(text) ? [] : termDrafts(whole, false);
  return [
    {
      key: `duty:${phraseKey(text)}`,
      text,
      canonical: [...new Set(terms.map((draft) => draft.key))],
      kind: "duty",
      level: "required",
      start,
      end: start + text.length,
      line: segment.start,
    },
  ];
}

function duties(segment: ZonedSegment): Draft[] {
  const core = segment.text.replace(/[\s.;,]+$/, "");
  if (contentCount(core) < 2 || core.endsWith(":")) return [];
  return dutiesIn(core).flatMap((piece) => dutyDraft(segment, piece));
}

/** "Keep the logs; attention to detail": what is asked for behind a semicolon of a duty. */
function demandsAmong(segment: ZonedSegment, seen: ReadonlySet<string>): Draft[] {
  return [...segment.text.matchAll(/(?<=;\s+)[^\s;][^;]*/g)]
    .filter(([text]) => opensWithTrait(text))
    .flatMap((found) =>
      asked(
        { segment, level: "required", clause: found[0], start: segment.start + found.index },
        seen,
      ),
    );
}

/** "Seeking a Registered Veterinary Technician": a title that is a licence asks for it. */
function papersSought(segment: ZonedSegment): Draft[] {
  if (!/\b(?:seeking|looking for|hiring|recruiting)\b/i.test(segment.text)) return [];
  const whole = { segment, level: "required" as const, clause: segment.text, start: segment.start };
  const terms = termDrafts(whole, false).filter(
    ({ kind }) => kind === "cert" || kind === "licence",
  );
  return terms.length > 0 ? terms : standingSought(segment);
}

/** Clauses of a demand that speak of something else: "We use Slack, so clear speech is a must". */
const asides: ReadonlySet<LineKind | undefined> = new Set(["about", "benefits", "closing"]);

/** A clause of prose that leads up to what is asked: "Calls are logged, so good typing is a must". */
function isBeside(segment: ZonedSegment, clause: string): boolean {
  const kind = lineKind(clause);
  const listed =
    segment.bullet || segment.section === "required" || segment.section === "preferred";
  const leadsUp =
    !listed && kind === undefined && /\b(?:is|are|will be|has been|have been)\b/.test(clause);
  return asides.has(kind) || leadsUp;
}

/** Everything that a segment asks for. */
function draftsOf(segment: ZonedSegment, seen: ReadonlySet<string>): Draft[] {
  if (segment.heading || isSuspicious(segment.text)) return [];
  switch (segment.zone) {
    case "boilerplate":
      return [];
    case "mentions":
      return papersSought(segment);
    case "duties":
      return [...duties(segment), ...demandsAmong(segment, seen)];
    case "must":
    case "nice":
      return [...ofSomebody(segment, seen), ...ofClauses(segment, seen)];
    default:
      return assertNever(segment.zone);
  }
}

function levelOf(segment: ZonedSegment, text: string): Level {
  const cue = cuedLevel(text);
  return cue === "preferred" || segment.section === "preferred" ? "preferred" : (cue ?? "required");
}

/** What a sentence asks of the somebody that it looks for. */
function ofSomebody(segment: ZonedSegment, seen: ReadonlySet<string>): Draft[] {
  return soughtClauses(segment.text).flatMap(({ text, start }) =>
    levelClauses(text).flatMap((clause) => {
      const part = text.slice(clause.start, clause.end);
      const from = segment.start + start + clause.start;
      return asked({ segment, level: levelOf(segment, part), clause: part, start: from }, seen);
    }),
  );
}

/** What the clauses of a line ask, where it does not speak of somebody. */
function ofClauses(segment: ZonedSegment, seen: ReadonlySet<string>): Draft[] {
  if (soughtClauses(segment.text).length > 0) return [];
  return levelClauses(segment.text).flatMap((clause, _, all) => {
    const text = segment.text.slice(clause.start, clause.end);
    if (clause.start > fieldsOfYears(segment.text)) return [];
    if (all.length > 1 && isBeside(segment, text)) return [];
    const start = segment.start + clause.start;
    return asked({ segment, level: levelOf(segment, text), clause: text, start }, seen);
  });
}

const aboutYears =
  /^(?:years?|yrs?|months?|experiences?|experienced|minimum|least|required|prior|previous|relevant|work|working|proven|professional|\d+)$/;

function subjectWords(text: string): Set<string> {
  return new Set(
    phraseKey(text)
      .split(" ")
      .filter((word) => word.length > 2 && !isStopWord(word) && !aboutYears.test(word)),
  );
}

function isWithin(part: ReadonlySet<string>, whole: ReadonlySet<string>): boolean {
  return [...part].every((word) => whole.has(word));
}

/** "Five years of sales" after "five years of sales experience in Leeds": the same years told again. */
function joinYears(drafts: readonly Draft[]): Draft[] {
  const known: {
    readonly key: string;
    readonly years: number;
    readonly words: ReadonlySet<string>;
  }[] = [];
  return drafts.map((draft) => {
    if (draft.kind !== "years" || draft.minYears === undefined) return draft;
    const words = subjectWords(draft.text);
    const years = draft.minYears;
    const same = known.find(
      (one) => one.years === years && (isWithin(words, one.words) || isWithin(one.words, words)),
    );
    if (same !== undefined) return { ...draft, key: same.key };
    known.push({ key: draft.key, years, words });
    return draft;
  });
}

/** The demands of all segments in order; duties are capped so that a list cannot crowd out the rest. */
export function collectDrafts(segments: readonly ZonedSegment[]): Draft[] {
  const seen = new Set<string>();
  const drafts = segments.flatMap((segment) => {
    const found = draftsOf(segment, seen);
    for (const { key, kind } of found) {
      if (kind !== "duty") seen.add(key);
    }
    return found;
  });
  let duties = 0;
  return joinYears(drafts).filter((draft) => draft.kind !== "duty" || (duties += 1) <= mostDuties);
}
