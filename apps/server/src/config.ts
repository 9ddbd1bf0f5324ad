import { isAbsolute, resolve } from "node:path";
import * as z from "zod";

const flag = z
  .enum(["0", "1", "false", "true"])
  .transform((text) => text === "1" || text === "true");
const port = z.coerce.number().int().min(0).max(65_535);
const url = z.url({ protocol: /^https?$/ });

const environmentSchema = z.object({
  PORT: port.default(4180),
  HOST: z.string().min(1).default("127.0.0.1"),
  PUBLIC_URL: url.optional(),
  DATA_DIR: z.string().min(1).optional(),
  WEB_DIR: z.string().min(1).optional(),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_DIRECT_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  ROLE: z.enum(["all", "web", "worker"]).default("all"),
  AUTH_MODE: z.enum(["instant", "code"]).default("instant"),
  ALLOW_INSTANT_OFF_LOOPBACK: flag.default(false),
  ADMIN_EMAILS: z.string().default(""),
  WORKER_SLOTS: z.coerce.number().int().min(1).max(200).default(4),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "silent"]).default("warn"),
});

/** Every setting of the process; nothing else reads the environment. */
export interface Config {
  readonly port: number;
  readonly host: string;
  readonly publicUrl: string | null;
  readonly dataFolder: string;
  readonly webFolder: string;
  readonly databaseUrl: string | null;
  readonly databaseDirectUrl: string | null;
  readonly role: "all" | "web" | "worker";
  readonly authMode: "instant";
  readonly instantOffLoopback: boolean;
  readonly adminEmails: readonly string[];
  readonly workerSlots: number;
  readonly logLevel: string;
}

/** A setting that stops the start, in one sentence for the person who started it. */
export class ConfigError extends Error {}

const loopbackHosts = ["localhost", "127.0.0.1", "::1", "[::1]"];

/** Whether an address reaches this machine only. */
export function isLoopback(host: string): boolean {
  return loopbackHosts.includes(host);
}

type Environment = z.infer<typeof environmentSchema>;

function refuse(settings: Environment): void {
  if (settings.AUTH_MODE === "code") {
    throw new ConfigError(
      "AUTH_MODE=code needs e-mail, which this version cannot send yet; leave AUTH_MODE unset to run on this computer.",
    );
  }
  if (settings.ROLE !== "all" && settings.DATABASE_URL === undefined) {
    throw new ConfigError(
      `ROLE=${settings.ROLE} needs DATABASE_URL: the embedded database serves one process.`,
    );
  }
  const reachable =
    !isLoopback(settings.HOST) ||
    (settings.PUBLIC_URL !== undefined && !isLoopback(new URL(settings.PUBLIC_URL).hostname));
  if (reachable && !settings.ALLOW_INSTANT_OFF_LOOPBACK) {
    throw new ConfigError(
      "Instant sign-in lets anyone in by typing an address, so it runs on this computer only. Listen on 127.0.0.1, or set ALLOW_INSTANT_OFF_LOOPBACK=1 if you know who can reach this server.",
    );
  }
}

/** Reads the settings. Relative folders are below `root`. Throws {@link ConfigError}. */
export function readConfig(
  environment: Readonly<Record<string, string | undefined>>,
  root: string,
): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ""));
  const parsed = environmentSchema.safeParse(given);
  if (!parsed.success) {
    const names = parsed.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`);
    throw new ConfigError(`Settings that cannot be used: ${names.join("; ")}`);
  }
  const settings = parsed.data;
  refuse(settings);
  const folder = (given: string | undefined, standard: string): string =>
    given !== undefined && isAbsolute(given) ? given : resolve(root, given ?? standard);
  return {
    port: settings.PORT,
    host: settings.HOST,
    publicUrl: settings.PUBLIC_URL ?? null,
    dataFolder: folder(settings.DATA_DIR, "data"),
    webFolder: folder(settings.WEB_DIR, "build/web"),
    databaseUrl: settings.DATABASE_URL ?? null,
    databaseDirectUrl: settings.DATABASE_DIRECT_URL ?? settings.DATABASE_URL ?? null,
    role: settings.ROLE,
    authMode: "instant",
    instantOffLoopback: settings.ALLOW_INSTANT_OFF_LOOPBACK,
    adminEmails: settings.ADMIN_EMAILS.split(",")
      .map((email) => email.trim().toLowerCase())
      .filter((email) => email !== ""),
    workerSlots: settings.WORKER_SLOTS,
    logLevel: settings.LOG_LEVEL,
  };
}
