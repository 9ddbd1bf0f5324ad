import * as z from "zod";

/** Queue of the generation jobs, and what their payload holds. */
export const generationQueue = "generation";
export const generationPayloadSchema = z.object({ sessionId: z.string() });
