import { languagesIn } from "./languages.ts";

/** "Welsh language skills": what is asked for besides the language says only that it is spoken. */
const ofSpeech =
  /^(?:(?:languages?|skills?|abilit(?:y|ies)|speak(?:s|ing|ers?)?|spoken|written|fluen(?:t|cy)|knowledge|command|conversational|basic|good|some|working|level|native|proficien(?:t|cy)|to|of|in|the|an?|and|or|is|both)(?=[\s,/-]|$)[\s,/-]*)*$/iu;

/** Whether a text asks for a language and for nothing besides. */
export function isSpeech(text: string): boolean {
  const named = languagesIn(text);
  const rest = named.reduceRight(
    (left, { start, end }) => left.slice(0, start) + left.slice(end),
    text,
  );
  return named.length > 0 && ofSpeech.test(rest.trim());
}
