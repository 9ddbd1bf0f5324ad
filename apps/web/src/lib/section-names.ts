import { t } from "../messages-signed-in.ts";
import type { PlainMessageKey } from "../messages-signed-in.ts";

const byPrefix = {
  exp: "section.experience",
  edu: "section.education",
  skl: "section.skills",
  prj: "section.projects",
  crt: "section.certifications",
  lng: "section.languages",
  awd: "section.awards",
  pub: "section.publications",
  vol: "section.volunteer",
  mem: "section.memberships",
  pat: "section.patents",
  spk: "section.speaking",
  tch: "section.teaching",
  ldr: "section.leadership",
  mil: "section.military",
  add: "section.additional",
  cmp: "section.competencies",
  summary: "section.summary",
  body: "section.letter",
} as const satisfies Record<string, PlainMessageKey>;

const names = new Map<string, PlainMessageKey>(Object.entries(byPrefix));

/** The section that an address belongs to, by the prefix of its entry; name and headline belong to Contact. */
export function sectionOf(address: string): { readonly id: string; readonly name: string } {
  const prefix = /^[a-z]+/i.exec(address)?.[0] ?? "";
  const key = names.get(prefix);
  return key === undefined
    ? { id: "contact", name: t("section.contact") }
    : { id: prefix, name: t(key) };
}

const letterFields = [
  "date",
  "department",
  "businessUnit",
  "company",
  "location",
  "salutation",
  "closing",
  "signature",
];
const single = new Map<string, PlainMessageKey>([
  ["name", "section.name"],
  ["headline", "section.headline"],
  ...letterFields.map((field): [string, PlainMessageKey] => [field, "section.letter"]),
]);

/** What a single line is called above its proof: its section, or its own name where it has one. */
export function lineName(address: string): string {
  const key = single.get(address);
  return key === undefined ? sectionOf(address).name : t(key);
}
