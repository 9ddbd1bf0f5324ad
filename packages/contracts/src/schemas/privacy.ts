import { places } from "@savile/model";
import * as z from "zod/mini";
import { emailAddressSchema, userSchema } from "./account.ts";

/** The signed-in browsers of the account; `browser` such as "Firefox on Linux", empty when unknown. */
export const devicesSchema = z.object({
  devices: z.array(
    z.object({
      id: z.string(),
      current: z.boolean(),
      browser: z.string(),
      ip_address: z.nullable(z.string()),
      created_at: z.string(),
      last_activity: z.string(),
    }),
  ),
});
export type Device = z.infer<typeof devicesSchema>["devices"][number];

/** The country for which documents are written; `null` where posting and resume tell it. */
export const placeSchema = z.nullable(z.enum(places));

/** The account's own page. `provider` tells what a language model would get; `null` when none is set up. */
export const accountSchema = z.object({
  user: userSchema,
  created_at: z.string(),
  keep_originals: z.boolean(),
  /** The welcome was answered: it is not shown again. */
  onboarded: z.boolean(),
  place: placeSchema,
  originals_days: z.number(),
  uploads: z.number(),
  sessions: z.number(),
  stored_bytes: z.number(),
  /** Whether this account may set the language model of the installation. */
  sets_model: z.boolean(),
  provider: z.nullable(
    z.object({
      name: z.string(),
      model: z.string(),
      sends: z.array(z.string()),
      never_sends: z.array(z.string()),
    }),
  ),
});
export type Account = z.infer<typeof accountSchema>;
/** What is absent stays as it is. */
export const accountSettingsBodySchema = z.strictObject({
  keep_originals: z.optional(z.boolean()),
  onboarded: z.optional(z.boolean()),
  place: z.optional(placeSchema),
});

export const importedSchema = z.object({
  imported: z.object({ uploads: z.number(), sessions: z.number() }),
  skipped: z.number(),
});

/** The e-mail typed once more, so that nothing goes by accident. */
export const deleteAccountBodySchema = z.strictObject({ confirm: emailAddressSchema });
export const deletedAccountSchema = z.object({
  receipt: z.object({
    id: z.string(),
    at: z.string(),
    removed: z.object({ uploads: z.number(), sessions: z.number(), files: z.number() }),
    subscription_cancelled: z.boolean(),
  }),
});
export type DeletionReceipt = z.infer<typeof deletedAccountSchema>["receipt"];
