import * as z from "zod/mini";
import { maxTextLength } from "../base/limits.ts";
import { entrySections } from "./sections.ts";

/** Most corrections of one upload. */
export const maxCorrections = 2_000;

// A bound on what is sent, in UTF-16 units; the length of a text is counted in code points when it is applied.
const text = z.string().check(z.maxLength(maxTextLength * 2));
const id = z.string().check(z.maxLength(40), z.regex(/^[a-z]+[0-9]+$/));
/** An address of a value, or the id of an entry. */
const place = z.string().check(z.maxLength(80));
/** When the correction was made (ISO); the service writes it. */
const at = z.optional(z.string().check(z.maxLength(40)));
const before = z.nullable(place);

/**
 * One thing that a person put right in what was read. Places are addresses (`exp1.b2`, `contact.email`) or
 * ids of entries (`exp1`); `cmp` and `contact` are the owners of competencies and links. A new line or
 * entry brings its id along. `before` names the neighbour that follows, `null` is the end.
 *
 * - `set` writes a value, `""` clears it; `confirm` says that it was read right
 * - `swap` exchanges two values (company and title, or a line and a value)
 * - `addLine`, `removeLine`, `moveLine` are about bullets, details, skills, links and own lines
 * - `addEntry` (with what it states; one that stays empty is left out of the result), `removeEntry`, `moveEntry` (into another place or section) and
 *   `mergeEntry` are about entries
 * - `placeLine` puts a line of the file, or the part `text` of it, to an address
 * - `leave` says that an empty value, or a line of the file that no value holds, is to stay so
 */
export const correctionSchema = z.discriminatedUnion("op", [
  z.strictObject({ op: z.literal("set"), path: place, text, at }),
  z.strictObject({ op: z.literal("confirm"), path: place, at }),
  z.strictObject({ op: z.literal("swap"), path: place, to: place, at }),
  z.strictObject({ op: z.literal("addLine"), entry: place, id, text, before, at }),
  z.strictObject({ op: z.literal("removeLine"), path: place, at }),
  z.strictObject({ op: z.literal("moveLine"), path: place, entry: place, id, before, at }),
  z.strictObject({
    op: z.literal("addEntry"),
    section: z.enum(entrySections),
    id,
    values: z.array(z.strictObject({ field: place, text })).check(z.maxLength(10)),
    before,
    at,
  }),
  z.strictObject({ op: z.literal("removeEntry"), entry: place, at }),
  z.strictObject({
    op: z.literal("moveEntry"),
    entry: place,
    section: z.enum(entrySections),
    id,
    before,
    at,
  }),
  z.strictObject({ op: z.literal("mergeEntry"), entry: place, into: place, at }),
  z.strictObject({
    op: z.literal("placeLine"),
    line: place,
    to: place,
    text: z.optional(text),
    at,
  }),
  z.strictObject({ op: z.literal("leave"), what: place, at }),
]);
export type Correction = z.infer<typeof correctionSchema>;

/** Corrections in the order in which they were made. */
export const correctionsSchema = z.array(correctionSchema).check(z.maxLength(maxCorrections));

/** Why a correction was not applied. */
export const correctionFailures = [
  "bad_place",
  "bad_text",
  "occupied",
  "id_taken",
  "no_room",
  "too_many",
] as const;

/**
 * `bad_place`: nothing has this address; `bad_text`: empty, too long or not storable; `occupied`: a value
 * stands there; `id_taken`: the new id is in use or of another section; `no_room`: the section cannot hold
 * all of it; `too_many`: more entries or lines than a Resume holds. `index` is the place in the list.
 */
export interface CorrectionFailure {
  readonly code: (typeof correctionFailures)[number];
  readonly index: number;
}
