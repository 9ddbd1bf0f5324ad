import * as z from "zod";
import { ConfigError } from "../errors/config-error.ts";
import type { Given } from "../errors/config-error.ts";

/** Where mails go; `null` keeps them on the outbox page of this computer. */
export interface SmtpSettings {
  readonly host: string;
  readonly port: number;
  /** TLS from the first byte; otherwise STARTTLS: demanded with a user, else used where it is offered. */
  readonly secure: boolean;
  readonly user: string | null;
  readonly password: string | null;
  readonly dkim: {
    readonly domain: string;
    readonly selector: string;
    readonly privateKey: string;
  } | null;
}

export interface MailConfig {
  readonly smtp: SmtpSettings | null;
  /** Bare address of the sender. */
  readonly from: string;
}

const mailSchema = z.object({
  MAIL_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  SMTP_HOST: z.string().min(1).optional(),
  SMTP_PORT: z.coerce.number().int().min(1).max(65_535).optional(),
  SMTP_SECURE: z.enum(["0", "1", "false", "true"]).optional(),
  SMTP_USER: z.string().min(1).optional(),
  SMTP_PASSWORD: z.string().min(1).optional(),
  MAIL_FROM: z
    .string()
    .regex(/^[^\s@"<>(),:;]+@[^\s@"<>(),:;]+$/)
    .optional(),
  DKIM_DOMAIN: z.string().min(1).optional(),
  DKIM_SELECTOR: z.string().min(1).optional(),
  DKIM_PRIVATE_KEY: z.string().min(1).optional(),
});
type MailEnvironment = z.infer<typeof mailSchema>;

function dkimOf(settings: MailEnvironment): SmtpSettings["dkim"] {
  const { DKIM_DOMAIN: domain, DKIM_SELECTOR: selector, DKIM_PRIVATE_KEY: key } = settings;
  if (domain === undefined && selector === undefined && key === undefined) return null;
  if (domain === undefined || selector === undefined || key === undefined) {
    throw new ConfigError("DKIM_DOMAIN, DKIM_SELECTOR and DKIM_PRIVATE_KEY belong together.");
  }
  return { domain, selector, privateKey: key.replaceAll("\\n", "\n") };
}

function fromUrl(address: string, settings: MailEnvironment): SmtpSettings {
  const url = new URL(address);
  const secure = url.protocol === "smtps:";
  return {
    host: url.hostname,
    port: url.port === "" ? (secure ? 465 : 587) : Number(url.port),
    secure,
    user: url.username === "" ? null : decodeURIComponent(url.username),
    password: url.password === "" ? null : decodeURIComponent(url.password),
    dkim: dkimOf(settings),
  };
}

function smtpOf(settings: MailEnvironment): SmtpSettings | null {
  if (settings.MAIL_URL !== undefined) return fromUrl(settings.MAIL_URL, settings);
  if (settings.SMTP_HOST === undefined) return null;
  const secure = settings.SMTP_SECURE === "1" || settings.SMTP_SECURE === "true";
  return {
    host: settings.SMTP_HOST,
    port: settings.SMTP_PORT ?? (secure ? 465 : 587),
    secure,
    user: settings.SMTP_USER ?? null,
    password: settings.SMTP_PASSWORD ?? null,
    dkim: dkimOf(settings),
  };
}

/** Reads how mails are sent. Throws {@link ConfigError}. */
export function readMailConfig(given: Given): MailConfig {
  const parsed = mailSchema.safeParse(given);
  if (!parsed.success) {
    const names = parsed.error.issues.map((issue) => issue.path.join("."));
    throw new ConfigError(`Settings of the mailer that cannot be used: ${names.join(", ")}`);
  }
  const smtp = smtpOf(parsed.data);
  const from = parsed.data.MAIL_FROM;
  if (smtp !== null && from === undefined) {
    throw new ConfigError("MAIL_FROM is missing: the address that mails are sent from.");
  }
  return { smtp, from: from ?? "savile@localhost.localdomain" };
}
