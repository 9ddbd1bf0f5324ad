// TEMPORARY, by the lead, never to be committed: lets server, web and tests integrate until the real
// `tailor`, `verifyClaims` and `scoreResume` land. Delete this file then.
import { generationStages, letterLeaves, ok, err, resumeLeaves } from "@savile/model";
import type { AtsScore, Claim, Fact, GenerationStage, Posting, Result, Resume, Tailoring, Verdict } from "@savile/model";

export interface TailorInput {
  readonly resume: Resume;
  readonly facts: readonly Fact[];
  readonly extractionConfidence: number | null;
  readonly posting: Posting;
  readonly jobDescription: string;
  readonly today: string;
  readonly pageBudget?: 1 | 2 | 3;
  readonly measure?: (resume: Resume) => Promise<number>;
  readonly signal?: { readonly aborted: boolean };
  readonly onStage?: (event: { stage: GenerationStage; state: "started" | "finished"; found?: string }) => void;
}
export type TailoringFailure = { readonly code: "resume_without_content" | "cancelled" };
const score: AtsScore = { total: 61, missingMustHaves: 0, parts: [{ id: "required", max: 40, points: 31, details: [] }, { id: "title", max: 10, points: 10, details: [] }, { id: "parse", max: 10, points: 20, details: [] }] };
export function scoreResume(_input: unknown): AtsScore { return score; }
export function verifyClaims(input: { claims: readonly { id: string; text: string }[]; resume: Resume; facts: readonly Fact[]; asOf: string }): { id: string; verdict: Verdict; reasons: string[] }[] {
  return input.claims.map((claim) => ({ id: claim.id, verdict: "weak", reasons: [] }));
}
function copied(path: string, text: string, facts: readonly Fact[]): Claim {
  return { id: path, path, text, evidence: { factIds: facts.some((f) => f.id === path) ? [path] : [], posting: [] }, clauses: [], reqIds: [], by: facts.some((f) => f.id === path) ? "source" : "form", rule: "copy", reason: "Copied from your resume", verdict: "supported", issues: [] };
}
export async function tailor(input: TailorInput): Promise<Result<Tailoring, TailoringFailure>> {
  const { resume, facts, posting } = input;
  if (resume.experience.length + resume.education.length + resume.skills.length === 0) return err({ code: "resume_without_content" });
  for (const stage of generationStages) {
    input.onStage?.({ stage: stage.id, state: "started" });
    await Promise.resolve();
    if (input.signal?.aborted === true) return err({ code: "cancelled" });
    input.onStage?.({ stage: stage.id, state: "finished", found: `${posting.requirements.length} requirements` });
  }
  const bullets = resume.experience.flatMap((job) => job.bullets.slice(0, 2));
  const letter = { language: "en", name: resume.name, contact: resume.contact, date: "November 21, 2026", department: "", businessUnit: "", company: posting.company ?? "", location: "", salutation: "Dear Hiring Manager,", paragraphs: [{ id: "p1", text: `I would like to be considered for the role of ${posting.title ?? "this position"}.` }, ...bullets.slice(0, 2).map((b, i) => ({ id: `p${i + 2}`, text: b.text })), { id: "p9", text: "I would welcome a conversation." }], closing: "Sincerely,", signature: resume.name };
  const made = { engine: "embedded" as const, version: "1" };
  return ok({ version: 1, resume: { kind: "resume", resume, claims: resumeLeaves(resume).map((l) => copied(l.address, l.text, facts)), made }, letter: { kind: "cover_letter", letter, claims: letterLeaves(letter).map((l) => copied(l.address, l.text, facts)), made }, matches: posting.requirements.map((r, i) => ({ reqId: r.id, factIds: [], strength: i % 2, how: "exact", note: "" })), gaps: [], changes: [], score: { before: score, after: score, ceiling: score }, confidence: { total: 70, posting: 0.9, extraction: 0.9, verification: 0.87 }, verification: { claims: 10, supported: 10, weak: 0, reverted: 0, dropped: 0, userAdded: 0, byCheck: {}, coverage: { before: 0.4, after: 0.5, ceiling: 0.5 }, omissions: [] } });
}
