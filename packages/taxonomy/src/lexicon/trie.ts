import { keysOf } from "./entry.ts";
import type { Term } from "./entry.ts";
import { allTerms } from "./terms.ts";

/** A spelling of a term as its table writes it. */
export interface Spelling {
  readonly term: Term;
  readonly text: string;
}

/** A word of the lexicon: what may follow it, and the spelling that ends with it. */
export interface TrieNode {
  next: Map<string, TrieNode> | undefined;
  end: Spelling | undefined;
}

function newNode(): TrieNode {
  return { next: undefined, end: undefined };
}

function build(): TrieNode {
  const root = newNode();
  for (const term of allTerms()) {
    for (const text of [term.name, ...term.aliases]) {
      let node = root;
      for (const key of keysOf(text)) {
        node.next ??= new Map();
        let next = node.next.get(key);
        if (next === undefined) {
          next = newNode();
          node.next.set(key, next);
        }
        node = next;
      }
      node.end ??= { term, text };
    }
  }
  return root;
}

let root: TrieNode | undefined;

/** The spellings of all terms by their words; built on first use. */
export function spellings(): TrieNode {
  root ??= build();
  return root;
}
