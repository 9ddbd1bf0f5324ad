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

type AddLines = (resume: Resume, title: string, lines: readonly string[]) => void;

const addPapers: AddLines = (resume, _, lines) => {
  for (const name of lines) resume.certifications.push({ id: "", name, issuer: "", year: "" });
};
const addSkills: AddLines = (resume, category, lines) => {
  resume.skills.push({ id: "", category, skills: texts("s", lines) });
};
const addOther: AddLines = (resume, title, lines) => {
  resume.additional.push({ id: "", title, lines: texts("l", lines) });
};

/** How lines of a section go into a resume, by the kind of the section; other sections keep their own names. */
const sections: ReadonlyMap<string, AddLines> = new Map<string, AddLines>([
  [
    "education",
    (resume, _, lines) => {
      const rest = { field: "", school: "", location: "", dates: undated };
      for (const degree of lines) resume.education.push({ id: "", degree, ...rest, details: [] });
    },
  ],
  ["certifications", addPapers],
  ["memberships", addPapers],
  ["courses", addPapers],
  [
    "languages",
    (resume, _, lines) => {
      for (const name of lines) resume.languages.push({ id: "", name, level: "" });
    },
  ],
  ["skills", addSkills],
  ["competencies", addSkills],
  [
    "summary",
    (resume, _, lines) => {
      resume.summary = lines.join("\n");
    },
  ],
]);

/** A resume of lines that were stated one by one, each under its role or section; the lines stay as written. */
export function resumeOfLines(lines: readonly StatedLine[]): Resume {
  const resume = emptyResume();
  for (const { role, texts: own } of partsOf(lines)) {
    if (role.kind === "section") {
      const add = sections.get(role.section) ?? addOther;
      add(resume, role.title, own);
    } else
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
