import * as z from "zod/mini";
import { generationStatuses } from "./generation.ts";

/** What is held for a visitor: one run with its documents, deleted at `expires_at`. */
export const visitSchema = z.object({
  session_id: z.string(),
  file_name: z.string(),
  status: z.enum(generationStatuses),
  error_code: z.nullable(z.string()),
  expires_at: z.string(),
});
export type Visit = z.infer<typeof visitSchema>;

/** `null` where nothing is held for this browser. */
export const visitAnswerSchema = z.object({ visit: z.nullable(visitSchema) });

export const adoptedVisitSchema = z.object({ session_id: z.string() });
