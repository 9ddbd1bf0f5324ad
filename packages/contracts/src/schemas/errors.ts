import * as z from "zod/mini";

/**
 * Body of every error answer. `errors` names the fields that were refused; `current` is what stands now,
 * where a write was made on an older version of it; `details` what a refusal offers instead, such as the
 * plan that holds what was asked for; `status` and `message` repeat a used-up limit as generations tell it.
 */
export const problemSchema = z.object({
  detail: z.string(),
  error_code: z.string(),
  request_id: z.string(),
  errors: z.optional(
    z.array(z.object({ path: z.string(), code: z.string(), message: z.string() })),
  ),
  current: z.optional(z.unknown()),
  details: z.optional(z.unknown()),
  status: z.optional(z.string()),
  message: z.optional(z.string()),
});
export type Problem = z.infer<typeof problemSchema>;
