import type { Grammar, Node } from "./compile-grammar.ts";

/** A word as the grammar sees it. */
export interface Tagged {
  readonly low: string;
  readonly tags: ReadonlySet<string>;
}

const nowhere: readonly number[] = [];

/** Every place up to which a production can be read from a place. Each production is read once at a place. */
export class StretchReader {
  private readonly known = new Map<string, (readonly number[] | undefined)[]>();
  /** The furthest place that any reading reached. */
  furthest = 0;

  private readonly grammar: Grammar;
  private readonly tokens: readonly Tagged[];

  constructor(grammar: Grammar, tokens: readonly Tagged[]) {
    this.grammar = grammar;
    this.tokens = tokens;
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

  private read(node: Node, from: number): readonly number[] {
    switch (node.type) {
      case "tag":
        return this.step(from, this.tokens[from]?.tags.has(node.tag) === true);
      case "word":
        return this.step(from, node.words.has(this.tokens[from]?.low ?? ""));
      case "name":
        return this.ends(node.name, from);
      case "row":
        return this.row(node.parts, from);
      case "choice":
        return union(node.parts.map((part) => this.read(part, from)));
      case "maybe":
        return union([[from], this.read(node.part, from)]);
      case "many":
        return this.many(node.part, from);
      default:
        return nowhere;
    }
  }

  private step(from: number, isMet: boolean): readonly number[] {
    if (!isMet) return nowhere;
    if (from + 1 > this.furthest) this.furthest = from + 1;
    return [from + 1];
  }

  private row(parts: readonly Node[], from: number): readonly number[] {
    let places: readonly number[] = [from];
    for (const part of parts) {
      places = union(places.map((place) => this.read(part, place)));
      if (places.length === 0) return nowhere;
    }
    return places;
  }

  private many(part: Node, from: number): readonly number[] {
    const found = new Set([from]);
    for (const place of found) for (const end of this.read(part, place)) found.add(end);
    return [...found];
  }
}

function union(lists: readonly (readonly number[])[]): readonly number[] {
  const filled = lists.filter((list) => list.length > 0);
  if (filled.length < 2) return filled[0] ?? nowhere;
  return [...new Set(filled.flat())];
}
