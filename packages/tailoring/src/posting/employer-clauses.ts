import type { Sighting, Sign } from "./employer-weights.ts";
import { cleanCompany, legalForms, nameRun } from "./names.ts";

/** Turns of phrase in which a posting says for whom the work is, each with the sign that it is. */
const clauses: readonly (readonly [RegExp, Sign])[] = [
  // "the workshop here at the Acorn Mill in Leeds"
  [
    new RegExp(
      `\\b[Hh]ere at ((?:[Tt]he )?${nameRun})(?=[,.;!]|\\sin\\s\\p{Lu}|\\s[a-z–—-]|$)`,
      "gu",
    ),
    "at",
  ],
  // "Ann and Bob Lee, trading as Acorn Mill"
  [new RegExp(`\\b(?:trading|known|doing business) as (${nameRun})`, "gu"), "self"],
  // "Fern Talent Partners on behalf of Acorn Lifts (Pty) Ltd", "I am writing on behalf of Acorn Lifts"
  [
    new RegExp(
      `(?:^|\\b(?:${nameRun}|writing|recruiting|hiring|acting|advertising|working|you),? )on behalf of (?:the )?(${nameRun})`,
      "gu",
    ),
    "seeks",
  ],
  // "Acorn Lifts GmbH & Co. KG is still owned by the family"
  [
    new RegExp(
      `(?<!\\b(?:client|customer|partner|supplier|competitor)s?,? )\\b(${nameRun})(?<=\\b(?:${legalForms})\\.?) (?:is|are|was|has|have)\\b`,
      "gu",
    ),
    "subject",
  ],
  // "a vacancy for a Night Porter at Acorn Hotel.", "what we have open at Acorn Hotel in Leeds"
  [
    new RegExp(
      `\\b(?:vacanc(?:y|ies)|opening|position|post|role|job|open)\\b[^.;:]{0,60}?\\sat (?:the )?(${nameRun})(?=[.,;]|\\sin\\s\\p{Lu}|$)`,
      "gu",
    ),
    "join",
  ],
];

/** The names that the turns of phrase of a sentence show as the employer's. */
export function namesInClauses(text: string): Sighting[] {
  return clauses.flatMap(([clause, sign]) =>
    [...text.matchAll(clause)].flatMap((one): Sighting[] => {
      const name = cleanCompany(one[1] ?? "");
      return name === undefined ? [] : [{ name, sign }];
    }),
  );
}
