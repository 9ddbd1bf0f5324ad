import * as z from "zod";

/** What the main thread asks of the database thread. `tx` names an open transaction. */
export type ThreadRequest =
  | {
      readonly id: number;
      readonly op: "query";
      readonly text: string;
      readonly values: readonly unknown[];
      readonly mode: "arrays" | "objects";
      readonly tx?: number;
    }
  | { readonly id: number; readonly op: "begin" }
  | { readonly id: number; readonly op: "end"; readonly tx: number; readonly commit: boolean }
  | { readonly id: number; readonly op: "close" };

const faultSchema = z.object({
  message: z.string(),
  code: z.optional(z.string()),
  constraint: z.optional(z.string()),
});
export type ThreadFault = z.infer<typeof faultSchema>;

export const threadAnswerSchema = z.union([
  z.object({ id: z.number(), ok: z.literal(true), rows: z.array(z.unknown()) }),
  z.object({ id: z.number(), ok: z.literal(false), fault: faultSchema }),
  z.object({ channel: z.string(), payload: z.string() }),
  z.object({ ready: z.literal(true) }),
  z.object({ failed: faultSchema }),
]);
export type ThreadAnswer = z.infer<typeof threadAnswerSchema>;

export const threadSettingsSchema = z.object({ folder: z.optional(z.string()) });
export type ThreadSettings = z.infer<typeof threadSettingsSchema>;
