import type { LineSigns, TitleAround, TitleCase } from "./title-case.ts";
import type { TitleSighting } from "./title-candidates.ts";

type Case = TitleCase;
type Test = (sighting: TitleSighting, around: TitleAround) => boolean;

/** Whether a sighting of a candidate passes. */
export function some({ sightings, around }: Case, test: Test): boolean {
  return sightings.some((one) => test(one, around));
}

/** Whether all sightings pass, what the tables found among sentences aside. */
export function every({ sightings, around }: Case, test: Test): boolean {
  const told = sightings.filter(({ source }) => source !== "table");
  return told.length > 0 && told.every((one) => test(one, around));
}

/** Whether a sighting is a line of the head, or a piece of one. */
export function isHead({ source, line }: TitleSighting): boolean {
  return source === "line" && line >= 0;
}

/** Whether a candidate was seen in one of these ways. */
export function from(title: Case, ...sources: readonly TitleSighting["source"][]): boolean {
  return some(title, ({ source }) => sources.includes(source));
}

/** In how many ways a candidate was seen. */
export function sourcesOf({ sightings }: Case): number {
  return new Set(sightings.map(({ source }) => source)).size;
}

/** Whether one of the three lines below a line of the head passes. */
export function below(title: Case, test: (line: LineSigns) => boolean): boolean {
  return some(
    title,
    (one, { lines }) => isHead(one) && lines.slice(one.at + 1, one.at + 4).some(test),
  );
}
