import * as z from "zod/mini";
import { contactSchema, noContact, textSchema } from "../resume/resume.ts";

/**
 * A cover letter. The first of `paragraphs` is the opening, the last the closing paragraph; `closing` is
 * the complimentary close ("Sincerely,"), `signature` the name below it. `name` and `contact` are the
 * sender's head, copied from the Resume. Absent values are `""`.
 */
export const coverLetterSchema = z.object({
  language: z.string(),
  name: z.string(),
  contact: contactSchema,
  date: z.string(),
  department: z.string(),
  businessUnit: z.string(),
  company: z.string(),
  location: z.string(),
  salutation: z.string(),
  paragraphs: z.array(textSchema),
  closing: z.string(),
  signature: z.string(),
});
export type CoverLetter = z.infer<typeof coverLetterSchema>;

/** A CoverLetter in which nothing is stated. */
export function emptyLetter(): CoverLetter {
  return {
    language: "en",
    name: "",
    contact: noContact(),
    date: "",
    department: "",
    businessUnit: "",
    company: "",
    location: "",
    salutation: "",
    paragraphs: [],
    closing: "",
    signature: "",
  };
}
