import type { ChainStep } from "@savile/model";
import type { AskedWord } from "./asked-words.ts";
import { knownWords } from "../knowledge/known-words.ts";
import { keysAsked, keysCarried, ruleStrength } from "./carriers.ts";
import { step } from "./chain.ts";
import type { ChainRule } from "./chain.ts";
import { abbreviates } from "./initials.ts";
import type { Segment } from "./segments.ts";
import type { Told, ToldWord } from "./told-words.ts";

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
}

const strengths: Readonly<Partial<Record<ChainRule, number>>> = { ...ruleStrength, alias: 1 };

function strengthOf(rule: ChainRule): number {
  return strengths[rule] ?? 0.8;
}

function strongerOf(a: ChainRule | undefined, b: ChainRule): ChainRule {
  return a !== undefined && strengthOf(a) >= strengthOf(b) ? a : b;
}

/** The best way by which a told word carries an asked one; `plain` admits the word itself alone. */
function ruleBetween(asked: AskedWord, told: ToldWord, plain: boolean): ChainRule | undefined {
  const carried = keysCarried(told.lower, told.done);
  // Two guesses in a row are no proof.
  const exact = plain || asked.name || told.by !== undefined;
  let best: ChainRule | undefined;
  for (const key of keysAsked(asked.lower).keys()) {
    const rule = carried.get(key);
    if (rule !== undefined && !(exact && rule !== "same"))
      best = strongerOf(best, told.by?.rule ?? rule);
  }
  return best;
}

function candidatesOf(word: AskedWord, told: Told): ReadonlySet<ToldWord> {
  return new Set([...keysAsked(word.lower).keys()].flatMap((key) => told.keys.get(key) ?? []));
}

/** Whether a word of a line stands before another noun that it only says something of: the "ticket" of "ticket sales". */
function followedBy(told: Told, { end }: ToldWord): ToldWord | undefined {
  const next = told.own.find(({ start }) => start > end);
  const isBeside = next !== undefined && /^[ -]$/.test(told.text.slice(end, next.start));
  return isBeside && (knownWords()?.posOf(next.lower) ?? []).includes("noun") ? next : undefined;
}

function carry(word: AskedWord, told: Told, own: boolean, plain: boolean): Carried | undefined {
  let best: Carried | undefined;
  for (const candidate of candidatesOf(word, told)) {
    if (plain && candidate.by !== undefined) continue;
    const rule = ruleBetween(word, candidate, plain);
    if (rule === undefined) continue;
    const strength = strengthOf(rule);
    const by = told.text.slice(candidate.start, candidate.end);
    if (best === undefined || strength > best.strength)
      best = { word, rule, strength, by, own, told: candidate };
  }
  return best;
}

const shortestPart = 4;

/** "Stocktaking" of one who took stock: both parts of a compound stand in the line. */
function byParts(word: AskedWord, told: Told): Carried | undefined {
  const { lower } = word;
  for (let at = shortestPart; at <= lower.length - shortestPart; at += 1) {
    const found = [lower.slice(0, at), lower.slice(at)].map((part) =>
      carry({ ...word, lower: part, name: true }, told, true, true),
    );
    const [left, right] = found;
    if (left === undefined || right === undefined || left.by === right.by) continue;
    return { ...left, word, by: `${left.by} ... ${right.by}` };
  }
  return undefined;
}

/** Things of one make that stand for each other behind what says which: "measuring equipment", "measuring device". */
const makes = ["instrument", "device", "tool", "machine", "equipment", "vehicle"];

/** "Power tools" of one who used a jigsaw: two words that the dictionary knows as one thing. */
function byCompound(segment: Segment, told: Told): Carried[] {
  return segment.words.flatMap((word, at): Carried[] => {
    const next = segment.words[at + 1];
    if (next === undefined || word.name || next.name) return [];
    const heads = makes.some((make) => next.lower.startsWith(make)) ? makes : [];
    const lemmas = [next.lower, ...heads].flatMap(
      (head) => knownWords()?.lemmas(`${word.lower} ${head}`, "noun") ?? [],
    );
    const kind = lemmas.flatMap((lemma) => told.keys.get(`n ${lemma}`) ?? [])[0];
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

/** A word that says in the line something of another thing than in the demand: "ticket sales" for "ticket handling". */
function isMisfit(segment: Segment, line: Told, all: readonly Carried[], one: Carried): boolean {
  if (!one.own || one.told === undefined || one.told.by !== undefined) return false;
  const head = segment.words[segment.words.indexOf(one.word) + 1];
  const isBeside =
    head !== undefined && /^[ -]$/.test(segment.text.slice(one.word.end, head.start));
  if (!isBeside || all.some(({ word }) => word === head)) return false;
  const next = followedBy(line, one.told);
  return next !== undefined && !all.some(({ told }) => told === next);
}

function sum(values: readonly number[]): number {
  return values.reduce((total, one) => total + one, 0);
}

/** How much of a segment a line says, by itself and with the title above it; `plain`: in its very words. */
export function coverOf(segment: Segment, line: Told, above?: Told, plain = false): Cover {
  const whole = [...byInitials(segment, line), ...(plain ? [] : byCompound(segment, line))];
  const all = segment.words.flatMap((word): Carried[] => {
    const found =
      carry(word, line, true, plain) ??
      whole.find((one) => one.word === word) ??
      byParts(word, line) ??
      (above === undefined ? undefined : (carry(word, above, false, true) ?? byField(word, above)));
    return found === undefined ? [] : [found];
  });
  const asked = counted(segment, all);
  const carried = all.filter(
    (one) => asked.includes(one.word) && !isMisfit(segment, line, all, one),
  );
  const total = sum(asked.map(({ weight }) => weight));
  const said = sum(carried.map(({ word }) => word.weight));
  const worth = sum(carried.map(({ word, strength }) => word.weight * strength));
  return {
    share: total === 0 ? 0 : said / total,
    strength: said === 0 ? 0 : worth / said,
    carried,
    open: asked.filter((word) => !carried.some((one) => one.word === word)),
  };
}
