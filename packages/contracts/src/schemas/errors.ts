import * as z from "zod/mini";

/** Body of every error answer. `errors` names the fields that were refused. */
export const problemSchema = z.object({
  detail: z.string(),
  error_code: z.string(),
  request_id: z.string(),
  errors: z.optional(
    z.array(z.object({ path: z.string(), code: z.string(), message: z.string() })),
  ),
});
export type Problem = z.infer<typeof problemSchema>;
