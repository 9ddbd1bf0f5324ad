import type { ChainStep } from "@savile/model";
import { keysAsked, keysCarried, ruleStrength } from "./carriers.ts";
import type { AskedWord } from "./asked-words.ts";
import { step } from "./chain.ts";
import type { ChainRule } from "./chain.ts";
import type { Segment } from "./segments.ts";
import { abbreviates } from "./initials.ts";
import type { Told, ToldWord } from "./told-words.ts";

/** A word of a demand with what carries it in a line. */
interface Carried {
  readonly word: AskedWord;
  readonly rule: ChainRule;
  readonly strength: number;
  readonly by: string;
  readonly own: boolean;
}

/** How much of a segment a line says. */
export interface Cover {
  /** Share of what is asked for by weight, 0..1. */
  readonly share: number;
  /** What the weakest step is worth. */
  readonly strength: number;
  readonly chain: readonly ChainStep[];
  /** Asked words that nothing carries. */
  readonly open: readonly AskedWord[];
  /** Weight that the line itself carries, without the title above it. */
  readonly own: number;
}

const strengths: Readonly<Partial<Record<ChainRule, number>>> = { ...ruleStrength, alias: 1 };

function strengthOf(rule: ChainRule): number {
  return strengths[rule] ?? 0.8;
}

/** The best way by which a told word carries an asked one. */
function ruleBetween(asked: AskedWord, told: ToldWord): ChainRule | undefined {
  const carried = keysCarried(told.lower);
  let best: ChainRule | undefined;
  for (const key of keysAsked(asked.lower).keys()) {
    const rule = carried.get(key);
    if (rule === undefined) continue;
    if (asked.name && rule !== "same") continue;
    // Two guesses in a row are no proof.
    if (told.by !== undefined && rule !== "same") continue;
    const found: ChainRule = told.by?.rule ?? rule;
    if (best === undefined || strengthOf(found) > strengthOf(best)) best = found;
  }
  return best;
}

function carry(word: AskedWord, told: Told, own: boolean): Carried | undefined {
  const candidates = new Set(
    [...keysAsked(word.lower).keys()].flatMap((key) => told.keys.get(key) ?? []),
  );
  let best: Carried | undefined;
  for (const candidate of candidates) {
    const rule = ruleBetween(word, candidate);
    if (rule === undefined) continue;
    const strength = strengthOf(rule);
    const by = told.text.slice(candidate.start, candidate.end);
    if (best === undefined || strength > best.strength) best = { word, rule, strength, by, own };
  }
  return best;
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

/** Words with what they weigh: of alternatives only the best carried one counts. */
function withoutEither(segment: Segment, carried: readonly Carried[]): readonly AskedWord[] {
  const left = new Set(segment.words);
  for (const group of segment.either) {
    const best = group.find((word) => carried.some((one) => one.word === word)) ?? group[0];
    for (const word of group) if (word !== best) left.delete(word);
  }
  return [...left];
}

function chainOf(segment: Segment, carried: readonly Carried[]): ChainStep[] {
  const ordered = [...carried].sort((a, b) => a.word.start - b.word.start);
  const rules = [...new Set(ordered.map(({ rule }) => rule))];
  const weakest = rules.sort((a, b) => strengthOf(a) - strengthOf(b))[0];
  if (weakest === undefined) return [];
  const from = [...new Set(ordered.map(({ by }) => by))].join(" ... ");
  return [step(weakest, from, segment.text)];
}

/** How much of a segment a line says, by itself and with the title above it. */
export function coverOf(segment: Segment, line: Told, above?: Told): Cover {
  const initials = byInitials(segment, line);
  const carried = segment.words.flatMap((word): Carried[] => {
    const whole = initials.find((one) => one.word === word);
    const found =
      whole ??
      carry(word, line, true) ??
      (above === undefined ? undefined : carry(word, above, false));
    return found === undefined ? [] : [found];
  });
  const asked = withoutEither(segment, carried);
  const counted = carried.filter(({ word }) => asked.includes(word));
  const total = asked.reduce((sum, { weight }) => sum + weight, 0);
  const said = counted.reduce((sum, { word }) => sum + word.weight, 0);
  const worth = counted.reduce((sum, { word, strength }) => sum + word.weight * strength, 0);
  return {
    share: total === 0 ? 0 : said / total,
    strength: said === 0 ? 0 : worth / said,
    chain: chainOf(segment, counted),
    open: asked.filter((word) => !counted.some((one) => one.word === word)),
    own: counted.filter(({ own }) => own).reduce((sum, { word }) => sum + word.weight, 0),
  };
}
