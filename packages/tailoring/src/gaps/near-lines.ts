import type { Fact, GapLine, Match, NearLine, Posting, Requirement } from "@savile/model";
import { foldText, tokenise } from "@savile/taxonomy";
import { contentStemsOf } from "../match/analyse.ts";
import { isCutPhrase } from "./question.rules.ts";
import { subjectName } from "../match/pointed.ts";
import type { Place, Source, SourceLine } from "../match/source.ts";
import { hashText } from "../text/hash.ts";

/** A line counts for a whole below this; from here on the match is sure by itself. */
const unsureUpTo = 0.3;
/** Of so many requirements one may be asked about in this way. */
const askedShare = 0.15;
/** How much of what is asked for a line has to say. */
const nearFrom = 0.6;

/** Most words of a line that can be taken in at a glance. */
const longestLine = 30;

const kinds: ReadonlySet<Requirement["kind"]> = new Set(["skill", "cert", "licence"]);
const places: ReadonlySet<Place> = new Set(["role", "activity", "list", "credential"]);

const general =
  /\b(?:experiences?|background|knowledge|skills?|abilit(?:y|ies)|expertise|years?|work(?:ing)?)\b/giu;

/** Words that stand in a text just so: "excellent" has the stem of Excel and is another word. */
function wordsOf(text: string): Set<string> {
  return new Set(tokenise(foldText(text)).map((token) => token.lower));
}

/** How much of what is asked for a line says; one word of several says nothing. */
function nearness(asked: string, stems: readonly string[], line: SourceLine): number {
  const own = new Set(line.stems);
  const shared = stems.filter((stem) => own.has(stem));
  if (stems.length > 1) return shared.length < 2 ? 0 : shared.length / stems.length;
  const written = wordsOf(line.text);
  return shared.length === 1 && [...wordsOf(asked)].some((word) => written.has(word)) ? 1 : 0;
}

/** What an answer is about. */
type AnswerHead = Pick<GapLine, "gapId" | "canonical">;

function markOf(text: string): string {
  return `:${hashText(text).toString(36)}`;
}

function pairHead(requirement: Requirement): string {
  return `line:${subjectName(requirement)}`;
}

/** Names the pair of a requirement and a line, in whatever file that line stands. */
export function pairName(requirement: Requirement, text: string): string {
  return `${pairHead(requirement)}${markOf(text)}`;
}

interface Near {
  readonly line: NearLine;
  readonly worth: number;
}

function mayBeAsked({ kind, text }: Requirement): boolean {
  return kinds.has(kind) && !isCutPhrase(text);
}

function nearTo(
  requirement: Requirement,
  match: Match | undefined,
  lines: readonly SourceLine[],
): Near | undefined {
  if (!mayBeAsked(requirement) || (match?.strength ?? 0) > unsureUpTo) return undefined;
  const asked = requirement.text.replace(general, " ");
  const stems = [...new Set(contentStemsOf(asked))];
  const [first] = match?.factIds ?? [];
  const found = lines
    .map((line) => ({
      line,
      near: Math.max(nearness(asked, stems, line), line.address === first ? nearFrom : 0),
    }))
    .filter(({ near }) => near >= nearFrom)
    .toSorted((a, b) => b.near - a.near)[0];
  if (found === undefined) return undefined;
  const { address, text } = found.line;
  return {
    line: {
      id: `line.${requirement.id}`,
      reqId: requirement.id,
      canonical: pairName(requirement, text),
      factId: address,
      text,
    },
    worth: found.near * requirement.weight * (requirement.level === "required" ? 1 : 0.5),
  };
}

/**
 * Lines of which the person can say whether they are what a requirement asks for: where a match is no sure
 * "not", for the weightiest of them. `declined` are pairs that are not to be asked about again.
 */
export function nearLines(
  posting: Posting,
  source: Source,
  matches: readonly Match[],
  declined: ReadonlySet<string>,
): NearLine[] {
  const lines = source.lines.filter(
    ({ place, stems }) => places.has(place) && stems.length <= longestLine,
  );
  const matchOf = new Map(matches.map((match) => [match.reqId, match]));
  return posting.requirements
    .flatMap((one) => nearTo(one, matchOf.get(one.id), lines) ?? [])
    .filter(({ line }) => !declined.has(line.canonical))
    .sort((a, b) => b.worth - a.worth)
    .slice(0, Math.floor(askedShare * posting.requirements.length))
    .map(({ line }) => line);
}

/** Whether an answer is about a line and a requirement of this posting. */
export function isLineOf(posting: Posting, { gapId, canonical }: AnswerHead): boolean {
  const requirement = posting.requirements.find(({ id }) => `line.${id}` === gapId);
  return requirement !== undefined && canonical.startsWith(`${pairHead(requirement)}:`);
}

/** The facts with what the person said that one of them shows; nothing where no fact says these words. */
export function withShownLine(
  facts: readonly Fact[],
  { canonical, factId }: Pick<GapLine, "canonical" | "factId">,
): Fact[] | undefined {
  const subject = canonical.replace(/^line:(.*):[^:]*$/u, "$1");
  const fact = facts.find(({ id, text }) => id === factId && canonical.endsWith(markOf(text)));
  if (fact === undefined) return undefined;
  const shows = [...new Set([...(fact.shows ?? []), subject])];
  return facts.map((one) => (one === fact ? { ...one, shows } : one));
}
