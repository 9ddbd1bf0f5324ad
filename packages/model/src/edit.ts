import * as z from "zod/mini";

/**
 * One change of one text by address (see `address.ts`); `at` is an ISO time. `old` guards against applying
 * an edit to a text that has changed since.
 */
export const editSchema = z.object({
  path: z.string(),
  old: z.string(),
  next: z.string(),
  at: z.string(),
});
export type Edit = z.infer<typeof editSchema>;
