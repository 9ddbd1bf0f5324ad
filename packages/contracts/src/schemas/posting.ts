import * as z from "zod/mini";

export const postingAddressBodySchema = z.strictObject({
  url: z.string().check(z.minLength(1), z.maxLength(2_000)),
});
/** The text of a posting, with the board that told it. */
export const foundPostingSchema = z.object({ job_description: z.string(), board: z.string() });

/** The most characters that the source of a page may have. */
export const maxPostingSource = 1_000_000;

export const postingSourceBodySchema = z.strictObject({
  source: z.string().check(z.minLength(1), z.maxLength(maxPostingSource)),
});
/** The text of a posting, with what it was read from; a text that is no source comes back as it is. */
export const readPostingSourceSchema = z.object({
  job_description: z.string(),
  kind: z.enum(["json_ld", "job_schema", "html", "text"]),
});
