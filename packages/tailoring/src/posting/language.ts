const common: Readonly<Record<string, ReadonlySet<string>>> = {
  en: new Set(
    "the and of to in for with you we our is are will be this that your have or as on at an from must".split(
      " ",
    ),
  ),
  de: new Set(
    "der die das und mit für wir sie sind ist ein eine einen zu auf den im des dem als oder ihre bei nicht".split(
      " ",
    ),
  ),
  fr: new Set(
    "le la les des et une un vous nous pour dans est avec votre nos sur du au aux par que qui sont".split(
      " ",
    ),
  ),
  es: new Set(
    "el la los las de y en para con una un del se por que su como experiencia años es al buscamos trabajo".split(
      " ",
    ),
  ),
  pt: new Set(
    "o os as de e em para com uma um do da se por que no na dos das experiência anos não você".split(
      " ",
    ),
  ),
  it: new Set(
    "il lo gli di e in per con una un del della che si da nel sono alla delle esperienza anni".split(
      " ",
    ),
  ),
  nl: new Set(
    "de het een en van in voor met je wij we ons op te zijn bij als aan ervaring jaar niet".split(
      " ",
    ),
  ),
};

/** The language of a text by its commonest words; `und` when nothing decides. */
export function languageOf(text: string): string {
  const words =
    text
      .toLowerCase()
      .match(/\p{L}+/gu)
      ?.slice(0, 1500) ?? [];
  if (words.length === 0) return "und";
  let best = "en";
  let most = 0;
  for (const [language, set] of Object.entries(common)) {
    const hits = words.filter((word) => set.has(word)).length;
    if (hits > most) [best, most] = [language, hits];
  }
  if (most > 0) return best;
  return /^[\p{Script=Latin}]/u.test(words[0] ?? "") ? "en" : "und";
}
