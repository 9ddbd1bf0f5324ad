import type { Match, Requirement } from "@savile/model";
import { tokensOf } from "../grammar/tokens.ts";
import { classOf } from "../grammar/word-class.ts";
import type { Source, SourceLine } from "../match/source.ts";
import { openStatus } from "../match/status.ts";
import { findTermsIn } from "../terms/find-terms.ts";
import { isNotHeld } from "../verify/reading/open-parts.ts";
import { sentencesOf } from "../text/sentences.ts";
import { withoutStop, wordCount } from "../words/phrases.ts";
import { entryRow, goesOnWithDay } from "./entry-row.ts";
import { closesBrackets, isWhole, isWholeIn } from "./whole-part.ts";
import type { LetterContext } from "./context.ts";
import { surely } from "./coverage.ts";
import { everyTrade, heldParts, isPaperOf, isPaperPlace, mayBePaper, partsFor } from "./papers.ts";

const mostRows = 7;
const mostWordsOfRow = 26;
/** What nobody asked for fills up to so many rows. */
const mostListed = 3;

/** Who gives a paper is none. */
const isIssuer =
  /\b(?:Department|Ministry|University|College|School|Institute|Office|Authority|Organi[sz]ation|Association|Society|Registry|Council|Board|Union|Federation|Guild|Academy)\b(?!.*\b(?:licen[sc]|certificat|diploma|regist|member|card|permit|degree|award|chartered|fellow))/u;

/** Where a paper may stand that is asked for as one; what is asked for as a skill is none in a list of skills. */
function mayHold({ kind }: Requirement, line: SourceLine): boolean {
  const isCertificate = line.address.startsWith("crt");
  return isPaperPlace(line) || isCertificate || (kind !== "skill" && line.place === "list");
}

/** What lists of the resume show in one row, in its own words, and what carries it. */
export interface HeldRow {
  readonly text: string;
  readonly factIds: readonly string[];
  readonly requirements: readonly Requirement[];
}

/** Whether words are the name of a program or a machine, from the first to the last. */
function isTool(part: string): boolean {
  return findTermsIn(part).some(
    ({ term, start, end }) => term.tool && start === 0 && end === part.length,
  );
}

/** The sentence of a line that holds a part of it; a point between things ends one as well. */
function sentenceWith(text: string, part: string): string {
  const all = sentencesOf(text)
    .flatMap(({ start, end }) => text.slice(start, end).split(/\s[•|·]\s/u))
    .map((one) => one.trim());
  return all.find((one) => one.includes(part)) ?? part;
}

/** "I don't hold PA1": what one has not done or does not hold. */
const deniesDeed = /\b(?:do|does|did|have|has|had|am|is|was|can)(?:n['’]t| not)\b|\bcannot\b/iu;

/** What one says of oneself is a sentence, and no row. */
function isRow(text: string): boolean {
  return !/^I\b/u.test(text) && !deniesDeed.test(text) && isWholeIn(text, mostWordsOfRow);
}

/** A row of a line: the whole entry of a paper that has its own, else its sentence, or the part that is asked for. */
function rowOf(
  source: Source,
  { address, text }: SourceLine,
  part: string,
  requirement: Requirement | undefined,
): HeldRow[] {
  const requirements = requirement === undefined ? [] : [requirement];
  const sentence = sentenceWith(text, part);
  const isAll = !isNotHeld(sentence) && wordCount(sentence) <= mostWordsOfRow;
  const entry = isNotHeld(text) && !goesOnWithDay(text) ? undefined : entryRow(source, address);
  const row = entry ?? { text: withoutStop(isAll ? sentence : part), factIds: [address] };
  const isHeld = requirement !== undefined || !isNotHeld(row.text);
  return isHeld && isRow(row.text) ? [{ ...row, requirements }] : [];
}

/** The part of a line that answers what is asked for as a paper. */
function partAsked(requirement: Requirement, line: SourceLine): string | undefined {
  if (line.address.endsWith(".issuer")) return line.text;
  return partsFor(requirement, line).find(
    (one) => isPaperOf(requirement, one, line) && !isTool(one) && closesBrackets(one),
  );
}

/** A word in common alone gives no paper to what asks for a skill. */
function isSure({ strength, how }: Match): boolean {
  return strength >= surely && (how !== "stem" || strength === 1);
}

/** Papers that are asked for, each as the resume has it, what is required first. */
function askedRows({ source, plan }: LetterContext): HeldRow[] {
  return [...plan.byReq.values()]
    .filter(({ requirement, match }) => mayBePaper(requirement) && isSure(match))
    .toSorted((a, b) => rankOf(b.requirement) - rankOf(a.requirement))
    .flatMap(({ requirement, match }) => {
      const rows = match.factIds.flatMap((address): HeldRow[] => {
        const line = source.byAddress.get(address);
        if (line === undefined || !mayHold(requirement, line) || openStatus(source, line))
          return [];
        const part = partAsked(requirement, line);
        return part === undefined ? [] : rowOf(source, line, part, requirement);
      });
      return rows.slice(0, 1);
    });
}

function rankOf({ level }: Requirement): number {
  return Number(level === "required");
}

/** Heads of sections below which papers of the trade stand. */
const paperHead =
  /\b(?:tickets?|cards?|registrations?|registered|licen[sc]es?|licensing|certs?|certifi\p{L}+|accreditations?|memberships?|professional (?:status|bod(?:y|ies)))\b/iu;

/** Lines that hold papers of the trade: certificates, and what stands below a head that names them. */
function paperLines({ source }: LetterContext): SourceLine[] {
  const { certifications, additional } = source.resume;
  const held = additional.filter(({ title }) => paperHead.test(title));
  return [
    ...certifications.map(({ id }) => `${id}.name`),
    ...held.flatMap(({ id, lines }) => lines.map((line) => `${id}.${line.id}`)),
  ].flatMap((address) => source.byAddress.get(address) ?? []);
}

/** "no conditions" names nothing, "SPEAK" is a word in capitals, and "I can do fittings" a sentence. */
function isNamed(text: string): boolean {
  const [token] = tokensOf(text.toLowerCase());
  const isWord = /^\p{Lu}{4,}$/u.test(text) && classOf(token).verbs.length > 0;
  return /^(?:\p{Lu}|\d+\p{L}|\p{Ll}\p{Lu})/u.test(text) && !/^I\b/u.test(text) && !isWord;
}

function isListed(text: string): boolean {
  return isWhole(text) && isNamed(text) && !everyTrade.test(text) && !isIssuer.test(text);
}

/** What gives the right to work stands before courses. */
const isRight =
  /\b(?:regist\p{L}*|licen[sc]\p{L}*|chartered|board|council|journey\p{L}+|red seal|qualified|QTS)\b/iu;

function rightOf({ text }: HeldRow): number {
  return Number(isRight.test(text) && !everyTrade.test(text));
}

/** Papers of the trade, asked for or not; those of every trade are named only where they are asked for. */
function listedRows(context: LetterContext): HeldRow[] {
  const { source } = context;
  const rows = paperLines(context)
    .filter((line) => !openStatus(source, line))
    .flatMap((line) => {
      // A certificate is one, whatever commas stand in its name.
      const parts = source.resume.certifications.some(({ id }) => id === line.entry)
        ? [line.text]
        : heldParts(line.text);
      const part = parts.find(isListed);
      return part === undefined ? [] : rowOf(source, line, part, undefined);
    });
  return rows.toSorted((a, b) => rightOf(b) - rightOf(a));
}

/** Papers of the resume as rows, what is asked for first; what nobody asked for fills up to a few. */
export function paperRows(context: LetterContext): HeldRow[] {
  const rows: HeldRow[] = [];
  for (const row of [...askedRows(context), ...listedRows(context)]) {
    const most = row.requirements.length === 0 ? mostListed : mostRows;
    const isSaid = rows.some(({ text }) => text.includes(row.text) || row.text.includes(text));
    if (rows.length < most && !isSaid) rows.push(row);
  }
  return rows.toSorted((a, b) => rightOf(b) - rightOf(a));
}
