import type { Grammar, Node } from "./compile-grammar.ts";

/** With which tags and words a stretch may begin; one that may be empty begins with anything. */
export interface Opening {
  readonly isOptional: boolean;
  readonly leaves: Uint32Array;
}

/** What the parts of a grammar may begin with. Leaves are numbered, and a set of them is a row of bits. */
export interface Openings {
  /** The opening of a part of the grammar. */
  of(node: Node): Opening | undefined;
  /** The leaves that a word is met by. */
  leavesOf(low: string, tags: ReadonlySet<string>): Uint32Array;
}

/** Whether two sets share a leaf. */
export function shares(one: Uint32Array, other: Uint32Array): boolean {
  for (let at = 0; at < one.length; at += 1) {
    if (((one[at] ?? 0) & (other[at] ?? 0)) !== 0) return true;
  }
  return false;
}

function addTo(set: Uint32Array, leaf: number): void {
  set[leaf >> 5] = (set[leaf >> 5] ?? 0) | (1 << (leaf & 31));
}

function united(sets: readonly Uint32Array[], size: number): Uint32Array {
  const all = new Uint32Array(size);
  for (const set of sets) for (const [at, bits] of set.entries()) all[at] = (all[at] ?? 0) | bits;
  return all;
}

function partsOf(node: Node): readonly Node[] {
  if (node.type === "row" || node.type === "choice") return node.parts;
  return node.type === "maybe" || node.type === "many" ? [node.part] : [];
}

function nodesUnder(node: Node): Node[] {
  return [node, ...partsOf(node).flatMap(nodesUnder)];
}

/** The parts of a row up to the first that cannot be empty. */
function begunBy(parts: readonly Node[], openings: ReadonlyMap<Node, Opening>): readonly Node[] {
  const full = parts.findIndex((part) => openings.get(part)?.isOptional !== true);
  return full < 0 ? parts : parts.slice(0, full + 1);
}

class OpeningReader {
  readonly known = new Map<Node, Opening>();
  readonly byTag = new Map<string, number>();
  readonly byWord = new Map<string, number[]>();
  readonly size: number;
  private readonly grammar: Grammar;
  private readonly leaves = new Map<Node, number>();
  private readonly numbers = new Map<string, number>();

  constructor(grammar: Grammar) {
    this.grammar = grammar;
    const nodes = [...grammar.values()].flatMap(nodesUnder);
    for (const node of nodes) this.number(node);
    this.size = (this.numbers.size + 31) >> 5;
    const none = { isOptional: false, leaves: new Uint32Array(this.size) };
    for (const node of nodes) this.known.set(node, none);
    // Names refer to each other: what is known grows until a round adds nothing.
    for (let grew = true; grew;) {
      grew = false;
      for (const node of nodes.toReversed()) if (this.learn(node)) grew = true;
    }
  }

  /** Gives a leaf its number: the same leaf has the same one wherever it stands. */
  private number(node: Node): void {
    if (node.type !== "tag" && node.type !== "word") return;
    const key = node.type === "tag" ? node.tag : `"${[...node.words].join(" ")}"`;
    const leaf = this.numbers.get(key) ?? this.numbers.size;
    this.leaves.set(node, leaf);
    if (this.numbers.has(key)) return;
    this.numbers.set(key, leaf);
    if (node.type === "tag") this.byTag.set(node.tag, leaf);
    else
      for (const word of node.words)
        this.byWord.set(word, [...(this.byWord.get(word) ?? []), leaf]);
  }

  private learn(node: Node): boolean {
    const before = this.known.get(node);
    const next = this.read(node);
    this.known.set(node, next);
    return (
      before?.isOptional !== next.isOptional ||
      next.leaves.some((bits, at) => bits !== before.leaves[at])
    );
  }

  private read(node: Node): Opening {
    const leaf = this.leaves.get(node);
    if (leaf !== undefined) {
      const leaves = new Uint32Array(this.size);
      addTo(leaves, leaf);
      return { isOptional: false, leaves };
    }
    const parts = this.partsRead(node);
    const begun = node.type === "row" ? begunBy(parts, this.known) : parts;
    return {
      isOptional: this.mayBeEmpty(node, parts),
      leaves: united(
        begun.flatMap((part) => this.known.get(part)?.leaves ?? []),
        this.size,
      ),
    };
  }

  private partsRead(node: Node): readonly Node[] {
    if (node.type !== "name") return partsOf(node);
    const named = this.grammar.get(node.name);
    return named === undefined ? [] : [named];
  }

  private mayBeEmpty(node: Node, parts: readonly Node[]): boolean {
    if (node.type === "maybe" || node.type === "many") return true;
    const isOptional = (part: Node) => this.known.get(part)?.isOptional === true;
    return node.type === "row" ? parts.every(isOptional) : parts.some(isOptional);
  }
}

const kept = new WeakMap<Grammar, Openings>();

/** What each part of a grammar may begin with, read once for a grammar. */
export function openingsOf(grammar: Grammar): Openings {
  const before = kept.get(grammar);
  if (before !== undefined) return before;
  const { known, byTag, byWord, size } = new OpeningReader(grammar);
  const made: Openings = {
    of: (node) => known.get(node),
    leavesOf(low, tags) {
      const leaves = new Uint32Array(size);
      for (const tag of tags) {
        const leaf = byTag.get(tag);
        if (leaf !== undefined) addTo(leaves, leaf);
      }
      for (const leaf of byWord.get(low) ?? []) addTo(leaves, leaf);
      return leaves;
    },
  };
  kept.set(grammar, made);
  return made;
}
