import * as z from "zod/mini";
import { requirementLevels } from "./posting.ts";

/**
 * A row of the table of proof: what they ask, the line of the person that shows it best, the figure of that
 * line and when it was. `factId` and what follows are absent where nothing shows it.
 */
export const proofRowSchema = z.object({
  reqId: z.string(),
  asked: z.string(),
  level: z.enum(requirementLevels),
  coverage: z.enum(["met", "partly", "missing"]),
  factId: z.optional(z.string()),
  line: z.optional(z.string()),
  figure: z.optional(z.string()),
  when: z.optional(z.string()),
});
export type ProofRow = z.infer<typeof proofRowSchema>;
