import type { CoverLetter } from "@savile/model";
import { realisticResume } from "./realistic-resume.ts";

/** A letter of one page to an invented company. */
export function sampleLetter(): CoverLetter {
  const { name, contact } = realisticResume();
  return {
    language: "en",
    name,
    contact,
    date: "November 21, 2026",
    department: "Hiring Team, Regional Operations",
    businessUnit: "Ambulatory Division",
    company: "Larkspur Health Network",
    location: "Denver, CO",
    salutation: "Dear Hiring Team,",
    paragraphs: [
      "I am writing to apply for the position of Regional Director of Operations at Larkspur Health Network. I lead 84 staff across six outpatient clinics at Harbour Lane Health, and the first measure I am held to is the one your posting names first: how long a new patient waits.",
      "When I took over the six clinics, that wait was 19 days. By pooling schedules and reserving 18 % of slots for same-week requests we brought it to 6 days, without adding staff. The same team replaced three local scheduling tools with Epic Cadence in nine months, on budget and without a day of closure.",
      "Before that I managed four specialty clinics at St. Alban Medical Group, where text reminders and a wait list brought no-shows from 14 % down to 8 %. I trained nine supervisors in Lean methods; their teams finished 37 improvement projects in two years, and most of those supervisors still lead teams today.",
      "I would welcome the chance to talk about what your clinics measure now and what you would like them to measure in a year. Thank you for your time.",
    ].map((text, index) => ({ id: `p${index + 1}`, text })),
    closing: "Sincerely,",
    signature: name,
  };
}
