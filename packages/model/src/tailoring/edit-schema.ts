import * as z from "zod/mini";
import { documentKinds } from "./claim.ts";
import { entrySections, shapeOf } from "../resume/known-sections.ts";
import { entrySchema, periodSchema, textSchema } from "../resume/resume.ts";
import type { EntrySection } from "../resume/resume.ts";
import type { Edit, ListValue } from "./edit.ts";

/** The sections whose entries differ in their values, the first of those that do not. */
function distinctSections(): EntrySection[] {
  const named = new Map<string, EntrySection>();
  for (const section of entrySections) {
    const names = [...Object.keys(shapeOf(section).fields), shapeOf(section).lines?.name].join(" ");
    if (!named.has(names)) named.set(names, section);
  }
  return [...named.values()];
}

function schemaOfListValue(): z.ZodMiniType<ListValue, ListValue> {
  const entries = distinctSections().map((section) => entrySchema(section, "strict"));
  return z.union([...entries, z.strictObject(textSchema.shape)]);
}

/** A line or an entry of any section; what is not one of them is refused. */
export const listValueSchema = /* @__PURE__ */ schemaOfListValue();

const head = { document: z.enum(documentKinds), at: z.string() };
const neighbour = z.nullable(z.string());
const listed = {
  ...head,
  list: z.string(),
  after: neighbour,
  value: listValueSchema,
  place: z.exactOptional(neighbour),
};

/** An {@link Edit} as it is stored. */
export const editSchema = z.discriminatedUnion("kind", [
  z.object({
    ...head,
    kind: z.literal("text"),
    path: z.string(),
    old: z.string(),
    next: z.string(),
    period: z.exactOptional(z.object({ old: periodSchema, next: periodSchema })),
  }),
  z.object({ ...listed, kind: z.literal("insert") }),
  z.object({ ...listed, kind: z.literal("remove") }),
  z.object({
    ...head,
    kind: z.literal("move"),
    list: z.string(),
    id: z.string(),
    from: neighbour,
    after: neighbour,
  }),
  z.object({
    ...head,
    kind: z.literal("confirm"),
    path: z.string(),
    text: z.string(),
    confirmed: z.boolean(),
  }),
]) satisfies z.ZodMiniType<Edit>;

/** The edits of a session, and those that wait because the text under them changed. */
export const editedSchema = z.object({
  edits: z.array(editSchema),
  outdated: z.array(editSchema),
});
export type Edited = z.infer<typeof editedSchema>;
