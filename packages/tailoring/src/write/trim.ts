import type { SourceLine } from "../match/source.ts";
import { wordCount } from "../words/phrases.ts";
import { openerOf } from "../words/verbs.ts";

const longEnough = 28;
const leastLeft = 8;

/** Words that say who else did it, how sure it is, or how far it went: they never go. */
const kept =
  /\b(?:not|no|never|without|except|only|up to|about|approximately|over|under|nearly|at least|led by|as part of|part of|with (?:a|the) team|team of|together with|alongside|in progress|expired|expected|supervis\w+|help\w*|assist\w*|support\w*|contribut\w+|participat\w+|pilot|draft|planned|proposed|on behalf)\b|\bof \d/i;

/** A closing clause that praises the work and tells nothing: "demonstrating expertise in ...". */
const talk =
  /,\s(?:thereby |thus |while |and )?(?:demonstrating|showcasing|highlighting|showing|displaying|exhibiting|proving|reflecting|illustrating|emphasizing|underscoring|leveraging|utilizing|fostering|ensuring|promoting|maintaining|establishing|providing|creating|enabling|driving|delivering|supporting)\s[^,;]*(?:,\s[^,;]*){0,2}$/iu;
const aside = /\s\([^()]*\)$/u;
const second = /;\s[^;]+$/u;

interface Cut {
  readonly text: string;
  readonly cut: string;
}

function cutAt(text: string, pattern: RegExp): Cut | undefined {
  const whole = text.trimEnd();
  const bare = (whole.endsWith(".") ? whole.slice(0, -1) : whole).trimEnd();
  const found = pattern.exec(bare);
  if (found === null) return undefined;
  const stop = whole.endsWith(".") ? "." : "";
  return { text: `${bare.slice(0, found.index).trimEnd()}${stop}`, cut: found[0] };
}

/** Whether a clause tells of a deed of its own: "; trained the new staff". What was done is not too long to say. */
function isDeed(cut: string): boolean {
  return cut.startsWith(";") && openerOf(cut.replace(/^;\s*(?:and\s)?/u, "")) !== undefined;
}

/** Whether a clause may go: no deed, number or name, nothing that the posting asks for, nothing that limits the rest. */
function mayGo({ text, cut }: Cut, wanted: readonly string[]): boolean {
  const lower = cut.toLowerCase();
  return (
    wordCount(text) >= leastLeft &&
    !/\d|[$€£%]/.test(cut) &&
    !/\s\p{Lu}/u.test(cut) &&
    !kept.test(cut) &&
    !isDeed(cut) &&
    wanted.every((word) => !lower.includes(word.toLowerCase()))
  );
}

/** A text without a closing clause that praises the work and holds no number and no name. */
export function withoutTalk(text: string): string {
  const found = cutAt(text, talk);
  return found !== undefined && mayGo(found, []) ? found.text : text;
}

/**
 * A line that is too long without a closing clause that tells nothing; `undefined` where nothing may go.
 * @param wanted spellings that the posting asks for: a clause that names one stays
 * @param longest number of words from which on a line is too long
 */
export function trimmed(
  line: Pick<SourceLine, "text">,
  wanted: readonly string[],
  longest: number = longEnough,
): string | undefined {
  let { text } = line;
  for (let round = 0; round < 3 && wordCount(text) > longest; round += 1) {
    const cuts = [talk, aside, second].flatMap((pattern) => cutAt(text, pattern) ?? []);
    const found = cuts.find((cut) => mayGo(cut, wanted));
    if (found === undefined) break;
    text = found.text;
  }
  return text === line.text ? undefined : text;
}
