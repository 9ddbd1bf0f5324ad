import type * as z from "zod/mini";
import type { RouteFacts } from "./route-facts.ts";

/**
 * One call of the wire with the schemas of what it takes and answers; `response` tells what comes back
 * besides JSON, `form` that the body is a multipart upload, `rawBody` that its bytes are signed, `status` the success code where it is not 200.
 */
export interface Route extends RouteFacts {
  readonly summary: string;
  readonly params?: z.ZodMiniType;
  readonly query?: z.ZodMiniType;
  readonly body?: z.ZodMiniType;
  readonly form?: true;
  readonly rawBody?: true;
  readonly response: z.ZodMiniType | "file" | "events";
  readonly status?: number;
}
