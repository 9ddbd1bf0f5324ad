import type { ChainStep, Requirement } from "@savile/model";
import type { AskedWord } from "./asked-words.ts";
import { step } from "./chain.ts";
import { coverOf, isCarried, stepOf } from "./cover.ts";
import type { Cover } from "./cover.ts";
import { none, placeStrength, round } from "./evidence.ts";
import type { Found } from "./evidence.ts";
import { knownWords } from "../knowledge/known-words.ts";
import { matchDeeds } from "./match-deeds.ts";
import { matchTerm } from "./match-term.ts";
import { segmentsOf } from "./segments.ts";
import type { Segment } from "./segments.ts";
import { signTold } from "./signs.ts";
import type { Source, SourceLine } from "./source.ts";
import { toldBy } from "./told-words.ts";
import type { Told } from "./told-words.ts";
import { asksForTimes, matchTimes } from "./working-times.ts";

/** Share of a segment that must be said, and what a word may weigh that is not. */
const enough = 0.6;
const mostOpen = 0.7;
/** What a word weighs at least whose other use in a line makes another thing of it all. */
const leastCrossed = 0.5;
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

/** What may be left unsaid of a product: no name tells whether it runs in a cloud. */
const mostOpenOfKind = 0.85;
const enoughOfKind = 0.4;

function mayStayOpen({ weight, name, deed }: AskedWord, line: Told, most: number): boolean {
  return weight <= most && !name && !(deed && line.opensWithDeed);
}

/** What every program is, which tells none from another. */
const everyProgram =
  /^(?:software|programs?|applications?|digital|tools?|systems?|it|computer(?:i[sz]ed)?|manage\p{L}*|packages?|platforms?|solutions?)$/iu;

/** Whether a named thing is a kind of what is asked for: the class that it belongs to is said. */
function isOfKind({ carried }: Cover): boolean {
  return (
    carried.some(({ told }) => told?.by?.rule === "narrower") &&
    carried.some(({ word }) => !everyProgram.test(word.lower))
  );
}

/** A name that no dictionary has: a make, a program. */
function isMake({ name, text, lower }: AskedWord): boolean {
  const brand = name && /^\p{Lu}\p{L}*\p{Ll}/u.test(text) && text.length > 3;
  return brand && knownWords()?.posOf(lower).length === 0;
}

/** "Yamaha consoles", "the Badgernet maternity record": behind a make that a line names stands only what it is. */
function isOfMake({ open, carried }: Cover): boolean {
  const makes = carried.filter(({ word, own }) => own && isMake(word));
  const first = Math.min(...makes.map(({ word }) => word.start));
  const behind = open.every(({ start, name, deed }) => start > first && !name && !deed);
  return makes.length > 0 && behind && open.length <= 2;
}

/** Whether a line says a telling word of another thing than the demand does. */
function isCrossed({ crossed }: Cover): boolean {
  return crossed.some(({ weight }) => weight >= leastCrossed);
}

function isSaid(cover: Cover, line: Told): boolean {
  const { share, open, carried } = cover;
  if (!carried.some(({ own }) => own) || isCrossed(cover)) return false;
  if (open.length === 0 || isOfMake(cover)) return true;
  if (isOfKind(cover)) {
    return share >= enoughOfKind && open.every((word) => mayStayOpen(word, line, mostOpenOfKind));
  }
  // Where no word is said itself, all of them must be meant.
  const isSaidItself = carried.some(({ own, strength }) => own && strength === 1);
  return share >= enough && isSaidItself && open.every((word) => mayStayOpen(word, line, mostOpen));
}

interface Proof {
  readonly strength: number;
  readonly chain: readonly ChainStep[];
}

function byWords(segment: Segment, line: Told, above: Told | undefined): Proof | undefined {
  const cover = coverOf(segment, line, above);
  if (!isSaid(cover, line)) return undefined;
  return { strength: cover.strength, chain: [stepOf(segment, cover.carried)] };
}

function byOtherLabel(segment: Segment, line: Told, above: Told | undefined): Proof | undefined {
  if (segment.otherwise.length === 0 || isCrossed(coverOf(segment, line, above))) return undefined;
  for (const other of segment.otherwise) {
    if (!other.words.every((word) => isCarried(word, line, above))) continue;
    const cover = coverOf(other, line, above, true);
    if (cover.share < 1 || !isSaid(cover, line)) continue;
    const chain = [
      stepOf(other, cover.carried, "equivalent"),
      step("alias", other.text, segment.text),
    ];
    return { strength: byLabel * cover.strength, chain };
  }
  return undefined;
}

/** Whether a name stands in a text as a word of its own, wherever else its letters stand. */
function isNamed(text: string, name: string): boolean {
  const [lower, sought] = [text.toLowerCase(), name.toLowerCase()];
  for (let at = lower.indexOf(sought); at >= 0; at = lower.indexOf(sought, at + 1)) {
    const around = `${text.charAt(at - 1)}${text.charAt(at + name.length)}`;
    if (!/[\p{L}\p{N}]/u.test(around)) return true;
  }
  return false;
}

/** "Library systems (Polaris)": who names one of the examples has one. */
function byAnExample({ examples, text }: Segment, line: Told): Proof | undefined {
  const named = examples.find((name) => isNamed(line.text, name));
  if (named === undefined) return undefined;
  return { strength: byExample, chain: [step("narrower", named, text)] };
}

/** What may stay unsaid beside the phrase by which a piece of work is known, of what the phrase weighs. */
const mostBeside = 0.6;
/** The same beside a strength: to whom and where it is shown is less than that it is. */
const mostBesideStrength = 1.5;
/** A name of the kind where another one was given as the example. */
const byOtherExample = 0.5;

function bySign(segment: Segment, line: Told, above: Told | undefined): Proof | undefined {
  for (const { row, rest, weight } of segment.rows) {
    const told = signTold(row, line.text);
    if (told === undefined) continue;
    const { open } = coverOf(segment, line, above);
    const unsaid = rest.filter((word) => open.includes(word));
    const beside = unsaid.reduce((sum, word) => sum + word.weight, 0);
    const most = row.isStrength ? mostBesideStrength : mostBeside;
    if (unsaid.some(({ name }) => name) || beside > most * weight) continue;
    const worth = segment.examples.length > 0 ? byOtherExample : byExample;
    const chain = [step(told.byName ? "narrower" : "deed", told.words, segment.text)];
    return { strength: told.byName ? worth : byLabel, chain };
  }
  return undefined;
}

/** Stands for no line above. */
const nothingAbove = {};

/** Weak in every line: what somebody wrote is not kept beyond the reading of it. */
const proofs = new WeakMap<Segment, WeakMap<Told, WeakMap<object, { readonly proof?: Proof }>>>();

/** How a line proves a segment; a pair is weighed once, since a resume is matched again and again. */
function proofOf(segment: Segment, line: Told, above: Told | undefined): Proof | undefined {
  const ofSegment =
    proofs.get(segment) ?? new WeakMap<Told, WeakMap<object, { readonly proof?: Proof }>>();
  proofs.set(segment, ofSegment);
  const ofLine = ofSegment.get(line) ?? new WeakMap<object, { readonly proof?: Proof }>();
  ofSegment.set(line, ofLine);
  const known = ofLine.get(above ?? nothingAbove);
  if (known !== undefined) return known.proof;
  const proof =
    byWords(segment, line, above) ??
    byAnExample(segment, line) ??
    byOtherLabel(segment, line, above) ??
    bySign(segment, line, above);
  ofLine.set(above ?? nothingAbove, proof === undefined ? {} : { proof });
  return proof;
}

function shownBy(source: Source, segment: Segment, line: SourceLine): Shown | undefined {
  const place = placeStrength(line);
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

function better(a: Found, b: Found): Found {
  return b.strength > a.strength ? b : a;
}

/** What a requirement asks for, shown by words or else by deeds. */
export function matchShown(source: Source, requirement: Requirement): Found {
  const named = matchTerm(source, requirement);
  if (named.strength >= 0.7) return named;
  if (asksForTimes(requirement)) return matchTimes(source, requirement);
  const said = better(named, matchWords(source, requirement));
  if (said.strength >= 0.7) return said;
  return better(said, matchDeeds(source, requirement));
}
