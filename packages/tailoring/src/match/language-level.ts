/** Levels of a language from 1 (A1) to 6 (C2); 7 is a mother tongue. */
export type LanguageLevel = 1 | 2 | 3 | 4 | 5 | 6 | 7;

const steps: Readonly<Record<string, LanguageLevel>> = { a1: 1, a2: 2, b1: 3, b2: 4, c1: 5, c2: 6 };

const lone = (words: string) => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, "iu");

/** Words by what they say; the first that a text holds decides, so that "near native" stands before "native". */
const words: readonly (readonly [LanguageLevel, RegExp])[] = [
  [
    6,
    lone(
      "near[- ]native|native[- ]like|bilingu\\p{L}+|zweisprachig|full professional|from childhood|since childhood|grew up|raised|heritage",
    ),
  ],
  [
    7,
    lone(
      "native|mother[- ]tongue|first language|home language|muttersprach\\p{L}*|erstsprache|(?:langue )?maternelle|(?:lengua |l[ií]ngua )?matern[ao]|nativ[ao]|madrelingua|modersm[åa]l|morsm[åa]l|moedertaal|äidinkieli|ojczysty|mateřsk\\p{L}+|anyanyelv\\p{L}*",
    ),
  ],
  [
    5,
    lone(
      "very good|excellent|advanced|fluent(?:ly)?|fluency|fluen[ct]\\p{L}*|flie(?:ß|ss)end|verhandlungssicher|sehr gut|couramment|courant|bilingue|vloeiend|flytande|flydende|flytende|fluido|fluente|fluida|avanc\\p{L}+|avanz\\p{L}+|biegl\\p{L}+|sujuva|toefl|c-level|negotiation|confident|strong",
    ),
  ],
  [
    3,
    lone(
      "intermediate|conversational|limited working|everyday|moderate|b-level|intermedi\\p{L}+|medio|mittel\\p{L}*|moyen|fair",
    ),
  ],
  [
    4,
    lone(
      "upper[- ]intermediate|professional(?: working)?|business|working|proficien\\p{L}+|good|solid|gut\\p{L}*|bien|bon(?:ne)?|buen[ao]|bo[ma]|goed|god|bra|buono|competent|command",
    ),
  ],
  [
    2,
    lone(
      "elementary|basics?|beginners?|school|some|little|grundkenntnisse|notions|b[áa]sic[ao]|scolaire|basis\\p{L}*|grunder|schulkenntnisse|rudimentary|pre-intermediate|limited|a-level",
    ),
  ],
  [1, lone("learning|duolingo|starter")],
];

function ofExam(text: string): LanguageLevel | undefined {
  const ielts = /\bielts\b\D{0,12}(\d(?:\.\d)?)/iu.exec(text)?.[1];
  if (ielts !== undefined) return Number(ielts) >= 7 ? 5 : Number(ielts) >= 5.5 ? 4 : 3;
  const toefl = /\btoefl\b\D{0,12}(\d{2,3})/iu.exec(text)?.[1];
  if (toefl !== undefined) return Number(toefl) >= 95 ? 5 : Number(toefl) >= 72 ? 4 : 3;
  const japanese = /\bjlpt\b\D{0,4}n([1-5])/iu.exec(text)?.[1];
  if (japanese !== undefined) return japanese === "1" ? 5 : japanese === "2" ? 4 : 3;
  if (/\bcambridge (?:advanced|cae)\b|\bcae\b/iu.test(text)) return 5;
  return /\bcambridge first\b|\bfce\b/iu.test(text) ? 4 : undefined;
}

/** The level that a text states: by the European steps, by an exam, or by a word. */
export function levelIn(text: string): LanguageLevel | undefined {
  const step = /(?<![\p{L}\d])([abc][12])(?![\p{L}\d])/iu.exec(text)?.[1];
  if (step !== undefined) return steps[step.toLowerCase()];
  return ofExam(text) ?? words.find(([, word]) => word.test(text))?.[0];
}
