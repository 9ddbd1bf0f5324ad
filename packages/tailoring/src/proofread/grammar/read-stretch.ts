import type { Grammar, Node } from "./compile-grammar.ts";
import { openingsOf, shares } from "./openings.ts";
import type { Openings } from "./openings.ts";

/** A word as the grammar sees it. */
export interface Tagged {
  readonly low: string;
  readonly tags: ReadonlySet<string>;
}

type Leaf = Extract<Node, { type: "tag" | "word" }>;

const nowhere: readonly number[] = [];

/** Every place up to which a production can be read from a place. Each production is read once at a place. */
export class StretchReader {
  private readonly known = new Map<string, (readonly number[] | undefined)[]>();
  /** The furthest place that any reading reached. */
  furthest = 0;

  private readonly grammar: Grammar;
  private readonly tokens: readonly Tagged[];
  private readonly openings: Openings;
  /** The leaves that each word is met by. */
  private readonly leaves: readonly Uint32Array[];

  constructor(grammar: Grammar, tokens: readonly Tagged[]) {
    this.grammar = grammar;
    this.tokens = tokens;
    this.openings = openingsOf(grammar);
    this.leaves = tokens.map(({ low, tags }) => this.openings.leavesOf(low, tags));
  }

  /** Places where a stretch of the named kind that begins at `from` may end. */
  ends(name: string, from: number): readonly number[] {
    let row = this.known.get(name);
    if (row === undefined) {
      row = [];
      this.known.set(name, row);
    }
    const before = row[from];
    if (before !== undefined) return before;
    row[from] = nowhere;
    const node = this.grammar.get(name);
    const found = node === undefined ? nowhere : this.read(node, from);
    row[from] = found;
    return found;
  }

  /** Whether the word at a place may begin a part; most parts are left unread by this. */
  private mayBegin(node: Node, from: number): boolean {
    const opening = this.openings.of(node);
    if (opening === undefined || opening.isOptional) return true;
    const leaves = this.leaves[from];
    return leaves !== undefined && shares(opening.leaves, leaves);
  }

  private read(node: Node, from: number): readonly number[] {
    if (!this.mayBegin(node, from)) return nowhere;
    switch (node.type) {
      case "tag":
      case "word":
        return this.step(from, node);
      case "name":
        return this.ends(node.name, from);
      case "row":
        return this.row(node.parts, from);
      case "choice":
        return this.choice(node.parts, from);
      case "maybe":
        return joined([from], this.read(node.part, from));
      case "many":
        return this.many(node.part, from);
      default:
        return nowhere;
    }
  }

  private step(from: number, node: Leaf): readonly number[] {
    const token = this.tokens[from];
    if (token === undefined) return nowhere;
    const isMet = node.type === "tag" ? token.tags.has(node.tag) : node.words.has(token.low);
    if (!isMet) return nowhere;
    if (from + 1 > this.furthest) this.furthest = from + 1;
    return [from + 1];
  }

  private choice(parts: readonly Node[], from: number): readonly number[] {
    let places = nowhere;
    for (const part of parts) places = joined(places, this.read(part, from));
    return places;
  }

  private row(parts: readonly Node[], from: number): readonly number[] {
    let places: readonly number[] = [from];
    for (const part of parts) {
      let next = nowhere;
      for (const place of places) next = joined(next, this.read(part, place));
      if (next.length === 0) return nowhere;
      places = next;
    }
    return places;
  }

  private many(part: Node, from: number): readonly number[] {
    const found = new Set([from]);
    for (const place of found) for (const end of this.read(part, place)) found.add(end);
    return [...found];
  }
}

/** The places of both, each once. */
function joined(some: readonly number[], others: readonly number[]): readonly number[] {
  if (others.length === 0) return some;
  if (some.length === 0) return others;
  const added = others.filter((place) => !some.includes(place));
  return added.length === 0 ? some : [...some, ...added];
}
