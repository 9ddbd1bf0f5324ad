import type { Spelling } from "./locale.ts";

/** An American form, what stands for it elsewhere, and whether Canada writes so too. */
const forms: readonly (readonly [form: RegExp, elsewhere: string, canada: boolean])[] = [
  [
    /\b(organ|special|recogn|priorit|summar|emphas|standard|modern|optim|minim|maxim|util|real|final|central|digit|apolog|author|categor|personal|general|capital)iz(e[ds]?|ing|ations?|ational|ers?)\b/giu,
    "$1is$2",
    false,
  ],
  [/\b(anal|paral)yz(e[ds]?|ing)\b/giu, "$1ys$2", true],
  [/\b(col|fav|hon|lab|behavi|neighb)or(s|ed|ing|able|ite)?\b/giu, "$1our$2", true],
  [/\b(c)enter(s|ed)?\b/giu, "$1entre$2", true],
  [/\b(enrol|fulfil|instal)l(ments?)\b/giu, "$1$2", true],
  // The noun; what is done with it keeps its letter everywhere.
  [/\b(l)icense(s?)(?= (?:and|or|in|of|as)\b|[.,;]|$)/giu, "$1icence$2", true],
  [/\b(trave|labe|cance|mode)l(ed|ing|er|ers)\b/giu, "$1ll$2", true],
];

/** A text of our own words, written as in the United States, as it is spelt elsewhere. */
export function spelled(text: string, spelling: Spelling): string {
  if (spelling === "us") return text;
  return forms.reduce(
    (out, [form, elsewhere, canada]) =>
      canada || spelling === "gb" ? out.replace(form, elsewhere) : out,
    text,
  );
}
