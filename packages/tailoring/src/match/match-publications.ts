import { none } from "./evidence.ts";
import type { Found } from "./evidence.ts";
import type { Source } from "./source.ts";

const asked =
  /\b(?:(?:publication|publishing) (?:record|list|history)|(?:record|list|history) of (?:\p{L}+ ){0,2}publications?|peer[- ]reviewed|publications? in|published (?:work|papers?|research|articles?))\b/iu;
const mostCited = 3;
const strength = 0.9;

/** Whether a demand is to have published, and not to work with what others did. */
export function asksForPublications(text: string): boolean {
  return asked.test(text);
}

/** What somebody has published, where that is asked for: a section of its own shows it without saying so. */
export function matchPublications(source: Source, text: string): Found {
  if (!asksForPublications(text)) return none;
  const own = source.lines.filter(({ address }) => /^pub\d+\.title$/u.test(address));
  const factIds = [...new Set(own.map(({ address }) => address))].slice(0, mostCited);
  return factIds.length === 0 ? none : { factIds, strength, how: "stem" };
}
