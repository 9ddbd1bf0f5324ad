import * as z from "zod/mini";

/** What an API key may be made for. */
export const keyScopes = ["read", "write", "verify"] as const;
export type KeyScope = (typeof keyScopes)[number];

/** Keys of one account that live at the same time. */
export const mostKeys = 20;
/** Longest name of a key, in Unicode code points after trimming. */
export const maxKeyNameLength = 60;
/** Days after which a key ends; without one of them it ends when it is revoked. */
export const keyLives = [7, 30, 90, 365] as const;

/** A key as it is shown: never the key itself, only how it begins. */
export const keySchema = z.object({
  id: z.string(),
  name: z.string(),
  begins: z.string(),
  scopes: z.array(z.enum(keyScopes)),
  created_at: z.string(),
  expires_at: z.nullable(z.string()),
  last_used_at: z.nullable(z.string()),
});
export type ApiKey = z.infer<typeof keySchema>;

/** The keys that live, the newest first. `allowed` tells whether the plan holds keys. */
export const keysSchema = z.object({ allowed: z.boolean(), keys: z.array(keySchema) });

export const createKeyBodySchema = z.strictObject({
  name: z.string().check(z.maxLength(4 * maxKeyNameLength)),
  scopes: z.array(z.enum(keyScopes)).check(z.minLength(1), z.maxLength(keyScopes.length)),
  days: z.optional(z.literal(keyLives)),
});

/** `secret` is shown this once. */
export const createdKeySchema = z.object({ key: keySchema, secret: z.string() });
