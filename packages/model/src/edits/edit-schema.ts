import * as z from "zod/mini";
import { documentKinds } from "../claim.ts";
import {
  additionalSchema,
  certificationSchema,
  educationSchema,
  experienceSchema,
  languageSchema,
  periodSchema,
  projectSchema,
  recordSchema,
  skillGroupSchema,
  textSchema,
} from "../resume.ts";
import type { Edit, ListValue } from "./edit.ts";

/** A line or an entry of any section; what is not one of them is refused. */
export const listValueSchema = z.union([
  z.strictObject(experienceSchema.shape),
  z.strictObject(educationSchema.shape),
  z.strictObject(skillGroupSchema.shape),
  z.strictObject(projectSchema.shape),
  z.strictObject(certificationSchema.shape),
  z.strictObject(languageSchema.shape),
  z.strictObject(recordSchema.shape),
  z.strictObject(additionalSchema.shape),
  z.strictObject(textSchema.shape),
]) satisfies z.ZodMiniType<ListValue>;

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
