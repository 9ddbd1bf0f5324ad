const letter =
  "(?:cover(?:ing)?[ -]letters?|motivation(?:al)? letters?|letters? of (?:motivation|application))";
const refusing: readonly RegExp[] = [
  new RegExp(`\\b(?:no|without(?: an?)?|skip the|forget the|spare us the) ${letter}`, "iu"),
  new RegExp(
    `\\b(?:do not|don['’]t|please don['’]t|never|need not|needn['’]t) (?:\\p{L}+ ){0,4}${letter}`,
    "iu",
  ),
  new RegExp(
    `\\b${letter} (?:is|are|will) (?:not|never) (?:be )?(?:required|needed|necessary|wanted|read|considered|accepted)`,
    "iu",
  ),
  new RegExp(`\\binstead of an? ${letter}`, "iu"),
];

/** Whether a sentence says that no letter is wanted; who may send one if they like is free to. */
export function refusesLetter(text: string): boolean {
  return (
    refusing.some((pattern) => pattern.test(text)) && !/\b(?:forget to|hesitate)\b/iu.test(text)
  );
}
