import { titleNouns } from "@savile/taxonomy/lexicon";

/** Whether words name somebody by the work: "baker", "head of kitchens"; work, a firm and a page name nobody. */
export function namesSomebody(title: string): boolean {
  const [head = title] = title.split(/ of |,? \(|, | [-–—] /iu);
  const last = head.trim().split(/\s+/).at(-1)?.toLowerCase() ?? "";
  return titleNouns.has(last) || /[^aeiou](?:er|or|ist|ian|eer|man|woman|ant|ent)$/.test(last);
}
