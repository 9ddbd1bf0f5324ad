import type { ChainStep, Requirement } from "@savile/model";
import { coverOf } from "./cover.ts";
import type { Cover } from "./cover.ts";
import { none, round } from "./evidence.ts";
import type { Found } from "./evidence.ts";
import { matchDeeds } from "./match-deeds.ts";
import { segmentsOf } from "./segments.ts";
import type { Segment } from "./segments.ts";
import type { Source, SourceLine } from "./source.ts";
import { toldBy } from "./told-words.ts";
import type { Told } from "./told-words.ts";

/** How much a line proves of what its words say, by where it stands. */
const placeStrength: Readonly<Record<SourceLine["place"], number>> = {
  role: 1,
  activity: 1,
  credential: 1,
  title: 0.9,
  list: 0.9,
  prose: 0.8,
  contact: 0,
  other: 0,
};

/** Share of a segment that must be said, and what a word may weigh that is not. */
const enough = 0.7;
const mostOpen = 0.75;

interface Shown {
  readonly line: SourceLine;
  readonly strength: number;
  readonly chain: readonly ChainStep[];
}

function aboveOf(source: Source, line: SourceLine): Told | undefined {
  const role = source.roles.find(({ id }) => id === line.entry);
  return role === undefined ? undefined : toldBy(`${role.title}, ${role.org}`);
}

function isSaid({ share, open, own }: Cover): boolean {
  return (
    share >= enough && own > 0 && open.every(({ weight, name }) => weight <= mostOpen && !name)
  );
}

function shownBy(source: Source, segment: Segment, line: SourceLine): Shown | undefined {
  const place = placeStrength[line.place];
  if (place === 0) return undefined;
  const cover = coverOf(segment, toldBy(line.text), aboveOf(source, line));
  if (!isSaid(cover)) return undefined;
  return { line, strength: round(cover.strength * place), chain: cover.chain };
}

function bestOf(source: Source, segment: Segment): Shown | undefined {
  return source.lines
    .map((line) => shownBy(source, segment, line))
    .filter((shown) => shown !== undefined)
    .sort((a, b) => b.strength - a.strength)[0];
}

/** What a requirement asks for in words, held against every line: all of its things met, some, or none. */
function matchWords(source: Source, requirement: Requirement): Found {
  const segments = segmentsOf(requirement.text);
  const shown = segments.map((segment) => bestOf(source, segment));
  const met = shown.filter((one) => one !== undefined);
  if (met.length === 0) return none;
  const weakest = Math.min(...met.map(({ strength }) => strength));
  return {
    factIds: [...new Set(met.map(({ line }) => line.address))].slice(0, 4),
    strength: met.length === segments.length ? weakest : 0.5,
    how: "stem",
    chain: met.flatMap(({ chain }) => chain),
  };
}

/** What a requirement asks for, shown by words or else by deeds. */
export function matchShown(source: Source, requirement: Requirement): Found {
  const said = matchWords(source, requirement);
  if (said.strength >= 0.7) return said;
  const done = matchDeeds(source, requirement);
  return done.strength > said.strength ? done : said;
}
