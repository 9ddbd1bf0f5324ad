import { languagesIn } from "./languages.ts";
import type { NamedLanguage } from "./languages.ts";
import { levelIn } from "./language-level.ts";
import type { LanguageLevel } from "./language-level.ts";

/** A language that a text names, with the level that it states. */
export interface Spoken extends NamedLanguage {
  readonly level?: LanguageLevel;
}

/** The words between one language and the next that speak of the one before: up to a comma before the next. */
function behind(text: string, from: number, next: number | undefined): string {
  const rest = text.slice(from, next);
  if (next === undefined) return /^[^;]*/u.exec(rest)?.[0] ?? "";
  const cut = rest.search(/[,;/]\s*[^,;/]*$/u);
  return cut < 0 ? rest : rest.slice(0, cut);
}

/** The words right before a language that belong to it: "fluent", "good command of". */
function ahead(text: string, start: number, previous: number): string {
  return /[^,;/():]*$/u.exec(text.slice(previous, start))?.[0] ?? "";
}

const joined = /^\s*(?:,|and|&|\/|or|und|et|y|e|og|och|en|i)\s*$/iu;

/** The languages of a text with their levels; "Wolof and French from childhood" is both. */
export function spokenIn(text: string): Spoken[] {
  const named = languagesIn(text);
  const levels = named.map(({ start, end }, index) => {
    const before = levelIn(ahead(text, start, named[index - 1]?.end ?? 0));
    return before ?? levelIn(behind(text, end, named[index + 1]?.start));
  });
  for (let index = named.length - 2; index >= 0; index -= 1) {
    const between = text.slice(named[index]?.end, named[index + 1]?.start);
    if (levels[index] === undefined && joined.test(between) && !/^\s*,/u.test(between))
      levels[index] = levels[index + 1];
  }
  return named.map((language, index) => {
    const level = levels[index];
    return level === undefined ? language : { ...language, level };
  });
}

/** What a language stands before where it is no speech: a market, a dish, a people. */
const trait =
  /^\s+(?:and \p{L}+ )?(?:markets?|customers?|clients?|guests?|tourists?|wines?|cuisine|food|dishes|restaurants?|law|company|companies|firms?|office|branch|subsidiary|parent|border|suppliers?|embassy|army|navy|government|regulations?|standards?|tax|history|art|shop|stores?|site|plant|cars?|armed|national|passport|citizen|league|press|pastr\p{L}+|bakery|oak|windows|doors|drain|bulldog)\b/iu;

/** Words that say that a language was used: "in French", "spoke German". */
const used =
  /\b(?:in|speak\p{L}*|spoke\p{L}*|written|wrote|fluent|translat\p{L}+|interpret\p{L}+|into|from|taught|teach\p{L}*|lessons in|bilingual|language|calls|mailbox\p{L}*|correspond\p{L}+)\b[^.;]{0,30}$|^[- ](?:speaking|language|mail\p{L}*|calls|hotline|lessons|correspondence|translation\p{L}*|interpret\p{L}*)/iu;

/** Whether a language in a line of work was spoken there. */
export function wasUsed(text: string, { start, end, level }: Spoken): boolean {
  if (trait.test(text.slice(end))) return false;
  return level !== undefined || used.test(text.slice(0, start)) || used.test(text.slice(end));
}
