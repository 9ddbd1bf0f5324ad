import type { Extraction } from "../tailoring/extraction.ts";
import type { Finding } from "../tailoring/source.ts";

/** What has to be known of the jobs before a resume is made of them. */
export const questionCodes = ["no_employer", "no_start", "odd_title"] as const;
export type QuestionCode = (typeof questionCodes)[number];

/** A finding that asks about one value of a job. */
export interface OpenQuestion extends Finding {
  readonly code: QuestionCode;
  readonly path: string;
}

type Corrected = Pick<Extraction, "resume" | "facts" | "findings" | "left">;

function codeOf(finding: Finding): QuestionCode | undefined {
  return questionCodes.find((code) => code === finding.code);
}

/** Whether the job is still as it was read, so that the question stands. */
function isOpen(
  code: QuestionCode,
  { path, text }: Finding,
  { resume, facts }: Corrected,
): boolean {
  const job = resume.experience.find(({ id }) => path?.startsWith(`${id}.`) === true);
  if (job === undefined) return false;
  if (code === "no_employer") return job.company === "";
  const value = code === "no_start" ? job.dates.text : job.title;
  const isRight = facts.some(({ id, confidence }) => id === path && confidence === 1);
  return value === (text ?? "") && !isRight;
}

/**
 * Questions about jobs that the person has not answered yet: by a correction, by saying that a value is right,
 * or by leaving it empty knowingly.
 */
export function openQuestions(extraction: Corrected): OpenQuestion[] {
  const left = new Set(extraction.left ?? []);
  return extraction.findings.flatMap((finding) => {
    const code = codeOf(finding);
    if (code === undefined || finding.path === undefined || left.has(finding.path)) return [];
    return isOpen(code, finding, extraction) ? [{ ...finding, code, path: finding.path }] : [];
  });
}
