import type { SourceRole } from "../match/source.ts";
import type { RankedLine } from "../plan/make-plan.ts";
import { isRowOfThings } from "./row-of-things.ts";
import { conjugate } from "../grammar/conjugate.ts";
import { prepositions } from "../grammar/function-words.data.ts";
import { isWork } from "../grammar/noun-frame.ts";
import { besideOf, readLine } from "../grammar/read-line.ts";
import type { Beside, ReadLine } from "../grammar/read-line.ts";
import { lowerFirst, withoutStop, wordCount } from "../words/phrases.ts";
import { openerOf } from "../words/verbs.ts";
import { tellsOwnWork } from "../write/own-work.ts";
import { tellsOutcome } from "../words/outcomes.ts";
import { withoutTalk } from "../write/trim.ts";

/** A line as the letter may tell it. */
export interface Told {
  readonly entry: RankedLine;
  /** What stands behind "I": "rebuilt two kilns". */
  readonly did: string;
  /** The line holds a number: an amount, a size, a change. */
  readonly figure: boolean;
  /** How well it carries a letter, whatever the posting asks. */
  readonly weight: number;
}

const fewest = 4;
const most = 30;
const clipFrom = 26;

const besides = new WeakMap<SourceRole, Beside>();

/** What stands beside a line, of the lines of its role. */
export function besideIn(role: SourceRole): Beside {
  const found = besides.get(role) ?? besideOf(role.lines.map(({ text }) => text));
  besides.set(role, found);
  return found;
}

/** A long line up to a comma behind which only an aside follows. */
function clipped(text: string): string {
  if (wordCount(text) <= clipFrom) return text;
  const cuts = [
    ...text.matchAll(
      /,\s(?=(?:\p{L}+ing|which|including|while|as well as|with)\b)|;\s|\s[-–—]\s/gu,
    ),
  ];
  const cut = cuts.find(({ index }) => wordCount(text.slice(0, index)) >= 9);
  return cut === undefined ? text : text.slice(0, cut.index);
}

/** Whether a line speaks of its writer or of the reader, or holds what nobody reads aloud. */
export function isUnsayable(text: string): boolean {
  return /https?:|www\.|[|•→…"]|\b(?:I|me|my|we|our|us|you|your|his|her|etc|i\.e|e\.g)\b|\s[-–—]\s/iu.test(
    text.replace(/\bIT\b|\bUS\b/g, ""),
  );
}

/** A line as its grammar reads it, beside the other lines of its role. */
export function lineOf({ line, role }: RankedLine): ReadLine {
  return readLine(clipped(withoutTalk(line.text)), besideIn(role));
}

/** What one had or was, of a line without a deed: "No preventable accidents in five winters" one had. */
function statePhrase({ kind }: ReadLine, said: string, current: boolean): string | undefined {
  if (kind === "noun" && /^(?:no|zero)\s+\p{Ll}/iu.test(said))
    return `${current ? "have had" : "had"} ${lowerFirst(said)}`;
  return kind === "state" ? `${current ? "am" : "was"} ${lowerFirst(said)}` : undefined;
}

/** "Featured in the county paper": of a verb that is not known well, its object must follow. */
export function isOwnDeed({ tokens, verbs }: ReadLine, said: string): boolean {
  const opener = openerOf(said);
  if (opener !== undefined) return tellsOwnWork(said, opener);
  const behind = tokens[(verbs[0]?.at ?? 0) + 1];
  return !prepositions.has(behind?.lower ?? "");
}

function phraseOf(entry: RankedLine): string | undefined {
  const line = lineOf(entry);
  const current = entry.role.period.end === "present";
  const said = withoutStop(line.text);
  const state = statePhrase(line, said, current);
  if (state !== undefined) return state;
  if (isRowOfThings(line, current)) return undefined;
  return isOwnDeed(line, said) ? conjugate(line, current ? "base" : "past") : undefined;
}

const known = new WeakMap<RankedLine, { told: Told | undefined }>();

/** How well a line carries a letter, by what is told of it. */
export function weighTold(line: string, did: string): Pick<Told, "figure" | "weight"> {
  const figure = /\d/.test(did.replace(/\b(?:19|20)\d{2}\b/g, ""));
  const amount =
    /[$€£]\s?\d|\d\s?%|\bpercent\b|\b(?:half|third|quarter|fifth|doubled|tripled)\b/i.test(did);
  const size = Math.min(wordCount(did), 16) / 40;
  const weight = (figure ? 0.35 : 0) + (amount ? 0.25 : 0) + (tellsOutcome(line) ? 0.2 : 0) + size;
  return { figure: figure || amount, weight };
}

function readTold(entry: RankedLine): Told | undefined {
  if (isUnsayable(entry.line.text)) return undefined;
  const did = phraseOf(entry);
  if (did === undefined || wordCount(did) < fewest || wordCount(did) > most) return undefined;
  return { entry, did, ...weighTold(entry.line.text, did) };
}

/** How a line is told in the first person; `undefined` where its grammar is not understood beyond doubt. */
export function toldOf(entry: RankedLine): Told | undefined {
  const found = known.get(entry) ?? { told: readTold(entry) };
  known.set(entry, found);
  return found.told;
}

/** A line as it stands behind "my work there covered": "daily inspections of a truck". */
export function workOf(entry: RankedLine): string | undefined {
  const { text } = entry.line;
  if (isUnsayable(text) || wordCount(text) < 3 || wordCount(text) > 14) return undefined;
  const line = lineOf(entry);
  if (line.kind === "verb" && line.verbs[0]?.form === "gerund") return conjugate(line, "gerund");
  return line.kind === "noun" && line.sure && isWork(line)
    ? lowerFirst(withoutStop(line.text))
    : undefined;
}
