import { findTermsIn } from "../terms/find-terms.ts";
import type { TermHit } from "../terms/find-terms.ts";
import { foldText } from "@savile/taxonomy";
import { contentStems } from "../text/stem.ts";
import { baseStems } from "./base-stems.data.ts";

/** What a text names: terms of the lexicon and stems of its words. */
export interface Analysis {
  readonly hits: readonly TermHit[];
  readonly terms: ReadonlySet<string>;
  readonly stems: readonly string[];
}

const cache = new Map<string, Analysis>();
const mostCached = 4_000;

/** Stems of the words that carry meaning; "wrote" and "writer" belong to "write". */
export function contentStemsOf(text: string): string[] {
  return contentStems(text).map((stem) => baseStems[stem] ?? stem);
}

/** Analyses a text once; `listed` marks a list of skills. */
export function analyse(text: string, listed: boolean): Analysis {
  const key = `${listed ? "1" : "0"}${text}`;
  const known = cache.get(key);
  if (known !== undefined) return known;
  const hits = findTermsIn(foldText(text), { listed });
  const result = {
    hits,
    terms: new Set(hits.map((hit) => hit.term.id)),
    stems: contentStemsOf(text),
  };
  if (cache.size >= mostCached) cache.clear();
  cache.set(key, result);
  return result;
}
