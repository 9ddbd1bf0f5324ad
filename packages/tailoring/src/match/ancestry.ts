import { termById } from "@savile/taxonomy/lexicon";

const cache = new Map<string, ReadonlySet<string>>();

/** Ids of everything that a term is a kind of: Epic is an EHR, a Class A CDL is a CDL. */
export function broaderThan(id: string): ReadonlySet<string> {
  const known = cache.get(id);
  if (known !== undefined) return known;
  const found = new Set<string>();
  const open = [...(termById(id)?.parents ?? [])];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (found.has(next) || next === id) continue;
    found.add(next);
    open.push(...(termById(next)?.parents ?? []));
  }
  cache.set(id, found);
  return found;
}

/** Whether one of the named terms is the asked one or a kind of it. */
export function names(terms: ReadonlySet<string>, asked: string): boolean {
  if (terms.has(asked)) return true;
  for (const term of terms) if (broaderThan(term).has(asked)) return true;
  return false;
}
