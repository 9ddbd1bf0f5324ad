import { isIP } from "node:net";
import * as z from "zod";
import { ConfigError, isLoopback, listOf } from "../errors/config-error.ts";
import type { Given } from "../errors/config-error.ts";
import { readRootSecrets } from "./root-secrets.ts";

/** Settings of sign-in and of who may do what. */
export interface AccountsConfig {
  readonly authMode: "instant" | "code";
  readonly instantOffLoopback: boolean;
  /** Whether instant sign-in is for browsers only that opened a link which the start prints. */
  readonly instantLink: boolean;
  /** Whether an address that is not known yet gets an account. */
  readonly signups: boolean;
  /** Trimmed and lower-cased; they become administrators when they sign in by code. */
  readonly adminEmails: readonly string[];
  /** Root secrets from the newest to the oldest; `null` takes the one of the data folder. */
  readonly rootSecrets: readonly [Uint8Array, ...Uint8Array[]] | null;
  /** Addresses or networks whose `X-Forwarded-For` is believed. */
  readonly trustedProxies: readonly string[];
}

/** Where the process can be reached, and whether it can send mail. */
export interface Surroundings {
  readonly host: string;
  readonly publicUrl: string | undefined;
  readonly sendsMail: boolean;
}

const flag = z
  .enum(["0", "1", "false", "true"])
  .transform((text) => text === "1" || text === "true");

const accountsSchema = z.object({
  AUTH_MODE: z.enum(["instant", "code"]).default("instant"),
  ALLOW_INSTANT_OFF_LOOPBACK: flag.default(false),
  INSTANT_LINK: flag.default(false),
  FLAG_SIGNUPS: flag.default(true),
  ADMIN_EMAILS: z.string().default(""),
  ROOT_SECRET: z.string().optional(),
  TRUSTED_PROXIES: z.string().default(""),
});

function isNetwork(text: string): boolean {
  const [address = "", bits, ...more] = text.split("/");
  const version = isIP(address);
  if (version === 0 || more.length > 0) return false;
  return (
    bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128))
  );
}

function isReachable({ host, publicUrl }: Surroundings): boolean {
  return !isLoopback(host) || (publicUrl !== undefined && !isLoopback(new URL(publicUrl).hostname));
}

type Settings = z.infer<typeof accountsSchema>;

function refuseLink(settings: Settings): void {
  if (!settings.INSTANT_LINK) return;
  if (settings.AUTH_MODE === "instant" && !settings.ALLOW_INSTANT_OFF_LOOPBACK) return;
  throw new ConfigError(
    "INSTANT_LINK=1 is for instant sign-in on this computer: leave AUTH_MODE and ALLOW_INSTANT_OFF_LOOPBACK out.",
  );
}

function refuse(settings: Settings, around: Surroundings): void {
  if (!isReachable(around)) return;
  if (settings.AUTH_MODE === "instant" && !settings.ALLOW_INSTANT_OFF_LOOPBACK) {
    throw new ConfigError(
      "Instant sign-in lets anyone in by typing an address, so it runs on this computer only. Set AUTH_MODE=code, listen on 127.0.0.1, or set ALLOW_INSTANT_OFF_LOOPBACK=1 if you know who can reach this server.",
    );
  }
  if (settings.AUTH_MODE === "code" && !around.sendsMail) {
    throw new ConfigError(
      "AUTH_MODE=code sends codes by e-mail: set MAIL_URL and MAIL_FROM. Without them codes appear on a page of this computer only.",
    );
  }
  if (settings.AUTH_MODE === "code" && around.publicUrl === undefined) {
    throw new ConfigError("PUBLIC_URL is missing: the links in e-mails need an address.");
  }
  if (settings.ROOT_SECRET === undefined) {
    throw new ConfigError(
      "ROOT_SECRET is missing: a server that others can reach takes its secret from the environment. Make one with: openssl rand -hex 32",
    );
  }
}

/** Reads the settings of accounts. Throws {@link ConfigError}. */
export function readAccountsConfig(given: Given, around: Surroundings): AccountsConfig {
  const parsed = accountsSchema.safeParse(given);
  if (!parsed.success) {
    const names = parsed.error.issues.map((issue) => issue.path.join("."));
    throw new ConfigError(`Settings that cannot be used: ${names.join(", ")}`);
  }
  const settings = parsed.data;
  refuseLink(settings);
  refuse(settings, around);
  const trustedProxies = listOf(settings.TRUSTED_PROXIES);
  const odd = trustedProxies.find((network) => !isNetwork(network));
  if (odd !== undefined) {
    throw new ConfigError("TRUSTED_PROXIES takes addresses and networks such as 10.0.0.0/8.");
  }
  return {
    authMode: settings.AUTH_MODE,
    instantOffLoopback: settings.ALLOW_INSTANT_OFF_LOOPBACK,
    instantLink: settings.INSTANT_LINK,
    signups: settings.FLAG_SIGNUPS,
    adminEmails: listOf(settings.ADMIN_EMAILS.toLowerCase()),
    rootSecrets: readRootSecrets(settings.ROOT_SECRET),
    trustedProxies,
  };
}
