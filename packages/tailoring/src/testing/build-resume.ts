import { emptyResume, resumeLeaves } from "@savile/model";
import type { Fact, Period, Resume, Text } from "@savile/model";

/** A resume in few words, for tests. */
export interface ResumeSketch {
  readonly name: string;
  readonly headline?: string;
  readonly summary?: string;
  readonly jobs?: readonly {
    title: string;
    company: string;
    start: string;
    end: string;
    location?: string;
    bullets: readonly string[];
  }[];
  readonly education?: readonly {
    degree: string;
    school: string;
    start?: string;
    end?: string;
    details?: readonly string[];
  }[];
  readonly skills?: readonly string[];
  readonly projects?: readonly {
    name: string;
    bullets: readonly string[];
    start?: string;
    end?: string;
  }[];
  readonly volunteer?: readonly {
    title: string;
    organization: string;
    start?: string;
    end?: string;
    bullets: readonly string[];
  }[];
  readonly certifications?: readonly { name: string; year?: string; issuer?: string }[];
  readonly languages?: readonly { name: string; level: string }[];
}

function period(start = "", end = ""): Period {
  const text = [start, end === "present" ? "Present" : end].filter(Boolean).join(" - ");
  return { text, start, end };
}

function lines(texts: readonly string[], prefix = "b"): Text[] {
  return texts.map((text, index) => ({ id: `${prefix}${index + 1}`, text }));
}

/** Builds a Resume of a sketch, with the ids that the extraction gives. */
export function buildResume(sketch: ResumeSketch): Resume {
  return {
    ...emptyResume(),
    name: sketch.name,
    headline: sketch.headline ?? "",
    summary: sketch.summary ?? "",
    contact: { ...emptyResume().contact, email: "person@example.org", phone: "(555) 010-0199" },
    experience: (sketch.jobs ?? []).map((job, index) => ({
      id: `exp${index + 1}`,
      title: job.title,
      company: job.company,
      location: job.location ?? "",
      dates: period(job.start, job.end),
      summary: "",
      bullets: lines(job.bullets),
    })),
    education: (sketch.education ?? []).map((entry, index) => ({
      id: `edu${index + 1}`,
      degree: entry.degree,
      field: "",
      school: entry.school,
      location: "",
      dates: period(entry.start, entry.end),
      details: lines(entry.details ?? []),
    })),
    skills:
      sketch.skills === undefined
        ? []
        : [{ id: "skl1", category: "", skills: lines(sketch.skills, "s") }],
    projects: (sketch.projects ?? []).map((project, index) => ({
      id: `prj${index + 1}`,
      name: project.name,
      technologies: "",
      dates: period(project.start, project.end),
      description: "",
      bullets: lines(project.bullets),
    })),
    volunteer: (sketch.volunteer ?? []).map((entry, index) => ({
      id: `vol${index + 1}`,
      title: entry.title,
      organization: entry.organization,
      location: "",
      dates: period(entry.start, entry.end),
      summary: "",
      bullets: lines(entry.bullets),
    })),
    certifications: (sketch.certifications ?? []).map((entry, index) => ({
      id: `crt${index + 1}`,
      name: entry.name,
      issuer: entry.issuer ?? "",
      year: entry.year ?? "",
    })),
    languages: (sketch.languages ?? []).map((entry, index) => ({
      id: `lng${index + 1}`,
      ...entry,
    })),
  };
}

/** The facts of a resume as read from a file without doubt. */
export function factsOf(resume: Resume): Fact[] {
  return resumeLeaves(resume).map((leaf) => ({
    id: leaf.address,
    kind: leaf.kind,
    ...(leaf.entry === undefined ? {} : { parent: leaf.entry }),
    text: leaf.text,
    confidence: 0.95,
    origin: { by: "extracted" as const },
  }));
}
