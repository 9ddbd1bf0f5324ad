import { lineName } from "../../../lib/section-names.ts";
import { say } from "../refine/messages.ts";

const prefixes: Readonly<Record<string, string>> = {
  summary: "summary",
  competencies: "cmp",
  experience: "exp",
  education: "edu",
  skills: "skl",
  projects: "prj",
  certifications: "crt",
  languages: "lng",
  awards: "awd",
  publications: "pub",
  volunteer: "vol",
  memberships: "mem",
  patents: "pat",
  speaking: "spk",
  teaching: "tch",
  leadership: "ldr",
  military: "mil",
};

/** The name of a whole section, or of the order of all, for changes that speak of no single line. */
export function sectionTitle(path: string): string | undefined {
  if (path === "order") return say("section.order");
  const prefix = Object.hasOwn(prefixes, path) ? prefixes[path] : undefined;
  return prefix === undefined ? undefined : lineName(prefix);
}
