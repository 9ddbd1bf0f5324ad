import type { Period, Resume, Text } from "@savile/model";

/** An entry of a resume that an attested line may belong to. */
export interface GapPlace {
  readonly id: string;
  readonly label: string;
  readonly dates: Period;
  readonly lines: readonly Text[];
}

export const certificatePlace = "certifications";
export const languagePlace = "languages";

function labelOf(title: string, organization: string, dates: Period): string {
  const name = [title, organization].filter((part) => part !== "").join(", ");
  return dates.text === "" ? name : `${name} (${dates.text})`;
}

/** Jobs, projects and other dated work of a resume; its studies where there is nothing else. */
export function gapPlaces(resume: Resume): GapPlace[] {
  const jobs = resume.experience.map((job) => ({
    id: job.id,
    label: labelOf(job.title, job.company, job.dates),
    dates: job.dates,
    lines: job.bullets,
  }));
  const projects = resume.projects.map((project) => ({
    id: project.id,
    label: labelOf(project.name, "", project.dates),
    dates: project.dates,
    lines: project.bullets,
  }));
  const { volunteer, leadership, teaching, military } = resume;
  const records = [...volunteer, ...leadership, ...teaching, ...military].map((entry) => ({
    id: entry.id,
    label: labelOf(entry.title, entry.organization, entry.dates),
    dates: entry.dates,
    lines: entry.bullets,
  }));
  const work = [...jobs, ...projects, ...records];
  if (work.length > 0) return work;
  return resume.education.map((entry) => ({
    id: entry.id,
    label: labelOf(entry.degree, entry.school, entry.dates),
    dates: entry.dates,
    lines: entry.details,
  }));
}

/** The resume with a line at the end of an entry; the same where no entry has this id. */
export function withLine(resume: Resume, place: string, line: Text): Resume {
  const add = <T extends { id: string; bullets: Text[] }>(entry: T): T =>
    entry.id === place ? { ...entry, bullets: [...entry.bullets, line] } : entry;
  return {
    ...resume,
    experience: resume.experience.map(add),
    projects: resume.projects.map(add),
    volunteer: resume.volunteer.map(add),
    leadership: resume.leadership.map(add),
    teaching: resume.teaching.map(add),
    military: resume.military.map(add),
    education: resume.education.map((entry) =>
      entry.id === place ? { ...entry, details: [...entry.details, line] } : entry,
    ),
  };
}

/** The resume with a certificate. */
export function withCertificate(
  resume: Resume,
  entry: { id: string; name: string; year: string },
): Resume {
  return {
    ...resume,
    certifications: [...resume.certifications, { ...entry, issuer: "" }],
    order: resume.order.includes(certificatePlace)
      ? resume.order
      : [...resume.order, certificatePlace],
  };
}

/** The resume with a language. */
export function withLanguage(
  resume: Resume,
  entry: { id: string; name: string; level: string },
): Resume {
  return {
    ...resume,
    languages: [...resume.languages, entry],
    order: resume.order.includes(languagePlace) ? resume.order : [...resume.order, languagePlace],
  };
}
