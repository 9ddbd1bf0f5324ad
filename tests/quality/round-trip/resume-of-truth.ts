import { emptyResume } from "@savile/model";
import type { Resume } from "@savile/model";
import type { Truth, TrueJob } from "../matrix/truth.ts";

const deeds = [
  "Kept the records of 240 clients complete and answered their questions within a day",
  "Trained six colleagues on the new till and wrote a short guide for it",
  "Cut waste by 18% after counting every delivery for a month",
  "Planned the weekly rota for two teams",
  "Led the move to another warehouse without a day of closing",
];

function shown(date: string): string {
  return date === "present" ? "Present" : date;
}

function datesOf(start: string, end: string): Resume["experience"][number]["dates"] {
  const text = [start, end]
    .filter((date) => date !== "")
    .map(shown)
    .join(" – ");
  return { text, start, end };
}

function jobOf(job: TrueJob, index: number): Resume["experience"][number] {
  const lines = Array.from({ length: job.bullets ?? 2 }, (_, at) => ({
    id: `b${at + 1}`,
    text: deeds[(index + at) % deeds.length] ?? "",
  }));
  return {
    id: `exp${index + 1}`,
    title: job.title,
    company: job.company,
    location: job.location,
    dates: datesOf(job.start, job.end),
    summary: "",
    bullets: lines,
  };
}

/** A Resume that says what the truth of a synthetic file says. */
export function resumeOfTruth(truth: Truth): Resume {
  const empty = emptyResume();
  return {
    ...empty,
    name: truth.name,
    contact: {
      ...empty.contact,
      email: truth.email,
      phone: truth.phone,
      location: truth.location,
    },
    experience: truth.jobs.map(jobOf),
    education: truth.studies.map((study, index) => ({
      id: `edu${index + 1}`,
      degree: study.degree,
      field: "",
      school: study.school,
      location: "",
      dates: datesOf(study.start, study.end),
      details: [],
    })),
    skills: [
      {
        id: "skl1",
        category: "",
        skills: truth.skills.map((text, index) => ({ id: `s${index + 1}`, text })),
      },
    ],
  };
}
