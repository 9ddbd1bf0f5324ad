import * as z from "zod/mini";

/** An e-mail address as one bare address of at most 254 characters, no quoted local part, trimmed and lower-cased. */
export const emailAddressSchema = z.pipe(
  z.pipe(
    z.string(),
    z.transform((text: string) => text.trim().toLowerCase()),
  ),
  z.string().check(
    // Nothing longer is looked at any further.
    z.maxLength(254, { abort: true }),
    z.regex(/^[^\s@"<>(),:;[\]\\]+@(?:[^\s@"<>(),:;[\]\\.]+\.)+[^\s@"<>(),:;[\]\\.]+$/),
  ),
);

export const userSchema = z.object({
  id: z.string(),
  email: z.string(),
  is_premium: z.boolean(),
  email_verified: z.boolean(),
  is_active: z.boolean(),
  is_admin: z.boolean(),
});
export type User = z.infer<typeof userSchema>;

export const authSchema = z.object({
  user: userSchema,
  access_token: z.string(),
  refresh_token: z.string(),
});
export type Auth = z.infer<typeof authSchema>;

/** In code mode the answer tells how long the code lives and when another may be asked for, in seconds. */
export const codeSentSchema = z.object({
  status: z.literal("code_sent"),
  expires_in: z.number(),
  resend_after: z.number(),
});
/** Tokens at once (instant mode), or a code that was sent. */
export const codeOrAuthSchema = z.union([authSchema, codeSentSchema]);
export const verifyCodeBodySchema = z.strictObject({
  email: emailAddressSchema,
  code: z.string().check(z.regex(/^\d{6}$/)),
  purpose: z.optional(z.literal("login")),
});
export const verifyLinkBodySchema = z.strictObject({
  token: z.string().check(z.maxLength(128), z.regex(/^[\w-]+$/)),
});

export const csrfSchema = z.object({ csrf_token: z.string(), expires_in: z.number() });

export const requestCodeBodySchema = z.strictObject({
  email: emailAddressSchema,
  purpose: z.optional(z.literal("login")),
});
export const refreshBodySchema = z.strictObject({
  refresh_token: z.string().check(z.maxLength(512)),
});
export const successSchema = z.object({ success: z.boolean() });
