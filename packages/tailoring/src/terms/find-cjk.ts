import { cjkNames } from "./cjk.data.ts";
import { termById, termId } from "@savile/taxonomy/lexicon";
import type { TermHit } from "./guard.ts";

const scripts = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/;
const names = [...cjkNames].sort((a, b) => b[0].length - a[0].length);
const anyName = new RegExp(names.map(([name]) => name).join("|"), "g");
const canonical = new Map(names);

/** Terms in scripts that put no blanks between words. */
export function findCjkTerms(text: string): TermHit[] {
  if (!scripts.test(text)) return [];
  return [...text.matchAll(anyName)].flatMap((found) => {
    const [spelling] = found;
    const term = termById(termId(canonical.get(spelling) ?? ""));
    const start = found.index;
    return term === undefined ? [] : [{ term, start, end: start + spelling.length, spelling }];
  });
}
