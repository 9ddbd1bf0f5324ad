import { bySection, shapeOf } from "../resume/known-sections.ts";
import { competenciesShape, contactShape, headShape } from "../resume/resume-shape.ts";
import type { EntrySection, PartShape, Role } from "../resume/resume-shape.ts";

export { entrySections } from "../resume/known-sections.ts";
export type { EntrySection, Role } from "../resume/resume-shape.ts";

/** What a value can be to its entry, in the order in which values are offered. */
export const roles = [
  "head",
  "org",
  "place",
  "dates",
  "extra",
  "link",
  "text",
] as const satisfies Role[];

/** What the entries of a section hold: the names of its values by role, and the prefix of its lines. */
export interface RoleShape {
  readonly prefix: string;
  readonly roles: Partial<Readonly<Record<Role, string>>>;
  readonly line: string | null;
}

function roleShape(section: EntrySection): RoleShape {
  const { prefix, fields, lines } = shapeOf(section);
  const names = new Map(Object.entries(fields).map(([name, { role }]) => [role, name]));
  const named = roles.flatMap((role) => {
    const name = names.get(role);
    return name === undefined ? [] : [[role, name] as const];
  });
  return { prefix, roles: Object.fromEntries(named), line: lines?.prefix ?? null };
}

/** The roles of the values of each section with entries. */
export const sectionShapes: Readonly<Record<EntrySection, RoleShape>> = bySection(roleShape);

/** The fixed parts of a Resume that own values but are no entries, by what their addresses start with. */
export const fixedParts = {
  "": headShape,
  contact: contactShape,
  cmp: competenciesShape,
} as const satisfies Record<string, PartShape>;
