import { sentencesOf } from "../text/sentences.ts";
import { withoutStop, wordCount } from "../words/phrases.ts";
import type { Match, Requirement } from "@savile/model";
import type { Source, SourceLine } from "../match/source.ts";
import { openStatus } from "../match/status.ts";
import type { LetterContext } from "./context.ts";
import { isOfOthers, saidOfOneself } from "./cover-points.ts";
import { isCarriedBy, isSaidBy, sentenceFor, surely } from "./coverage.ts";
import type { Carried } from "./coverage.ts";
import { isObjective } from "../write/objective.ts";
import type { HeldRow } from "./paper-rows.ts";
import { isTellable } from "./tellable.ts";

const mostRows = 3;
const mostWords = 26;

/** Answers by the very thing that is asked for; a word in common shows too little to be told by itself. */
const surelyBy: ReadonlySet<string> = new Set([
  "exact",
  "alias",
  "normalised",
  "child",
  "cert",
  "years",
  "language",
  "degree",
]);

/** "Eight years in hotels", "10+ yrs of nights". */
const tellsYears =
  /\b(?:\d+\+?|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty)[ -](?:years?|yrs)\b/iu;

/** Where a resume states years that its dates show as well. */
function statedYears(source: Source): SourceLine[] {
  const summary = source.byAddress.get("summary");
  return summary !== undefined && tellsYears.test(summary.text) ? [summary] : [];
}

/** The sentence of a line that answers, in its own words; nothing of a line that tells of jobs, which points do. */
function answerIn(one: Carried, line: SourceLine): string | undefined {
  if (line.place === "role" || line.place === "title" || line.place === "contact") return undefined;
  // What was learnt at school beside others shows no language by itself.
  if (/^edu\d+\.d\d/u.test(line.address) && /\blanguages?\b/iu.test(one.requirement.text))
    return undefined;
  if (one.requirement.kind === "years")
    return sentencesOf(line.text)
      .map(({ start, end }) => line.text.slice(start, end).trim())
      .find((text) => tellsYears.test(text));
  const sentence = sentenceFor(one, line);
  if (sentence === undefined) return wordCount(line.text) <= mostWords ? line.text : undefined;
  return isRow(withoutStop(sentence)) ? sentence : partOf(one, line, sentence);
}

/** Of a long list of papers or skills the one that is asked for. */
function partOf(one: Carried, line: SourceLine, sentence: string): string | undefined {
  const parts = sentence.split(/[,;]\s+(?![^()]*\))/u);
  const answers = parts.flatMap((text) => {
    const found = sentenceFor(one, { ...line, text });
    return found === undefined ? [] : [found];
  });
  return answers.length === 1 ? answers[0] : undefined;
}

/** What can stand in a row: no heading in capitals, and nothing that one says of oneself. */
function isRow(text: string): boolean {
  return (
    isTellable(text) &&
    !isObjective(text) &&
    /\p{Ll}{2}/u.test(text) &&
    saidOfOneself(text) === undefined &&
    !/^I\b/u.test(text)
  );
}

/** A study or a paper that goes on is told of as that by its entry, and a row holds one value of it. */
function isOpen(source: Source, line: SourceLine): boolean {
  return line.place === "credential" && openStatus(source, line);
}

function isEnglish({ kind, text }: Requirement): boolean {
  return kind === "language" && /\bEnglish\b/u.test(text);
}

/** What stands in a list by most of its words is named there: "Decontamination lead (HTM 01-05)". */
const surelyListed = 0.9;

function isSure({ strength, how, factIds }: Match, { byAddress }: Source): boolean {
  const isListed = byAddress.get(factIds[0] ?? "")?.place === "list";
  return strength >= surely && (surelyBy.has(how) || (isListed && strength >= surelyListed));
}

/** What is required and beyond doubt, papers, languages and years included. */
function requiredAnswers({ plan, source }: LetterContext): Carried[] {
  return [...plan.byReq.values()]
    .filter(
      ({ requirement, match }) =>
        requirement.level === "required" &&
        requirement.kind !== "duty" &&
        !isEnglish(requirement) &&
        isSure(match, source),
    )
    .map(({ requirement, match }) => ({ requirement, factIds: match.factIds }));
}

/** Whether a row says all that its line has to say of something: another sentence of it may hold another paper. */
function saysAll(row: HeldRow, one: Carried, { byAddress }: Source): boolean {
  const [line] = row.factIds.flatMap((id) => byAddress.get(id) ?? []);
  if (line === undefined || sentencesOf(line.text).length < 2) return true;
  return sentenceFor(one, { ...line, text: row.text }) !== undefined;
}

/**
 * What is required, shown beyond doubt and told by nothing of a letter.
 * @param said lines that the letter tells
 * @param held rows that it shows
 */
export function openAnswers(
  context: LetterContext,
  said: readonly SourceLine[],
  held: readonly HeldRow[],
): Carried[] {
  return requiredAnswers(context).filter((one) => {
    const shown = rowsWith(one, held);
    const isHeld = shown.some((row) => saysAll(row, one, context.source));
    return !isCarriedBy(one, said) && !isSaidBy(one, said) && !isHeld;
  });
}

function rowsWith(one: Carried, held: readonly HeldRow[]): HeldRow[] {
  return held.filter(({ factIds }) => one.factIds.some((id) => factIds.includes(id)));
}

/**
 * Rows of what is required and told by nothing else of a letter: the sentence of a summary, a list or a section of
 * one's own that shows it.
 * @param said lines that the letter tells
 * @param held rows that it shows
 */
export function openRows(
  context: LetterContext,
  said: readonly SourceLine[],
  held: readonly HeldRow[],
): HeldRow[] {
  const { source, own } = context;
  const told = [...held.map(({ text }) => text), ...own.map(({ text }) => text)]
    .join("\n")
    .toLowerCase();
  const rows: HeldRow[] = [];
  for (const one of openAnswers(context, said, held)) {
    const shown = rowsWith(one, held);
    const lines = [
      ...one.factIds.flatMap((id) => source.byAddress.get(id) ?? []),
      ...(one.requirement.kind === "years" ? statedYears(source) : []),
    ];
    const found = lines
      .filter((line) => !isOfOthers(source, line) && !isOpen(source, line))
      .map((line) => ({ line, text: withoutStop(answerIn(one, line) ?? "") }))
      .find(({ text }) => isRow(text));
    if (found === undefined || told.includes(found.text.toLowerCase())) continue;
    if (shown.some((row) => found.text.includes(row.text))) continue;
    if (rows.some(({ text }) => text === found.text)) continue;
    rows.push({ text: found.text, factIds: [found.line.address], requirements: [one.requirement] });
  }
  return rows.slice(0, mostRows);
}
