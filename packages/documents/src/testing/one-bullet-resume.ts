import type { ExperienceEntry, Resume } from "@savile/model";
import { studentResume } from "./student-resume.ts";

/** A job with the given bullets. */
export function jobWith(texts: readonly string[]): ExperienceEntry {
  return {
    id: "exp1",
    title: "Werkstudent",
    company: "Nordlicht Energie GmbH",
    location: "Hannover",
    dates: { text: "2024", start: "2024", end: "2024" },
    summary: "",
    bullets: texts.map((text, index) => ({ id: `b${index + 1}`, text })),
  };
}

/** A short resume whose only job has the given bullets, `exp1.b1` and so on. */
export function resumeWithBullets(...texts: readonly string[]): Resume {
  return { ...studentResume(), experience: [jobWith(texts)] };
}
