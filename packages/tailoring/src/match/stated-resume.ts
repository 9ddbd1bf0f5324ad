import { canonicalResume, emptyResume } from "@savile/model";
import type { Period, Resume } from "@savile/model";

/** Where a line stands: under the name of a section, or under a job with its dates. */
export type StatedRole =
  | { readonly kind: "section"; readonly section: string; readonly title: string }
  | {
      readonly kind: "job";
      readonly title: string;
      readonly company: string;
      readonly dates: Period;
    };

export interface StatedLine {
  readonly role?: StatedRole;
  readonly text: string;
}

interface StatedPart {
  readonly role: StatedRole;
  readonly texts: string[];
}

const nowhere: StatedRole = { kind: "section", section: "custom", title: "Other" };

/** Lines of one role together, in the order in which the roles came first. */
function partsOf(lines: readonly StatedLine[]): StatedPart[] {
  const parts = new Map<string, StatedPart>();
  for (const { role = nowhere, text } of lines) {
    const key = JSON.stringify(role);
    const part = parts.get(key) ?? { role, texts: [] };
    part.texts.push(text);
    parts.set(key, part);
  }
  return [...parts.values()];
}

const texts = (prefix: string, list: readonly string[]) =>
  list.map((text, index) => ({ id: `${prefix}${index + 1}`, text }));
const undated = { text: "", start: "", end: "" };

function addSection(
  resume: Resume,
  section: string,
  title: string,
  lines: readonly string[],
): void {
  switch (section) {
    case "education":
      for (const degree of lines)
        resume.education.push({
          id: "",
          degree,
          field: "",
          school: "",
          location: "",
          dates: undated,
          details: [],
        });
      return;
    case "certifications":
    case "memberships":
    case "courses":
      for (const name of lines) resume.certifications.push({ id: "", name, issuer: "", year: "" });
      return;
    case "languages":
      for (const name of lines) resume.languages.push({ id: "", name, level: "" });
      return;
    case "skills":
    case "competencies":
      resume.skills.push({ id: "", category: title, skills: texts("s", lines) });
      return;
    case "summary":
      resume.summary = lines.join("\n");
      return;
    default:
      resume.additional.push({ id: "", title, lines: texts("l", lines) });
  }
}

/** A resume of lines that were stated one by one, each under its role or section; the lines stay as written. */
export function statedResume(lines: readonly StatedLine[]): Resume {
  const resume = emptyResume();
  for (const { role, texts: own } of partsOf(lines)) {
    if (role.kind === "section") addSection(resume, role.section, role.title, own);
    else
      resume.experience.push({
        id: "",
        title: role.title,
        company: role.company,
        location: "",
        summary: "",
        dates: role.dates,
        bullets: texts("b", own),
      });
  }
  return canonicalResume(resume);
}
