import { placeScore } from "../fields/place.rules.ts";
import type { NameFind } from "../entries/find-name.ts";
import type { Line } from "../text-line/line.ts";

/** What stands at the top of a profile saved from LinkedIn. */
export interface ProfileHead {
  readonly name: NameFind;
  readonly headline: readonly Line[];
  readonly place: Line | undefined;
}

/** The name is the largest line; the headline follows, and the last line names the place. */
export function readProfileHead(zone: readonly Line[]): ProfileHead | undefined {
  const size = Math.max(...zone.map((line) => line.size), 0);
  const at = zone.findIndex((line) => line.size > size - 0.3);
  const first = zone[at];
  if (first === undefined || zone.filter((line) => line.size > size * 0.8).length > 2)
    return undefined;
  const second = zone[at + 1];
  const last = second !== undefined && second.size > size - 0.3 ? second : first;
  const below = zone.slice(zone.indexOf(last) + 1).filter((line) => line.block === last.block);
  const end = below.at(-1);
  const isPlace =
    end !== undefined &&
    (placeScore(end.text) >= 0.5 ||
      (below.length > 1 && end.text.split(/\s+/).length <= 8 && !/[|·•@/.!]/.test(end.text)));
  return {
    name: { first, last, start: 0, end: last.text.length, confidence: 0.98 },
    headline: isPlace ? below.slice(0, -1) : below,
    place: isPlace ? end : undefined,
  };
}
