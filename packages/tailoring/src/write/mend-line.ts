import { conjugate } from "../grammar/conjugate.ts";
import { determiners } from "../grammar/function-words.data.ts";
import { besideOf, readLine } from "../grammar/read-line.ts";
import type { ReadLine } from "../grammar/read-line.ts";
import { classOf } from "../grammar/word-class.ts";
import type { SourceLine, SourceRole } from "../match/source.ts";
import { sentencesOf } from "../text/sentences.ts";
import { upperFirst } from "../words/phrases.ts";

/** What the lines of a resume have in common at their ends. */
export interface LineEnds {
  readonly stops: "all" | "none" | "as they are";
}

function isStopped(text: string): boolean {
  return /[^.]\.$/.test(text.trimEnd());
}

/** Whether most lines of work end with a full stop; lines that agree stay as they are. */
export function lineEndsOf(roles: readonly SourceRole[]): LineEnds {
  const lines = roles.flatMap((role) => role.lines).filter(({ kind }) => kind === "bullet");
  const stopped = lines.filter(({ text }) => isStopped(text)).length;
  if (stopped === 0 || stopped === lines.length) return { stops: "as they are" };
  return { stops: stopped * 2 > lines.length ? "all" : "none" };
}

/** Whether a line ends with a word at which a sentence can end: "of up to" goes on elsewhere. */
function isComplete(bare: string): boolean {
  return (
    /[\p{L}\p{N}%)]$/u.test(bare) &&
    !/\b(?:to|of|for|with|and|or|the|an?|in|on|at|by|from|up|as|into|than|over|under)$/iu.test(bare)
  );
}

/** A line of one sentence that ends as most lines do; one that ends otherwise than in a letter or figure stays. */
export function withEnd(text: string, { stops }: LineEnds): string | undefined {
  const bare = text.trimEnd();
  if (stops === "all") return isComplete(bare) ? `${bare}.` : undefined;
  if (stops !== "none" || !isStopped(bare)) return undefined;
  // "Acme Inc." and "etc." keep the point that belongs to them, two sentences theirs.
  const isAbbreviated =
    /(?:\b\p{Lu}|\b(?:etc|inc|ltd|co|corp|e\.g|i\.e|vs|no|approx|dept|st|jr|sr))\.$/iu;
  if (isAbbreviated.test(bare) || sentencesOf(bare).length > 1) return undefined;
  return bare.slice(0, -1);
}

/** A line that begins with a small letter, of a role whose other lines do not. */
export function withCapital(line: SourceLine, role: SourceRole): string | undefined {
  const others = role.lines.filter(({ address }) => address !== line.address);
  const large = others.filter(({ text }) => /^\p{Lu}/u.test(text)).length;
  const isSmall = /^\p{Ll}+[ ,]/u.test(line.text);
  return isSmall && large > 0 && large === others.length ? upperFirst(line.text) : undefined;
}

/** "Cycle counts", "Till, stock counts and orders": a first word that may be a noun, with nothing behind it that says verb. */
function mayBeNoun({ tokens, verbs }: ReadLine): boolean {
  const at = verbs[0]?.at ?? 0;
  const behind = tokens[at + 1];
  const hasObject = behind?.kind === "number" || determiners.has(behind?.lower ?? "");
  return classOf(tokens[at]).noun && !hasObject;
}

/** A verb phrase in the past, all its verbs; only where its grammar is beyond doubt and others of the role agree. */
export function inThePast(line: SourceLine, role: SourceRole): string | undefined {
  const others = role.lines.filter(({ address }) => address !== line.address);
  const read = readLine(line.text, besideOf(others.map(({ text }) => text)));
  const isPresent = read.verbs.every(({ form }) => form === "base" || form === "third");
  if (read.verbs.length === 0 || !isPresent || read.text !== line.text.trim()) return undefined;
  if (mayBeNoun(read)) return undefined;
  const past = conjugate(read, "past");
  if (past === undefined) return undefined;
  const stop = isStopped(line.text) ? "." : "";
  const said = `${upperFirst(past)}${stop}`;
  return said === line.text ? undefined : said;
}

/** Words before a deed that say only that it was one's task, or how well it went without saying how. */
const dutyHead =
  /^(?:(?:was |were )?responsible for|(?:my )?duties included?:?|tasked with)\s+(?=\p{Ll}+ing\b)/iu;
const praiseHead =
  /^(?:successfully|effectively|efficiently|actively|proactively)\s+(?=\p{Ll}+ed\b)/iu;

/** "Responsible for managing two plants" as what was done: "Managed two plants". */
export function verbFirst(text: string, { period }: SourceRole): string | undefined {
  const praised = praiseHead.exec(text);
  if (praised !== null) return upperFirst(text.slice(praised[0].length));
  const duty = dutyHead.exec(text);
  if (duty === null) return undefined;
  const read = readLine(upperFirst(text.slice(duty[0].length)));
  const goesOn = period.end === "" || period.end === "present";
  if (read.verbs.length === 0 || read.verbs.some(({ form }) => form !== "gerund")) return undefined;
  if (read.text !== upperFirst(text.slice(duty[0].length)).trim()) return undefined;
  const said = conjugate(read, goesOn ? "base" : "past");
  return said === undefined ? undefined : `${upperFirst(said)}${isStopped(text) ? "." : ""}`;
}
