import { sectionOfEntry, shapeOf } from "./known-sections.ts";
import { competenciesShape, contactShape, headShape } from "./resume-shape.ts";
import type { FieldShape, LinesShape, PartShape } from "./resume-shape.ts";

/** The part of a Resume that owns what stands at an address: "", `contact`, `cmp` or the id of an entry. */
function partAt(owner: string): PartShape | undefined {
  if (owner === "") return headShape;
  if (owner === "contact") return contactShape;
  if (owner === "cmp") return competenciesShape;
  const section = sectionOfEntry(owner);
  return section === null ? undefined : shapeOf(section);
}

/** What stands at an address of a Resume: a named value, or a line; `undefined` where it has no such place. */
export function shapeAt(address: string): FieldShape | LinesShape | undefined {
  const dot = address.indexOf(".");
  const part = partAt(address.slice(0, Math.max(dot, 0)));
  const name = address.slice(dot + 1);
  if (part === undefined) return undefined;
  if (Object.hasOwn(part.fields, name)) return part.fields[name];
  const prefix = /^[a-z](?=\d)/.exec(name)?.[0];
  return prefix !== undefined && part.lines?.prefix === prefix ? part.lines : undefined;
}

/** The named value at an address; `undefined` for a line, and where there is no such place. */
export function fieldAt(address: string): FieldShape | undefined {
  const shape = shapeAt(address);
  return shape === undefined || "prefix" in shape ? undefined : shape;
}
