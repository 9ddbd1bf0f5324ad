import { documentKinds, listValueSchema, periodSchema } from "@savile/model";
import * as z from "zod/mini";

// Far above the longest text of a document: a longer one is refused alone, as `too_long`, not with its whole call.
const text = z.string().check(z.maxLength(100_000));
const fieldPath = z.string().check(z.minLength(1), z.maxLength(120));
const id = z.string().check(z.maxLength(40));
const neighbour = z.nullable(id);

const head = {
  document_type: z.enum(documentKinds),
  field_path: fieldPath,
  timestamp: z.iso.datetime({ offset: true }),
};

const textShape = {
  ...head,
  old_value: text,
  new_value: text,
  period: z.exactOptional(z.strictObject({ old: periodSchema, next: periodSchema })),
};

/**
 * The edit record of the specification, for texts and for lists. `field_path` is an address (`exp1.b2`), a
 * path of indexes (`experience.0.bullets.1`) or a name such as `opening_paragraph`; of a list, its address.
 * Without `kind` it is a text. A new line or entry has no old value and a removed one no new one; `after_id`
 * is the neighbour before it. A move goes from behind `old_value` to behind `new_value`, both ids. A
 * confirmation names the text that is true as both.
 */
export const wireEditSchema = z.union([
  z.strictObject({ ...textShape, kind: z.exactOptional(z.literal("text")) }),
  z.strictObject({
    ...head,
    kind: z.literal("insert"),
    old_value: z.null(),
    new_value: listValueSchema,
    after_id: neighbour,
    place_id: z.exactOptional(neighbour),
  }),
  z.strictObject({
    ...head,
    kind: z.literal("remove"),
    old_value: listValueSchema,
    new_value: z.null(),
    after_id: neighbour,
    place_id: z.exactOptional(neighbour),
  }),
  z.strictObject({
    ...head,
    kind: z.literal("move"),
    id,
    old_value: neighbour,
    new_value: neighbour,
  }),
  z.strictObject({
    ...head,
    kind: z.literal("confirm"),
    old_value: text,
    new_value: text,
    confirmed: z.boolean(),
  }),
]);
export type WireEdit = z.infer<typeof wireEditSchema>;
