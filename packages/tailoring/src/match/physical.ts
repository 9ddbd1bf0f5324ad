import { none, strongest } from "./evidence.ts";
import type { Found } from "./evidence.ts";
import type { Source } from "./source.ts";

const weight = "(\\d{1,3})\\s?(kg|kgs|kilos?|kilograms?|lbs?|pounds)(?![\\p{L}])";
const asked = new RegExp(`\\b(?:lift|carry|carrying|move)\\p{L}*\\b[^.;]{0,60}?${weight}`, "iu");
const told = new RegExp(
  `\\b(?:lift|carr(?:y|ied)|mov|shift|load|unload|stack|haul|handl|heav)\\p{L}*\\b[^.;]{0,60}?${weight}`,
  "iu",
);
const askedToStand = /\bstand(?:ing)?\b.*\b(?:long|extended|prolonged|hours?|day|shift)\b/iu;
const standing =
  /\bstand(?:ing)?\b.*\b(?:day|shift|hours?|long|periods?)\b|\bon (?:my|your|his|her|their) feet\b/iu;

function kilos(pattern: RegExp, text: string): number | undefined {
  const [, amount, unit = ""] = pattern.exec(text) ?? [];
  if (amount === undefined) return undefined;
  return /^k/iu.test(unit) ? Number(amount) : Number(amount) * 0.454;
}

/** Weights of two ways of measuring are told in round figures. */
const rounding = 1;

function shows(text: string, demand: string): boolean {
  const need = kilos(asked, demand);
  if (need !== undefined) return (kilos(told, text) ?? 0) + rounding >= need;
  return askedToStand.test(demand) && standing.test(text);
}

/** What somebody can lift or bear, where a resume states it. */
export function matchPhysical(source: Source, demand: string): Found {
  const lines = source.lines.filter(({ text }) => shows(text, demand));
  const found = strongest(lines.map((line) => ({ line, strength: line.cap ?? 1 })));
  return found.strength === 0
    ? none
    : { factIds: found.ids, strength: found.strength, how: "stem" };
}

/** Whether a demand names a weight, which no other words show. */
export function asksForWeight(demand: string): boolean {
  return kilos(asked, demand) !== undefined;
}
