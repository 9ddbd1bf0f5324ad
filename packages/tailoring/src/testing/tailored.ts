import type { Resume, Tailoring } from "@savile/model";
import { parsePosting } from "../posting/parse-posting.ts";
import { tailor } from "../tailor.ts";
import { factsOf } from "./build-resume.ts";

/** A resume with its letter for a posting, on a day of its own. */
export async function tailored(resume: Resume, jobDescription: string): Promise<Tailoring> {
  const result = await tailor({
    resume,
    facts: factsOf(resume),
    extractionConfidence: 0.9,
    posting: parsePosting(jobDescription),
    jobDescription,
    today: "2026-11-21",
  });
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
}
