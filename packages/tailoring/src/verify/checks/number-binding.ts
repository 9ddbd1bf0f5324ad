import type { Check, CheckContext, Objection } from "../reading/context.ts";
import { equalValue, isEntailed } from "../reading/entailed-number.ts";
import { frameOf, spanOf } from "../reading/frame.ts";
import type { Frame } from "../reading/frame.ts";
import type { NumberMention } from "../reading/numbers.ts";
import { isNeutral } from "../reading/words.ts";
import { sameMeaning } from "../../words/thesaurus.ts";
import { carriers, counted } from "./number-matches.ts";

const direction = new Set([
  "reduc",
  "increas",
  "decreas",
  "improv",
  "cut",
  "rais",
  "lower",
  "grow",
  "boost",
  "save",
  "achiev",
  "drop",
  "grew",
  "expand",
  "lift",
  "hit",
  "meet",
  "exceed",
  "by",
]);

/** Whether two heads name the same thing; words of rise and fall name none. */
export function shares(a: readonly string[], b: readonly string[]): boolean {
  return a.some((stem) => !direction.has(stem) && b.some((other) => sameMeaning(stem, other)));
}

/** Stems behind a number that do not say what is counted: "9 so far". */
const fillers = new Set(["far", "date", "alreadi", "total", "sinc"]);

function nounsOf({ head, group }: NumberMention): readonly string[] {
  return [...head, ...group].filter((stem) => !fillers.has(stem) && !direction.has(stem));
}

/** How many words the thing that a number counts has in common with that of another. */
function likeness(entry: NumberMention, other: NumberMention): number {
  const [mine, theirs] =
    entry.kind === "plain"
      ? [nounsOf(entry), nounsOf(other)]
      : [
          [...entry.before.slice(0, 3), ...entry.after.slice(0, 3)],
          [...other.before, ...other.after],
        ];
  return mine.filter((stem) => shares([stem], theirs)).length;
}

/** Whether the number may belong to the same thing in a fact. */
export function bindsLike(entry: NumberMention, other: NumberMention): boolean {
  const named = nounsOf(entry).length > 0 && nounsOf(other).length > 0;
  if (entry.unit !== undefined && other.unit !== undefined) return true;
  return entry.kind !== "plain" || !named || likeness(entry, other) > 0;
}

/** The words of a claim around a number, as far as the next number of it. */
function wordsAround(claim: Frame, entry: NumberMention): Set<string> {
  const numbers = counted(claim).filter(
    (one) => one === entry || one.range === undefined || one.range !== entry.range,
  );
  const at = numbers.indexOf(entry);
  const from = numbers[at - 1]?.end ?? 0;
  const to = numbers[at + 1]?.start ?? claim.text.length;
  return new Set(
    claim.words
      .filter(
        (word) => word.start >= from && word.end <= to && !word.stop && !isNeutral(word.lower),
      )
      .filter((word) => !/^\d/.test(word.lower))
      .map(({ stem }) => stem),
  );
}

function shared(words: ReadonlySet<string>, frame: Frame): number {
  return [...words].filter((stem) => frame.stems.has(stem)).length;
}

/** Whether a line counts the very thing of a claim with another number. */
function isRival(entry: NumberMention, other: NumberMention): boolean {
  if (other.year || other.name || other.implicit || other.kind !== entry.kind) return false;
  if (equalValue(entry, other) || isEntailed(entry, other)) return false;
  if (entry.kind !== "plain") return likeness(entry, other) > 0;
  const [first] = nounsOf(entry);
  return first !== undefined && nounsOf(other).includes(first);
}

/** Most words of a claim stand in a line: then another noun beside its number is an edit and no rewording. */
const copied = 0.6;

/** Lines of which a claim may speak: those of the role, or what it is held against. */
function scopeOf({ role, cited, support }: CheckContext): readonly Frame[] {
  if (cited.length === 0) return [support];
  return [...new Set([...cited, ...(role?.lines ?? []).map(({ text }) => frameOf(text))])];
}

/** Whether the line that a claim speaks of counts this thing otherwise, and the number stands in another line. */
function standsElsewhere(
  claim: Frame,
  entry: NumberMention,
  scope: readonly Frame[],
  carrying: readonly Frame[],
): boolean {
  const words = wordsAround(claim, entry);
  const nearest = Math.max(0, ...carrying.map((frame) => shared(words, frame)));
  // The line that the claim repeats gives no such number, and where it stands is nothing of this.
  const named = carriers(entry, carrying).some((other) => likeness(entry, other) > 0);
  const repeated = nearest === 0 && words.size > 2 && !named;
  if (repeated && scope.some((frame) => shared(words, frame) >= words.size * copied)) return true;
  return scope.some(
    (frame) =>
      shared(words, frame) > nearest &&
      frame.numbers.some((other) => isRival(entry, other)) &&
      carriers(entry, [frame]).length === 0,
  );
}

function singular(lower: string): string {
  return lower.replace(/(?:(?<=[^s])s|(?<=x|ch|sh|ss)es)$/, "");
}

/** Whether a line says the counted word of a claim of something else, and counts what the claim leaves out. */
function isSwapped(
  claim: Frame,
  entry: NumberMention,
  frame: Frame,
  other: NumberMention,
): boolean {
  // "two or three fittings" of "fitted two to three times": the times are those of the verb.
  if (other.head[0] === "time") return false;
  const mine = nounsOf(entry);
  // "400 villagers" of "400 people of the villages": who lives there is another word than where.
  const forms = new Set(
    claim.words.filter(({ stem }) => mine.includes(stem)).map(({ lower }) => singular(lower)),
  );
  // In a compound the last word is the thing: "supplier entries" are entries.
  const thing = mine.at(-1);
  const said = frame.words.some(({ stem, lower }) => stem === thing && forms.has(singular(lower)));
  const kept = other.head.some((stem) => claim.stems.has(stem));
  return said && !kept && !bindsLike(entry, other);
}

/** Whether a line that holds the number counts the thing of the claim with another number. */
function contradicts(entry: NumberMention, frame: Frame): boolean {
  const equal = carriers(entry, [frame]);
  // Two stretches of time are told in one unit, whatever each is of.
  if (entry.unit !== undefined && equal.some(({ unit }) => unit !== undefined)) return false;
  const own = Math.max(0, ...equal.map((other) => likeness(entry, other)));
  const rivals = frame.numbers.filter((other) => isRival(entry, other));
  return rivals.some((other) => likeness(entry, other) > own);
}

/** Whether a line that holds the number may count something else with it: its words are put another way at least. */
function mayCountOther(claim: Frame, entry: NumberMention, frame: Frame): boolean {
  const equal = carriers(entry, [frame]);
  return (
    equal.every((other) => likeness(entry, other) === 0) &&
    equal.every((other) => isSwapped(claim, entry, frame, other))
  );
}

/** "2 million users" of a line that tells the same of 2 million requests. */
function isEdited(claim: Frame, entry: NumberMention, frame: Frame): boolean {
  const words = new Set(
    claim.words.filter(({ stop, exempt }) => !stop && !exempt).map(({ stem }) => stem),
  );
  return (
    words.size > 2 &&
    shared(words, frame) >= words.size * copied &&
    carriers(entry, [frame]).every(
      (other) => !bindsLike(entry, other) && !nounsOf(other).some((stem) => claim.stems.has(stem)),
    )
  );
}

/** Whether a line has the figure and the word behind it as the claim does. */
function isRepeated(claim: Frame, { start, end }: NumberMention, lines: readonly Frame[]): boolean {
  const next = claim.words.find(
    (word) => word.start >= end && !/[,;.:]/.test(claim.text.slice(end, word.start)),
  );
  if (next === undefined || next.stop) return false;
  const text = claim.lower.slice(start, next.end);
  return lines.some(({ lower }) => lower.includes(text));
}

/** A true number of the wrong thing: 28 beds are not 28 patients. */
export const checkBinding: Check = (claim, context) =>
  counted(claim).flatMap((entry): Objection[] => {
    // How often something was done counts the deed, and the line may count what was done.
    if (entry.year || entry.head[0] === "time") return [];
    const frames = context.cited.length > 0 ? context.cited : [context.support];
    const carrying = frames.filter((frame) => carriers(entry, [frame]).length > 0);
    if (carrying.length === 0 || isRepeated(claim, entry, carrying)) return [];
    const elsewhere = standsElsewhere(claim, entry, scopeOf(context), carrying);
    const hard = elsewhere || carrying.every((frame) => contradicts(entry, frame));
    const asks = [mayCountOther, isEdited].some((may) =>
      carrying.every((frame) => may(claim, entry, frame)),
    );
    if (!hard && !asks) return [];
    return [
      {
        hard,
        span: spanOf(entry),
        detail: `In your resume ${claim.text.slice(entry.start, entry.end)} counts something else.`,
      },
    ];
  });
