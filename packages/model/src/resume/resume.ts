import * as z from "zod/mini";
import { entrySections } from "./known-sections.ts";
import { contactShape, resumeShape } from "./resume-shape.ts";
import type { EntrySection, FieldShape, PartShape, Sections } from "./resume-shape.ts";
import type { Contact, Resume } from "./resume-types.ts";
import { isLinkText } from "./web-address.ts";

// What needs no schema stands apart, so that the browser does not load one.
export * from "./known-sections.ts";
export * from "./resume-types.ts";
export { emptyResume } from "./empty-resume.ts";
export { noContact, noPeriod } from "./entry-values.ts";
export type {
  Entry,
  EntrySection,
  EntryValue,
  PartValues,
  Period,
  Sections,
  Text,
} from "./resume-shape.ts";

export const textSchema = z.object({ id: z.string(), text: z.string() });
export const periodSchema = z.object({ text: z.string(), start: z.string(), end: z.string() });

type Schema<Value> = z.ZodMiniType<Value, Value>;

/** Links of an import are checked by nothing else; those of an edit are refused with a reason of their own. */
type LinkSchema = z.ZodMiniType<string, string>;

function valueSchema(kind: FieldShape["kind"], links: LinkSchema): z.ZodMiniType {
  if (kind === "period") return periodSchema;
  return kind === "link" ? links : z.string();
}

function partFields(
  { fields, lines }: PartShape,
  links: LinkSchema,
): Record<string, z.ZodMiniType> {
  const values = Object.entries(fields).map(
    ([name, { kind, optional }]): [string, z.ZodMiniType] => {
      const value = valueSchema(kind, links);
      return [name, optional === true ? z.exactOptional(value) : value];
    },
  );
  return Object.fromEntries(
    lines === null ? values : [...values, [lines.name, z.array(textSchema)]],
  );
}

function schemaOfContact(): Schema<Contact>;
function schemaOfContact(): z.ZodMiniType {
  return z.object(partFields(contactShape, z.string()));
}

/** The schema of the entries of a section; what is no value of them is left out, or refused where `strict`. */
export function entrySchema<Section extends EntrySection>(
  section: Section,
  strict?: "strict",
): Schema<Sections[Section][number]>;
export function entrySchema(section: EntrySection, strict?: "strict"): z.ZodMiniType {
  const shape = resumeShape[section];
  return strict === undefined
    ? z.object({
        id: z.string(),
        ...partFields(shape, z.string().check(z.refine((text) => isLinkText(text)))),
      })
    : z.strictObject({ id: z.string(), ...partFields(shape, z.string()) });
}

function sectionSchemas(): { [Section in EntrySection]: Schema<Sections[Section]> };
function sectionSchemas(): Record<string, z.ZodMiniType> {
  return Object.fromEntries(
    entrySections.map((section) => [section, z.array(entrySchema(section))]),
  );
}

function schemaOfResume(): Schema<Resume> {
  return z.object({
    language: z.string(),
    name: z.string(),
    headline: z.string(),
    contact: contactSchema,
    summary: z.string(),
    competencies: z.array(textSchema),
    ...sectionSchemas(),
    order: z.array(z.string()),
  });
}

// Marked as without effects: a bundle of the browser leaves out those that it does not use.
export const contactSchema = /* @__PURE__ */ schemaOfContact();
export const recordSchema = /* @__PURE__ */ entrySchema("awards");
export const additionalSchema = /* @__PURE__ */ entrySchema("additional");
export const resumeSchema = /* @__PURE__ */ schemaOfResume();
