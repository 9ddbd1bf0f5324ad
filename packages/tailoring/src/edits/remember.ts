import type { Source } from "../match/source.ts";
import type { Found } from "./found.ts";

type Shelf = Map<string, Found>;

const mostShelves = 40;
const mostFound = 400;

/** What was found, by what a source says and by the posting that may be spoken of; the oldest goes first. */
const shelves = new Map<string, Shelf>();
const known = new WeakMap<Source, Map<string, Shelf>>();

function openShelf({ resume, hidden, today }: Source, posting: string): Shelf {
  const key = [today, [...hidden].join(" "), posting, JSON.stringify(resume)].join("\n");
  const shelf: Shelf = shelves.get(key) ?? new Map();
  shelves.delete(key);
  shelves.set(key, shelf);
  const [oldest] = shelves.keys();
  if (oldest !== undefined && shelves.size > mostShelves) shelves.delete(oldest);
  return shelf;
}

function shelfOf(source: Source, posting: string): Shelf {
  const own = known.get(source) ?? new Map<string, Shelf>();
  known.set(source, own);
  const shelf = own.get(posting) ?? openShelf(source, posting);
  own.set(posting, shelf);
  return shelf;
}

/**
 * What a check finds on a source that reads as this one does, with a posting that may be spoken of (else
 * `""`). Documents are reviewed at each save, and most of what the person wrote has been checked before.
 */
export function remembered(
  source: Source,
  posting: string,
  question: string,
  find: () => Found,
): Found {
  const shelf = shelfOf(source, posting);
  const before = shelf.get(question);
  if (before !== undefined) return before;
  const found = find();
  if (shelf.size >= mostFound) shelf.clear();
  shelf.set(question, found);
  return found;
}
