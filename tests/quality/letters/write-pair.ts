import type { Fact, Resume } from "@savile/model";
import { parsePosting, tailor } from "@savile/tailoring";
import { corpusDay } from "../engines.ts";

/** A person and a posting for which a letter is written. */
export interface LetterPair {
  readonly name: string;
  readonly resume: Resume;
  readonly facts: readonly Fact[];
  readonly jobDescription: string;
}

/** The letter of a pair as text without its address block, or the code of why there is none. */
export async function letterText({
  resume,
  facts,
  jobDescription,
}: Omit<LetterPair, "name">): Promise<string> {
  const posting = parsePosting(jobDescription);
  const result = await tailor({
    resume,
    facts,
    extractionConfidence: 0.95,
    posting,
    jobDescription,
    today: corpusDay,
  });
  if (!result.ok) return result.error.code;
  const { letter } = result.value.letter;
  return [
    [letter.company, letter.location].filter(Boolean).join(", "),
    letter.salutation,
    ...letter.paragraphs.map(({ text }) => text),
    letter.closing,
  ]
    .filter((part) => part !== "")
    .join("\n\n");
}
