import type { Fact, Resume } from "@savile/model";

/**
 * Expected share of the key values that are right: name, e-mail, and per entry title, company, dates,
 * degree and school. A missing key value counts as zero; a file without any gives `null`.
 */
export function fileConfidence(resume: Resume, facts: readonly Fact[]): number | null {
  const known = new Map(facts.map((fact) => [fact.id, fact.confidence]));
  const wanted = ["name", "contact.email", "contact.phone"];
  for (const job of resume.experience)
    wanted.push(`${job.id}.title`, `${job.id}.company`, `${job.id}.dates`);
  for (const study of resume.education)
    wanted.push(`${study.id}.degree`, `${study.id}.school`, `${study.id}.dates`);
  const values = wanted.map((id) => known.get(id) ?? 0);
  if (values.every((value) => value === 0)) return null;
  const entries = resume.experience.length + resume.education.length;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return Math.round((entries === 0 ? mean * 0.5 : mean) * 1000) / 1000;
}
