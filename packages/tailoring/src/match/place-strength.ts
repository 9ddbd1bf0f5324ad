import type { SourceLine } from "./source.ts";

/** How much a line proves of what its words say, by where it stands. */
const strengths: Readonly<Record<SourceLine["place"], number>> = {
  role: 1,
  activity: 1,
  credential: 1,
  title: 0.9,
  list: 0.9,
  prose: 0.8,
  contact: 0,
  other: 0,
};

/** What a line proves at most by where it stands: a line of work all that it says, a summary less. */
export function placeStrength({ place }: SourceLine): number {
  return strengths[place];
}
