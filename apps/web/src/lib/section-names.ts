import { entrySections, resumeShape } from "@savile/model";
import { t } from "./texts/messages-signed-in.ts";
import type { PlainMessageKey } from "./texts/messages-signed-in.ts";

const names = new Map<string, string>([
  ...entrySections.map((section): [string, string] => {
    const { prefix, name } = resumeShape[section];
    return [prefix, name];
  }),
  ["cmp", t("section.competencies")],
  ["summary", t("section.summary")],
  ["body", t("section.letter")],
]);

/** The section that an address belongs to, by the prefix of its entry; name and headline belong to Contact. */
export function sectionOf(address: string): { readonly id: string; readonly name: string } {
  const prefix = /^[a-z]+/i.exec(address)?.[0] ?? "";
  const name = names.get(prefix);
  return name === undefined ? { id: "contact", name: t("section.contact") } : { id: prefix, name };
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
