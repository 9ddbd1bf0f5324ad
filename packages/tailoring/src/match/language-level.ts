import { wordTable } from "@savile/model";
/** Levels of a language from 1 (A1) to 6 (C2); 7 is a mother tongue. */
export type LanguageLevel = 1 | 2 | 3 | 4 | 5 | 6 | 7;

const european = wordTable<LanguageLevel>({
  a1: 1,
  a2: 2,
  b1: 3,
  b2: 4,
  c1: 5,
  c2: 6,
});

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
      "(?<!non[- ])native|mother[- ]tongue|first language|home language|muttersprach\\p{L}*|erstsprache|(?:langue )?maternelle|(?:lengua |l[ií]ngua )?matern[ao]|nativ[ao]|madrelingua|modersm[åa]l|morsm[åa]l|moedertaal|äidinkieli|ojczysty|mateřsk\\p{L}+|anyanyelv\\p{L}*",
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
  [
    1,
    lone(
      "learning|duolingo|starter|first course|adult education|lessons|(?:evening|beginners?['’]?) (?:class|course)",
    ),
  ],
];

/** Exams with the points from which on they show a level, the highest first. */
const exams: readonly (readonly [RegExp, readonly (readonly [number, LanguageLevel])[]])[] = [
  [
    /\bielts\b\D{0,12}(\d(?:\.\d)?)/iu,
    [
      [7, 5],
      [5.5, 4],
      [0, 3],
    ],
  ],
  [
    /\btoefl\b\D{0,12}(\d{2,3})/iu,
    [
      [95, 5],
      [72, 4],
      [0, 3],
    ],
  ],
];
const namedExams: readonly (readonly [LanguageLevel, RegExp])[] = [
  [5, /\bjlpt\b\D{0,4}n1|\bcambridge (?:advanced|cae)\b|\bcae\b/iu],
  [4, /\bjlpt\b\D{0,4}n2|\bcambridge first\b|\bfce\b/iu],
  [3, /\bjlpt\b\D{0,4}n[345]/iu],
];

function ofExam(text: string): LanguageLevel | undefined {
  for (const [exam, steps] of exams) {
    const points = Number(exam.exec(text)?.[1]);
    const level = steps.find(([from]) => points >= from)?.[1];
    if (level !== undefined) return level;
  }
  return namedExams.find(([, exam]) => exam.test(text))?.[0];
}

/** The level that a text states: by the European steps, by an exam, or by a word. */
export function levelIn(text: string): LanguageLevel | undefined {
  const step = /(?<![\p{L}\d])([abc][12])(?![\p{L}\d])/iu.exec(text)?.[1];
  if (step !== undefined) return european[step.toLowerCase()];
  return ofExam(text) ?? words.find(([, word]) => word.test(text))?.[0];
}
