import { assertNever } from "@savile/model";
import { findTermsIn } from "../lexicon/find-terms.ts";
import type { TermHit } from "../lexicon/find-terms.ts";
import { wordKey } from "../text/tokens.ts";
import type { Draft, Level } from "./collect.ts";
import { cuedLevel, isNegated, levelClauses } from "./cues.ts";
import { degreesIn } from "./degrees.ts";
import { contentCount, corePhrase, listMembers } from "./phrases.ts";
import type { PlacedSegment } from "./sections.ts";
import { statementUse } from "./statements.ts";
import { isSuspicious } from "./warnings.ts";
import { looksLikeTitle } from "./title-company.ts";
import { yearsIn } from "./years.ts";

const mostDuties = 40;

function phraseKey(text: string): string {
  return text.toLowerCase().split(/\W+/).map(wordKey).join(" ");
}

/** Names that share one "or" are one demand: "Go or Java", "TEFL / TESOL / CELTA". */
function groupOf(
  clause: string,
  hits: readonly TermHit[],
  at: number,
  base: number,
): string | undefined {
  const hit = hits[at];
  if (hit === undefined) return undefined;
  const joins = (left: TermHit | undefined, right: TermHit | undefined) => {
    if (left === undefined || right === undefined || left.term.kind !== right.term.kind)
      return false;
    const gap = clause.slice(left.end, right.start);
    return (
      gap.length < 30 && /^[^.;]*(?:\bor\b|^\s?\/\s?)[^.;]*$/i.test(gap) && !/\band\b/i.test(gap)
    );
  };
  const commaOr =
    /,[^.;]*,? or /i.test(clause) || /\b(?:one of|such as|like|any of|either)\b/i.test(clause);
  const listed = (left: TermHit | undefined, right: TermHit | undefined) =>
    left !== undefined &&
    right !== undefined &&
    commaOr &&
    /^\s*,\s*$/.test(clause.slice(left.end, right.start));
  let first = at;
  while (first > 0 && (joins(hits[first - 1], hits[first]) || listed(hits[first - 1], hits[first])))
    first -= 1;
  const linked = first !== at || joins(hit, hits[at + 1]) || listed(hit, hits[at + 1]);
  return linked ? `g${base + (hits[first]?.start ?? 0)}` : undefined;
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

interface Statement {
  readonly segment: PlacedSegment;
  readonly level: Level;
  readonly clause: string;
  /** Offset of the clause in the match copy. */
  readonly start: number;
}

function termDrafts({ segment, level, clause, start }: Statement, listed: boolean): Draft[] {
  const hits = findTermsIn(clause, { listed });
  return hits.map((hit, index) => {
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

function yearDrafts({ segment, level, clause, start }: Statement): Draft[] {
  return yearsIn(clause).map((found, index, all) => {
    const end = all[index + 1]?.start ?? clause.length;
    const tail = clause
      .slice(found.start, end)
      .replace(/[\s,;]+(?:and|or)?\s*$/, "")
      .replace(/[.\s]+$/, "");
    const terms = findTermsIn(clause.slice(found.end, end)).filter(
      (hit) => hit.term.kind === "skill",
    );
    const canonical = [...new Set(terms.map((hit) => hit.term.id))].slice(0, 3);
    return {
      key: `years:${found.years}:${canonical.join("+")}`,
      text: tail,
      canonical,
      kind: "years",
      level,
      minYears: found.years,
      start: start + found.start,
      end: start + found.start + tail.length,
      line: segment.start,
    };
  });
}

function degreeDrafts({ segment, level, clause, start }: Statement): Draft[] {
  const found = degreesIn(clause).sort((a, b) => a.start - b.start);
  if (found.length === 0) return [];
  const equivalent =
    /\bor (?:an? )?(?:equivalent|related experience|comparable|commensurate)\b/i.test(clause);
  const group = found.length > 1 || equivalent ? `d${start}` : undefined;
  return found.map((degree) => {
    const rest = clause.slice(degree.start);
    const stop =
      /[,;.](?:\s|$)|\s(?:or|and)\s(?=\p{L}+ (?:degree|years|experience))|\s(?:required|preferred)\b|\sand (?:an? |current |valid )/u.exec(
        rest.slice(degree.end - degree.start),
      );
    const length = stop === null ? rest.length : degree.end - degree.start + stop.index;
    const text = rest.slice(0, Math.min(length, 90)).trim();
    return {
      key: `degree:${degree.rung}`,
      text,
      canonical: [degree.rung],
      kind: "degree",
      level: /preferred|a plus|desir|advantage/i.test(clause) ? "preferred" : level,
      ...(group === undefined ? {} : { group }),
      start: start + degree.start,
      end: start + degree.start + text.length,
      line: segment.start,
    };
  });
}

const softWords =
  /\b(?:attitude|personality|passion|motivated|self-starter|team player|energetic|enthusias|positive|flexib|multitask|integrity|work ethic|poised|stress|culture|fast[- ]paced|detail|weekends?|nights|overtime|shifts?|lift|pounds|lbs|physical|travel|authorized|18 years|background check|drug)\b/i;

/** What a demand asks for in words that the lexicon does not know. */
function phraseDrafts({ segment, level, clause, start }: Statement, covered: number): Draft[] {
  if (
    /^\s*(?:this|these|it|they|there|if|however|in order to apply|education may|additional|all candidates|experience may|salary|please)\b/i.test(
      clause,
    )
  )
    return [];
  const core = corePhrase(clause);
  const words = contentCount(core.text);
  if (words === 0 || covered >= words * 0.67) return [];
  return listMembers(core.text).flatMap((part) => {
    const piece = corePhrase(part.text);
    const count = contentCount(piece.text);
    // "a third grade teacher to join our school" names the job, not a demand.
    if (
      /\b(?:seeking|looking for|hiring)\b/i.test(clause) &&
      looksLikeTitle(piece.text.split(/\s+/).slice(0, 5).join(" "))
    )
      return [];
    if (count === 0 || count > 18 || piece.text.length < 4) return [];
    const at = start + core.start + part.start + piece.start;
    const soft = softWords.test(piece.text);
    return [
      {
        key: `phrase:${phraseKey(piece.text)}`,
        text: piece.text,
        canonical: [],
        kind: soft ? ("soft" as const) : ("skill" as const),
        level,
        start: at,
        end: at + piece.text.length,
        line: segment.start,
      },
    ];
  });
}

function asked(statement: Statement): Draft[] {
  const { clause, segment } = statement;
  if (isNegated(clause)) return [];
  const listed = segment.section === "required" || segment.section === "preferred";
  const years = yearDrafts(statement);
  const degrees = degreeDrafts(statement);
  const found = termDrafts(statement, listed).filter(
    (draft) => !degrees.some((degree) => degree.start <= draft.start && draft.end <= degree.end),
  );
  const spoken = found.reduce((sum, draft) => sum + contentCount(draft.text), 0);
  const credential = found.some((draft) => draft.kind === "cert" || draft.kind === "licence");
  const open =
    years.length > 0 || degrees.length > 0 || credential ? [] : phraseDrafts(statement, spoken);
  return [...years, ...degrees, ...found, ...open];
}

function duty(segment: PlacedSegment): Draft[] {
  const core = segment.text.replace(/[\s.;,]+$/, "");
  if (contentCount(core) < 2 || core.endsWith(":")) return [];
  if (
    core.split(/\s+/).length <= 4 &&
    /^(?:\p{Lu}\S*\s?)+$/u.test(core) &&
    findTermsIn(core).length === 0
  )
    return [];
  const whole = { segment, level: "context" as const, clause: segment.text, start: segment.start };
  const terms = isNegated(segment.text)
    ? []
    : termDrafts(whole, false).map((draft) => ({ ...draft, ofWork: true }));
  return [
    {
      key: `duty:${phraseKey(core)}`,
      text: core,
      canonical: [...new Set(terms.map((draft) => draft.key))],
      kind: "duty",
      level: "required",
      start: segment.start,
      end: segment.start + core.length,
      line: segment.start,
    },
    ...terms,
  ];
}

/** Everything that a segment asks for. */
function draftsOf(segment: PlacedSegment): Draft[] {
  if (isSuspicious(segment.text)) return [];
  const use = statementUse(segment);
  switch (use.use) {
    case "boilerplate":
      return [];
    case "duty":
      return duty(segment);
    case "mentions":
      return termDrafts(
        { segment, level: "context", clause: segment.text, start: segment.start },
        false,
      );
    case "asks":
      return levelClauses(segment.text).flatMap((clause) => {
        const text = segment.text.slice(clause.start, clause.end);
        const cue = cuedLevel(text);
        const level =
          cue === "preferred" || segment.section === "preferred" ? "preferred" : (cue ?? use.level);
        return asked({ segment, level, clause: text, start: segment.start + clause.start });
      });
    default:
      return assertNever(use);
  }
}

/** The demands of all segments in order; duties are capped so that a list cannot crowd out the rest. */
export function collectDrafts(segments: readonly PlacedSegment[]): Draft[] {
  const drafts = segments.flatMap(draftsOf);
  let duties = 0;
  return drafts.filter((draft) => draft.kind !== "duty" || (duties += 1) <= mostDuties);
}
