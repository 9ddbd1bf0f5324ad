import { canonicalResume, emptyResume, parsePeriod } from "@savile/model";
import type { RecordEntry, Resume, Text } from "@savile/model";

type Job = readonly [
  title: string,
  company: string,
  location: string,
  dates: string,
  ...lines: string[],
];
type School = readonly [
  degree: string,
  field: string,
  school: string,
  location: string,
  dates: string,
  ...details: string[],
];
type Project = readonly [
  name: string,
  technologies: string,
  dates: string,
  text: string,
  ...lines: string[],
];
type Dated = readonly [
  title: string,
  organization: string,
  location: string,
  dates: string,
  ...lines: string[],
];

/** A resume in few words. Every name in the sketches is invented. */
export interface PersonSketch {
  readonly id: string;
  readonly language?: string;
  readonly name: string;
  readonly headline?: string;
  readonly email?: string;
  readonly phone?: string;
  readonly location?: string;
  readonly linkedin?: string;
  readonly github?: string;
  readonly links?: readonly string[];
  readonly summary?: string;
  readonly competencies?: readonly string[];
  readonly jobs?: readonly Job[];
  readonly schools?: readonly School[];
  readonly skills?: Readonly<Record<string, readonly string[]>>;
  readonly projects?: readonly Project[];
  readonly certifications?: readonly (readonly [name: string, issuer: string, year: string])[];
  readonly languages?: readonly (readonly [name: string, level: string])[];
  readonly awards?: readonly Dated[];
  readonly publications?: readonly Dated[];
  readonly volunteer?: readonly Dated[];
  readonly memberships?: readonly Dated[];
  readonly speaking?: readonly Dated[];
  readonly teaching?: readonly Dated[];
  readonly military?: readonly Dated[];
  readonly additional?: Readonly<Record<string, readonly string[]>>;
}

function texts(prefix: string, lines: readonly string[]): Text[] {
  return lines.map((text, index) => ({ id: `${prefix}${index + 1}`, text }));
}

function records(list: readonly Dated[] = []): RecordEntry[] {
  return list.map(([title, organization, location, dates, ...lines], index) => ({
    id: `r${index + 1}`,
    title,
    organization,
    location,
    dates: parsePeriod(dates),
    summary: "",
    bullets: texts("b", lines),
  }));
}

function jobs(list: PersonSketch["jobs"] = []): Resume["experience"] {
  return list.map(([title, company, location, dates, ...lines], index) => ({
    id: `exp${index + 1}`,
    title,
    company,
    location,
    dates: parsePeriod(dates),
    summary: "",
    bullets: texts("b", lines),
  }));
}

function schools(list: PersonSketch["schools"] = []): Resume["education"] {
  return list.map(([degree, field, school, location, dates, ...details], index) => ({
    id: `edu${index + 1}`,
    degree,
    field,
    school,
    location,
    dates: parsePeriod(dates),
    details: texts("d", details),
  }));
}

function projects(list: PersonSketch["projects"] = []): Resume["projects"] {
  return list.map(([name, technologies, dates, description, ...lines], index) => ({
    id: `prj${index + 1}`,
    name,
    technologies,
    dates: parsePeriod(dates),
    description,
    bullets: texts("b", lines),
  }));
}

function lists(
  sketch: PersonSketch,
): Pick<Resume, "skills" | "certifications" | "languages" | "additional"> {
  const { skills = {}, certifications = [], languages = [], additional = {} } = sketch;
  return {
    skills: Object.entries(skills).map(([category, names], index) => ({
      id: `skl${index + 1}`,
      category,
      skills: texts("s", names),
    })),
    certifications: certifications.map(([name, issuer, year], index) => ({
      id: `crt${index + 1}`,
      name,
      issuer,
      year,
    })),
    languages: languages.map(([name, level], index) => ({ id: `lng${index + 1}`, name, level })),
    additional: Object.entries(additional).map(([title, lines], index) => ({
      id: `add${index + 1}`,
      title,
      lines: texts("l", lines),
    })),
  };
}

/** The resume that a sketch stands for, in the form in which the product stores it. */
export function resumeOfSketch(sketch: PersonSketch): Resume {
  const { email = "", phone = "", location = "", linkedin = "", github = "", links = [] } = sketch;
  return canonicalResume({
    ...emptyResume(),
    language: sketch.language ?? "en",
    name: sketch.name,
    headline: sketch.headline ?? "",
    contact: { email, phone, location, linkedin, github, links: texts("u", links) },
    summary: sketch.summary ?? "",
    competencies: texts("c", sketch.competencies ?? []),
    experience: jobs(sketch.jobs),
    education: schools(sketch.schools),
    projects: projects(sketch.projects),
    ...lists(sketch),
    awards: records(sketch.awards),
    publications: records(sketch.publications),
    volunteer: records(sketch.volunteer),
    memberships: records(sketch.memberships),
    speaking: records(sketch.speaking),
    teaching: records(sketch.teaching),
    military: records(sketch.military),
  });
}
