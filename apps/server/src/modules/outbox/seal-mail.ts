import * as z from "zod";
import type { Mail } from "../../ports/mailer.ts";
import { seal, unseal } from "../../security/seal.ts";
import type { SealRing } from "../../security/seal.ts";

const mailSchema = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
});

/** A mail as the table keeps it: neither its address nor a code in it can be read from a dump. */
export function sealMail(ring: SealRing, id: string, mail: Mail): string {
  const { to, subject, text, html } = mail;
  const bytes = Buffer.from(JSON.stringify({ to, subject, text, html }));
  return seal(ring, `mail/${id}`, bytes).toString("base64");
}

/** The mail in clear; `null` when its key is gone. */
export function unsealMail(ring: SealRing, id: string, sealed: string): Mail | null {
  const bytes = unseal(ring, `mail/${id}`, Buffer.from(sealed, "base64"));
  if (bytes === null) return null;
  return mailSchema.parse(JSON.parse(Buffer.from(bytes).toString("utf8")));
}
