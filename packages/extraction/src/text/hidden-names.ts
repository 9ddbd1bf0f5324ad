import { sightOf } from "./hidden-style.ts";
import type { Sight } from "./hidden-style.ts";

/** A style sheet's rules outside of any condition: what a rule for print or narrow screens hides is seen. */
const rule = /([^{}]{1,400})\{([^{}]{0,2000})\}/gu;
const conditional = /@[^{};]{1,400}\{(?:[^{}]{0,400}\{[^{}]{0,2000}\}){0,200}[^{}]{0,400}\}/gu;
const isName = /^[.#][\w-]+$/u;

/** The classes (".note") and names ("#note") that the style sheets written into a page take out of sight. */
export function hiddenNames(html: string): ReadonlyMap<string, Sight> {
  const names = new Map<string, Sight>();
  for (const [, sheet = ""] of html.matchAll(
    /<style\b[^>]{0,400}>([\s\S]{0,100000}?)<\/style>/giu,
  )) {
    const plain = sheet.replace(/\/\*[\s\S]{0,5000}?\*\//gu, "").replace(conditional, "");
    for (const [, selectors = "", body = ""] of plain.matchAll(rule)) {
      const sight = sightOf(body);
      if (sight === "seen") continue;
      for (const one of selectors.split(",").map((part) => part.trim()))
        if (isName.test(one)) names.set(one, sight);
    }
  }
  return names;
}
