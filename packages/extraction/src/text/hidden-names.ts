/** A style sheet's rules outside of any condition: what a rule for print or narrow screens hides is seen. */
const rule = /([^{}]{1,400})\{([^{}]{0,2000})\}/gu;
const conditional = /@[^{};]{1,400}\{(?:[^{}]{0,400}\{[^{}]{0,2000}\}){0,200}[^{}]{0,400}\}/gu;
const hides = /(?:^|[;\s])(?:display\s*:\s*none|visibility\s*:\s*hidden)/iu;
const isName = /^[.#][\w-]+$/u;

/** The classes (".note") and names ("#note") that a page hides by the style sheets written into it. */
export function hiddenNames(html: string): ReadonlySet<string> {
  const names = new Set<string>();
  for (const [, sheet = ""] of html.matchAll(
    /<style\b[^>]{0,400}>([\s\S]{0,100000}?)<\/style>/giu,
  )) {
    const plain = sheet.replace(/\/\*[\s\S]{0,5000}?\*\//gu, "").replace(conditional, "");
    for (const [, selectors = "", body = ""] of plain.matchAll(rule)) {
      if (!hides.test(body)) continue;
      for (const one of selectors.split(",").map((part) => part.trim()))
        if (isName.test(one)) names.add(one);
    }
  }
  return names;
}
