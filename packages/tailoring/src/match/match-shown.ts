import type { ChainStep, Requirement } from "@savile/model";
import { step } from "./chain.ts";
import { coverOf, stepOf } from "./cover.ts";
import type { Cover } from "./cover.ts";
import { none, round } from "./evidence.ts";
import type { Found } from "./evidence.ts";
import { matchDeeds } from "./match-deeds.ts";
import { segmentsOf } from "./segments.ts";
import type { Segment } from "./segments.ts";
import type { Source, SourceLine } from "./source.ts";
import { toldBy } from "./told-words.ts";
import type { Told } from "./told-words.ts";
import { asksForTimes, matchTimes } from "./working-times.ts";

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
const mostOpen = 0.5;
/** What a step is worth by the tables' other labels, and by an example that was given. */
const byLabel = 0.8;
const byExample = 0.9;

interface Shown {
  readonly line: SourceLine;
  readonly strength: number;
  readonly chain: readonly ChainStep[];
}

function aboveOf(source: Source, line: SourceLine): Told | undefined {
  const role = source.roles.find(({ id }) => id === line.entry);
  return role === undefined || line.place === "title"
    ? undefined
    : toldBy(`${role.title}, ${role.org}`);
}

function isSaid({ share, open, carried }: Cover): boolean {
  return (
    share >= enough &&
    carried.some(({ own }) => own) &&
    open.every(({ weight, name }) => weight <= mostOpen && !name)
  );
}

interface Proof {
  readonly strength: number;
  readonly chain: readonly ChainStep[];
}

function byWords(segment: Segment, line: Told, above: Told | undefined): Proof | undefined {
  const cover = coverOf(segment, line, above);
  if (!isSaid(cover)) return undefined;
  return { strength: cover.strength, chain: [stepOf(segment, cover.carried)] };
}

function byOtherLabel(segment: Segment, line: Told, above: Told | undefined): Proof | undefined {
  for (const other of segment.otherwise) {
    const cover = coverOf(other, line, above, true);
    if (cover.share < 1 || !isSaid(cover)) continue;
    const chain = [
      stepOf(other, cover.carried, "equivalent"),
      step("alias", other.text, segment.text),
    ];
    return { strength: byLabel * cover.strength, chain };
  }
  return undefined;
}

function isNamed(text: string, name: string): boolean {
  const at = text.toLowerCase().indexOf(name.toLowerCase());
  const around = `${text.charAt(at - 1)}${text.charAt(at + name.length)}`;
  return at >= 0 && !/[\p{L}\p{N}]/u.test(around);
}

/** "Library systems (Polaris)": who names one of the examples has one. */
function byAnExample({ examples, text }: Segment, line: Told): Proof | undefined {
  const named = examples.find((name) => isNamed(line.text, name));
  if (named === undefined) return undefined;
  return { strength: byExample, chain: [step("narrower", named, text)] };
}

function proofOf(segment: Segment, line: Told, above: Told | undefined): Proof | undefined {
  return (
    byWords(segment, line, above) ??
    byAnExample(segment, line) ??
    byOtherLabel(segment, line, above)
  );
}

function shownBy(source: Source, segment: Segment, line: SourceLine): Shown | undefined {
  const place = placeStrength[line.place];
  if (place === 0) return undefined;
  const proof = proofOf(segment, toldBy(line.text), aboveOf(source, line));
  if (proof === undefined) return undefined;
  const strength = round(Math.min(proof.strength * place, line.cap ?? 1));
  return { line, strength, chain: proof.chain };
}

function bestOf(source: Source, segment: Segment): Shown | undefined {
  return source.lines
    .map((line) => shownBy(source, segment, line))
    .filter((shown) => shown !== undefined)
    .sort((a, b) => b.strength - a.strength)[0];
}

/** What is worth something where only some of several things are shown. */
const someOfAll = 0.5;

/** What a requirement asks for in words, held against every line: all of its things met, some, or none. */
function matchWords(source: Source, requirement: Requirement): Found {
  const segments = segmentsOf(requirement.text);
  const met = segments
    .map((segment) => bestOf(source, segment))
    .filter((shown) => shown !== undefined);
  if (met.length === 0) return none;
  const weakest = Math.min(...met.map(({ strength }) => strength));
  return {
    factIds: [...new Set(met.map(({ line }) => line.address))].slice(0, 4),
    strength: met.length === segments.length ? weakest : Math.min(someOfAll, weakest),
    how: "stem",
    chain: met.flatMap(({ chain }) => chain),
  };
}

/** What a requirement asks for, shown by words or else by deeds. */
export function matchShown(source: Source, requirement: Requirement): Found {
  if (asksForTimes(requirement)) return matchTimes(source, requirement);
  const said = matchWords(source, requirement);
  if (said.strength >= 0.7) return said;
  const done = matchDeeds(source, requirement);
  return done.strength > said.strength ? done : said;
}
