import { loadWords } from "@savile/extraction";
import type { Words } from "@savile/taxonomy";

/** WordNet as the product loads it. */
export function wordNet(): Words {
  const words = loadWords();
  if (!words.ok) throw new Error(words.error.code);
  return words.value;
}

/** The verb in the past with which a line opens, and its lemma. */
export interface PastVerb {
  readonly form: string;
  readonly lemma: string;
}

/** The verb in the past with which a line opens; nothing where the line opens otherwise. */
export function pastVerb(text: string): PastVerb | undefined {
  const form = /^\p{Lu}\p{Ll}+(?=,? )/u.exec(text)?.[0].toLowerCase() ?? "";
  const lemma = wordNet()
    .lemmas(form, "verb")
    .find((one) => one !== form && !form.endsWith("s") && !form.endsWith("ing"));
  return lemma === undefined ? undefined : { form, lemma };
}

/** "planned" of "plan" doubles its last letter, and so does "planning". */
function doubles({ form, lemma }: PastVerb): boolean {
  return form === `${lemma}${lemma.at(-1)}ed`;
}

/** The participle of a verb: "managing", "planning", "tying". */
export function participleOf(verb: PastVerb): string {
  const { lemma } = verb;
  if (doubles(verb)) return `${lemma}${lemma.at(-1)}ing`;
  if (lemma.endsWith("ie")) return `${lemma.slice(0, -2)}ying`;
  if (/^(?:run|set|cut|win|get|begin|put|sit)$/.test(lemma)) return `${lemma}${lemma.at(-1)}ing`;
  return /[^eoy]e$/.test(lemma) ? `${lemma.slice(0, -1)}ing` : `${lemma}ing`;
}
