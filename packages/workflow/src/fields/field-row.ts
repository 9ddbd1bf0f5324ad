import { fieldAt, wordTable } from "@savile/model";

/** A printed value beside what a parser made of it; `""` stands for nothing. */
export interface FieldRow {
  /** Address of the value in the document. */
  readonly path: string;
  /** What the value is, in a word or two: "Employer". */
  readonly label: string;
  readonly intended: string;
  readonly recovered: string;
  readonly same: boolean;
}

const rooted = wordTable<string>({
  name: "Name",
  headline: "Headline",
  summary: "Summary",
  "contact.email": "E-mail",
  "contact.phone": "Phone",
  "contact.location": "Location",
  "contact.linkedin": "LinkedIn",
  "contact.github": "Code repository",
  date: "Date",
  department: "Department",
  businessUnit: "Business unit",
  company: "Company",
  location: "Location",
  salutation: "Salutation",
  closing: "Closing",
  signature: "Signature",
});

const fields = wordTable<string>({
  company: "Employer",
  location: "Location",
  dates: "Dates",
  summary: "Summary",
  degree: "Degree",
  field: "Field of study",
  school: "School",
  category: "Kind of skills",
  technologies: "Technologies",
  description: "Description",
  organization: "Organization",
  issuer: "Issuer",
  year: "Year",
  level: "Level",
});

const lines = wordTable<string>({
  exp: "Line of a job",
  edu: "Line of a school",
  skl: "Skill",
  cmp: "Competency",
  prj: "Line of a project",
  contact: "Link",
  body: "Paragraph",
});

const names = wordTable<string>({
  exp: "Job title",
  prj: "Project",
  crt: "Certification",
  lng: "Language",
  awd: "Award",
  pub: "Publication",
});

function entryLabel(path: string): string {
  const [entry = "", part = ""] = path.split(".");
  const section = entry.replace(/\d+$/u, "");
  if (part === "title" || part === "name") return names[section] ?? "Title";
  return fields[part] ?? fieldAt(path)?.label ?? lines[section] ?? "Line";
}

/** What stands at an address, in plain words. */
export function labelOf(path: string): string {
  return rooted[path] ?? entryLabel(path);
}
