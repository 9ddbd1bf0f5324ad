import type { Source } from "../match/source.ts";
import type { Found } from "./found.ts";

const mostSources = 40;
const mostFound = 600;

/** What was found, by what a source says and by what was asked of it; the oldest source goes first. */
const bySource = new Map<string, Map<string, Found>>();
const known = new WeakMap<Source, Map<string, Found>>();

function shelfOf(source: Source): Map<string, Found> {
  const own = known.get(source);
  if (own !== undefined) return own;
  const { resume, hidden, today } = source;
  const key = `${today}\n${[...hidden].join(" ")}\n${JSON.stringify(resume)}`;
  const shelf = bySource.get(key) ?? new Map<string, Found>();
  bySource.delete(key);
  bySource.set(key, shelf);
  const [oldest] = bySource.keys();
  if (oldest !== undefined && bySource.size > mostSources) bySource.delete(oldest);
  known.set(source, shelf);
  return shelf;
}

/**
 * What a check finds on a source that reads as this one does. Documents are reviewed at each save, and most
 * of what the person wrote has been checked before.
 */
export function remembered(source: Source, question: string, find: () => Found): Found {
  const shelf = shelfOf(source);
  const before = shelf.get(question);
  if (before !== undefined) return before;
  const found = find();
  if (shelf.size >= mostFound) shelf.clear();
  shelf.set(question, found);
  return found;
}
