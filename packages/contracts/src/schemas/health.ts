import * as z from "zod/mini";

export const healthSchema = z.object({
  status: z.enum(["ok", "degraded"]),
  version: z.string(),
  database_healthy: z.boolean(),
  /** `false` while there is too little space: reading, signing in and deleting go on. */
  storage_healthy: z.boolean(),
  uptime_s: z.number(),
  /** `instant` shows the local test notice on the sign-in screen. */
  auth_mode: z.enum(["instant", "code"]),
  layout_engine: z.string(),
});
export type Health = z.infer<typeof healthSchema>;
export const readySchema = z.object({ ready: z.boolean() });
