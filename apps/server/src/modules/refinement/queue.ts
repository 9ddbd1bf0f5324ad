import * as z from "zod";

/** Queue of the instructions, and what their payload holds. */
export const refinementQueue = "refinement";
export const refinementPayloadSchema = z.object({ refinementId: z.string() });

/** Name of an instruction in the usage entries. */
export function refinementSubject(id: string): string {
  return `refinement:${id}`;
}
