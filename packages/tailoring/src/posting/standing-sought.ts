import type { Draft } from "./collect.ts";
import { phraseKey } from "./open-demands.ts";
import type { ZonedSegment } from "./zones.ts";

/** "Looking for a registered nurse to join": who has to be registered, whatever the trade is. */
const standing =
  /\b(?:seeking|looking for|hiring|recruiting)\s(?:an?|our next)\s(?:\p{Ll}+ and )?((?:fully |state |newly |dual )?(?:registered|licen[cs]ed|certified|chartered|accredited|qualified)\s(?!candidates?\b|applicants?\b|individuals?\b|persons?\b|professionals?\b|people\b)(?:[\p{L}-]+\s){0,3}?[\p{L}-]+?)(?=\s(?:to|who|with|for|in|at|on|and)\b|[,.;(]|$)/iu;

/** The standing that the one they look for has to have. */
export function standingSought(segment: ZonedSegment): Draft[] {
  const found = standing.exec(segment.text);
  const text = found?.[1];
  if (found === null || text === undefined) return [];
  const start = segment.start + found.index + found[0].length - text.length;
  return [
    {
      key: `phrase:${phraseKey(text)}`,
      text,
      canonical: [],
      kind: "cert",
      level: "required",
      start,
      end: start + text.length,
      line: segment.start,
    },
  ];
}
