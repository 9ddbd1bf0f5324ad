import type { ChainStep } from "@savile/model";
import { titleNouns } from "@savile/taxonomy/lexicon";
import { wordWeight } from "./asked-words.ts";
import type { AskedWord } from "./asked-words.ts";
import { knownWords } from "../knowledge/known-words.ts";
import { keysAsked, namesDeed, partsOf, ruleStrength } from "./carriers.ts";
import { step } from "./chain.ts";
import type { ChainRule } from "./chain.ts";
import { abbreviates } from "./initials.ts";
import { kept } from "../knowledge/kept.ts";
import type { Segment } from "./segments.ts";
import type { Told, ToldKey, ToldWord } from "./told-words.ts";

/** A word of a demand with what carries it in a line. */
export interface Carried {
  readonly word: AskedWord;
  readonly rule: ChainRule;
  readonly strength: number;
  readonly by: string;
  readonly told?: ToldWord;
  /** Whether the line itself carries it, and not the title above. */
  readonly own: boolean;
}

/** How much of a segment a line says. */
export interface Cover {
  /** Share of what is asked for by weight, 0..1. */
  readonly share: number;
  /** What the steps are worth. */
  readonly strength: number;
  readonly carried: readonly Carried[];
  /** Asked words that nothing carries. */
  readonly open: readonly AskedWord[];
  /** Asked words that the line says of another thing. */
  readonly crossed: readonly AskedWord[];
}

const strengths: Readonly<Partial<Record<ChainRule, number>>> = { ...ruleStrength, alias: 1 };

function strengthOf(rule: ChainRule): number {
  return strengths[rule] ?? 0.8;
}

/** Whether a told word may carry an asked one; `plain` admits the word itself alone. */
function mayCarry(asked: AskedWord, { word, rule }: ToldKey, plain: boolean): boolean {
  if (plain) return word.by === undefined && rule === "same";
  return !asked.name || rule === "same";
}

/** Who does a thing for a living is named beside the writer: "booked the retoucher" is no retouching. */
function isOfAnother(asked: AskedWord, { lower, start, by }: ToldWord, told: Told): boolean {
  const isDeed = asked.deed || asked.lower.endsWith("ing");
  if (!isDeed || by !== undefined || !/(?:ers?|ors?|ists?|ians?)$/u.test(lower)) return false;
  if (!titleNouns.has(lower.replace(/s$/u, "")) && !asked.lower.endsWith("ing")) return false;
  const before = told.text.slice(0, start);
  return (
    /\b(?:the|an?|our|their|two|three|four|five|six|with|and|by|to|for|of)\s$/iu.test(before) &&
    !/\bas (?:an? |the )?(?:[\p{L}-]+ )?$/iu.test(before)
  );
}

/** The best of what a line tells for a word. */
function carry(word: AskedWord, told: Told, own: boolean, plain: boolean): Carried | undefined {
  let best: Carried | undefined;
  const candidates = keysAsked(word.lower).flatMap((key) => told.keys.get(key) ?? []);
  for (const candidate of candidates) {
    if (!mayCarry(word, candidate, plain)) continue;
    const { word: by } = candidate;
    if (own && isOfAnother(word, by, told)) continue;
    const rule = by.by?.rule ?? candidate.rule;
    const strength = strengthOf(rule);
    if (best !== undefined && best.strength >= strength) continue;
    best = { word, rule, strength, by: told.text.slice(by.start, by.end), own, told: by };
  }
  return best;
}

/** Whether a line or the title above says a word itself, which is cheap to ask. */
export function isCarried(word: AskedWord, line: Told, above: Told | undefined): boolean {
  return keysAsked(word.lower).some(
    (key) => line.keys.has(key) || (above !== undefined && above.keys.has(key)),
  );
}

/** Whether a word of a line stands before another noun that it only says something of: the "ticket" of "ticket sales". */
function followedBy(told: Told, { end }: ToldWord): ToldWord | undefined {
  const next = told.own.find(({ start }) => start > end);
  const isBeside = next !== undefined && /^[ -]$/.test(told.text.slice(end, next.start));
  return isBeside && (knownWords()?.posOf(next.lower) ?? []).includes("noun") ? next : undefined;
}

/** "Stocktaking" of one who took stock: both parts of a compound stand in the line. */
function byParts(word: AskedWord, told: Told): Carried | undefined {
  for (const parts of partsOf(word.lower)) {
    const [left, right] = parts.map((part) =>
      carry({ ...word, lower: part, name: true }, told, true, true),
    );
    if (left === undefined || right === undefined || left.by === right.by) continue;
    return { ...left, word, by: `${left.by} ... ${right.by}` };
  }
  return undefined;
}

/** Things of one make that stand for each other behind what says which: "measuring equipment", "measuring device". */
const makes = ["instrument", "device", "tool", "machine", "equipment", "vehicle"];

/** What two words are as one thing of the dictionary. */
const compounds = kept((pair): string[] => {
  const [first = "", second = ""] = pair.split(" ");
  const heads = makes.some((make) => second.startsWith(make)) ? makes : [];
  return [second, ...heads].flatMap(
    (head) => knownWords()?.lemmas(`${first} ${head}`, "noun") ?? [],
  );
});

/** "Power tools" of one who used a jigsaw: two words that the dictionary knows as one thing. */
function byCompound(segment: Segment, told: Told): Carried[] {
  return segment.words.flatMap((word, at): Carried[] => {
    const next = segment.words[at + 1];
    if (next === undefined || word.name || next.name) return [];
    const lemmas = compounds(`${word.lower} ${next.lower}`);
    const kind = lemmas.flatMap((lemma) => told.keys.get(`n ${lemma}`) ?? [])[0]?.word;
    if (kind === undefined) return [];
    const by = told.text.slice(kind.start, kind.end);
    return [word, next].map((one) => ({
      word: one,
      rule: "narrower",
      strength: 0.9,
      by,
      own: true,
    }));
  });
}

/** Letters that the words of one field share: "electrician" and "electrical". */
const sharedStart = 6;

/** A title stands for its field: a lab technician works in a laboratory. */
function byField(word: AskedWord, above: Told): Carried | undefined {
  const { lower } = word;
  const found = above.own.find(
    ({ lower: told }) =>
      told.slice(0, sharedStart) === lower.slice(0, sharedStart) ||
      (told.length >= 3 && told.length <= 5 && lower.length >= 7 && lower.startsWith(told)),
  );
  if (found === undefined || lower.length < sharedStart) return undefined;
  const by = above.text.slice(found.start, found.end);
  return { word, rule: "equivalent", strength: 0.9, by, own: false };
}

/** Asked words that the line writes by their initials, or the other way round. */
function byInitials(segment: Segment, told: Told): Carried[] {
  return abbreviates(segment, told).map(({ word, by }) => ({
    word,
    rule: "alias",
    strength: 1,
    by,
    own: true,
  }));
}

/** The words that count: of alternatives only the best carried one does. */
function counted(segment: Segment, carried: readonly Carried[]): readonly AskedWord[] {
  const left = new Set(segment.words);
  for (const group of segment.either) {
    const best = group.find((word) => carried.some((one) => one.word === word)) ?? group[0];
    for (const word of group) if (word !== best) left.delete(word);
  }
  return [...left];
}

/** The step that a cover is: by the weakest of its words. */
export function stepOf(segment: Segment, carried: readonly Carried[], rule?: ChainRule): ChainStep {
  const ordered = [...carried].sort((a, b) => a.word.start - b.word.start);
  const [weakest] = [...ordered].sort((a, b) => a.strength - b.strength);
  const from = [...new Set(ordered.map(({ by }) => by))].join(" ... ");
  return step(rule ?? weakest?.rule ?? "same", from, segment.text);
}

/** What the head of a phrase says at least before its loss makes another thing of it: "machines" does not. */
const leastOfHead = 0.4;

/** A word that says in the line something of another thing than in the demand: "ticket sales" for "ticket handling". */
function isMisfit(segment: Segment, line: Told, all: readonly Carried[], one: Carried): boolean {
  if (!one.own || one.told === undefined || one.told.by !== undefined) return false;
  const head = segment.words[segment.words.indexOf(one.word) + 1];
  const isBeside =
    head !== undefined && /^[ -]$/.test(segment.text.slice(one.word.end, head.start));
  if (!isBeside || head.weight < leastOfHead || all.some(({ word }) => word === head)) return false;
  const next = followedBy(line, one.told);
  return next !== undefined && !all.some(({ told }) => told === next);
}

/** What may stand between a deed and what it is done to. */
const directly = /^ (?:(?:an?|the|all|our|their|its|new) )?$/iu;

/** A word of the line itself by which another is carried. */
function ownWord(one: Carried | undefined): ToldWord | undefined {
  return one?.own === true && one.told?.by === undefined ? one.told : undefined;
}

/** The word that a demand puts right behind another. */
function behind({ words, text }: Segment, word: AskedWord): AskedWord | undefined {
  const head = words[words.indexOf(word) + 1];
  return head !== undefined && /^[ -]$/.test(text.slice(word.end, head.start)) ? head : undefined;
}

/** Whether the first of two words beside each other is said of another thing: "user accounts; researched licences" for "user research". */
function isScattered(segment: Segment, line: Told, all: readonly Carried[], one: Carried): boolean {
  const told = ownWord(one);
  const head = behind(segment, one.word);
  const other = ownWord(all.find(({ word }) => word === head));
  if (told === undefined || other === undefined) return false;
  // "Designed the corporate identity" for "corporate design": the deed is done to the whole of it.
  if (directly.test(line.text.slice(other.end, told.start))) return false;
  const next = followedBy(line, told);
  return next !== undefined && next !== other && !all.some((each) => each.told === next);
}

/** Whether a word is a verb where it stands ("oversaw two crews"): what is behind it is its object. */
function isVerb({ lower }: ToldWord): boolean {
  const bases = knownWords()?.lemmas(lower, "verb") ?? [];
  return bases.some((base) => base !== lower) && !/(?:ing|s)$/u.test(lower);
}

/** What a noun weighs at least to make another thing of the word before it: "hotel" does, "work" does not. */
const leastBehind = 0.85;

/** What belongs to the thing itself: "fire alarm panels" are of a fire alarm. */
const ofTheThing =
  /^(?:panels?|systems?|units?|sets?|kits?|equipment|controls?|controllers?|devices?|circuits?|parts?|components?|installations?)$/u;

/** The last word of a demand before another noun in the line: the "budget" of a "budget hotel". */
function isHeadLost(segment: Segment, line: Told, all: readonly Carried[], one: Carried): boolean {
  const told = ownWord(one);
  if (told === undefined || isVerb(told) || one.word.name) return false;
  if (behind(segment, one.word) !== undefined) return false;
  const next = followedBy(line, told);
  if (next === undefined || all.some((each) => each.told === next)) return false;
  return (
    !ofTheThing.test(next.lower) && !namesDeed(next.lower) && wordWeight(next.lower) >= leastBehind
  );
}

/** What leads from the object of a verb to another thing: a preposition other than "of", or the next verb. */
const leadsAway =
  /\b(?:for|with|on|at|in|from|to|by|over|under|about|into|through|against|between|during|after|before|across|around|as)\b|;|\.\s/iu;

function tellsAnotherDeed(between: string): boolean {
  return /(?:,|\band|\bthen)\s+\p{L}+ed\b/iu.test(between) || nextDeed.test(between);
}

/** Verbs that take what is behind them as their own object, in their irregular forms: a closed class. */
const nextDeed =
  /(?:,|\band|\bthen)\s+(?:took|gave|made|sold|built|led|held|kept|ran|wrote|taught|drove|cut|sent|bought|brought|did|had|met|won|grew|found|set|put|drew|dealt|went|came)\b/iu;

/** A verb with another object than the one that is asked for: "planned menus and took care" for "care planning". */
function isDoneToOther(line: Told, all: readonly Carried[], one: Carried): boolean {
  const told = ownWord(one);
  if (told === undefined || !one.word.deed || !isVerb(told)) return false;
  const others = all.flatMap((each) => ownWord(each) ?? []).filter((word) => word !== told);
  const behindIt = others.filter(({ start }) => start > told.end);
  if (others.length === 0 || behindIt.length < others.length) return false;
  return behindIt.every(({ start }) => {
    const between = line.text.slice(told.end, start);
    return leadsAway.test(between) || tellsAnotherDeed(between);
  });
}

function sum(values: readonly number[]): number {
  return values.reduce((total, one) => total + one, 0);
}

/** How much of a segment a line says, by itself and with the title above it; `plain`: in its very words. */
export function coverOf(segment: Segment, line: Told, above?: Told, plain = false): Cover {
  const whole = plain ? [] : [...byInitials(segment, line), ...byCompound(segment, line)];
  const all = segment.words.flatMap((word): Carried[] => {
    const found =
      carry(word, line, true, plain) ??
      whole.find((one) => one.word === word) ??
      byParts(word, line) ??
      (above === undefined ? undefined : (carry(word, above, false, true) ?? byField(word, above)));
    return found === undefined ? [] : [found];
  });
  const asked = counted(segment, all);
  const own = all.filter(({ word }) => asked.includes(word));
  const isCrossed = (one: Carried) =>
    isMisfit(segment, line, all, one) ||
    isScattered(segment, line, all, one) ||
    isHeadLost(segment, line, all, one) ||
    isDoneToOther(line, all, one);
  const carried = own.filter((one) => !isCrossed(one));
  const total = sum(asked.map(({ weight }) => weight));
  const said = sum(carried.map(({ word }) => word.weight));
  const worth = sum(carried.map(({ word, strength }) => word.weight * strength));
  return {
    share: total === 0 ? 0 : said / total,
    strength: said === 0 ? 0 : worth / said,
    carried,
    open: asked.filter((word) => !carried.some((one) => one.word === word)),
    crossed: own.filter((one) => !carried.includes(one)).map(({ word }) => word),
  };
}
