import type { Extraction } from "../tailoring/extraction.ts";

/** Mean doubt about the values that matter most: name, e-mail, phone, and the heads of jobs and studies. */
function doubt({ resume, facts }: Extraction): number {
  const sure = new Map(facts.map((fact) => [fact.id, fact.confidence]));
  const wanted = [
    "name",
    "contact.email",
    "contact.phone",
    ...resume.experience.flatMap(({ id }) => [`${id}.title`, `${id}.company`, `${id}.dates`]),
    ...resume.education.flatMap(({ id }) => [`${id}.degree`, `${id}.school`, `${id}.dates`]),
  ];
  const doubts = wanted.map((id) => 1 - (sure.get(id) ?? 0));
  return doubts.reduce((sum, one) => sum + one, 0) / doubts.length;
}

/**
 * The confidence of a reading after corrections: what was doubtful shrinks by the share of the doubt that
 * the person has settled. `null` where nothing was measured.
 */
export function shareRight(before: Extraction, after: Extraction): number | null {
  if (before.confidence === null) return null;
  const was = doubt(before);
  if (was === 0) return before.confidence;
  const left = Math.min(1, ((1 - before.confidence) * doubt(after)) / was);
  return Math.round((1 - left) * 1000) / 1000;
}
