import { isAbsolute, resolve } from "node:path";
import * as z from "zod";
import { readAccountsConfig } from "./accounts-config.ts";
import type { AccountsConfig } from "./accounts-config.ts";
import { readBackupConfig } from "./backup-config.ts";
import type { BackupConfig } from "./backup-config.ts";
import { ConfigError } from "../errors/config-error.ts";
import type { Given } from "../errors/config-error.ts";
import { withFiles } from "./file-settings.ts";
import { readLayoutConfig } from "./layout-config.ts";
import type { LayoutConfig } from "./layout-config.ts";
import { readMailConfig } from "./mail-config.ts";
import type { MailConfig } from "./mail-config.ts";
import { readMetricsConfig } from "./metrics-config.ts";
import type { MetricsConfig } from "./metrics-config.ts";
import { readModelsConfig } from "./models-config.ts";
import type { ModelsConfig } from "./models-config.ts";
import { readOwnerConfig } from "./owner-config.ts";
import type { OwnerConfig } from "./owner-config.ts";
import { readPaymentsConfig } from "./payments-config.ts";
import type { PaymentsConfig } from "./payments-config.ts";
import { readScannerConfig } from "./scanner-config.ts";
import type { ScannerAddress } from "./scanner-config.ts";
import { readStoreConfig } from "./store-config.ts";
import type { S3Settings } from "./store-config.ts";

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
  WORKER_SLOTS: z.coerce.number().int().min(1).max(200).default(4),
  OUTBOUND: z.enum(["on", "off"]).default("on"),
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
  readonly accounts: AccountsConfig;
  readonly mail: MailConfig;
  readonly layout: LayoutConfig;
  readonly models: ModelsConfig;
  readonly payments: PaymentsConfig;
  readonly owner: OwnerConfig;
  readonly backup: BackupConfig;
  /** Where figures for monitoring are told; `null` is nowhere. */
  readonly metrics: MetricsConfig | null;
  /** Where files are kept; `null` is the data folder. */
  readonly store: S3Settings | null;
  /** Who looks at files before they are kept; `null` is nobody. */
  readonly scanner: ScannerAddress | null;
  /** Whether postings may be read from the boards that are known; off, this service asks nobody for them. */
  readonly outbound: boolean;
  readonly workerSlots: number;
  readonly logLevel: string;
}

type Environment = z.infer<typeof environmentSchema>;

function refuse(settings: Environment, given: Given): void {
  if (settings.ROLE !== "all" && given["ROOT_SECRET"] === undefined) {
    throw new ConfigError(
      `ROLE=${settings.ROLE} needs ROOT_SECRET: every process has to have the same one. Make one with: openssl rand -hex 32`,
    );
  }
  if (settings.ROLE !== "all" && settings.DATABASE_URL === undefined) {
    throw new ConfigError(
      `ROLE=${settings.ROLE} needs DATABASE_URL: the embedded database serves one process.`,
    );
  }
}

function readBackup(given: Given, root: string): BackupConfig {
  const backup = readBackupConfig(given);
  return { ...backup, folder: backup.folder === null ? null : resolve(root, backup.folder) };
}

/** Reads the settings. Relative folders are below `root`. Throws {@link ConfigError}. */
export function readConfig(
  environment: Readonly<Record<string, string | undefined>>,
  root: string,
): Config {
  const given = withFiles(
    Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== "")),
  );
  const parsed = environmentSchema.safeParse(given);
  if (!parsed.success) {
    const names = parsed.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`);
    throw new ConfigError(`Settings that cannot be used: ${names.join("; ")}`);
  }
  const settings = parsed.data;
  refuse(settings, given);
  const mail = readMailConfig(given);
  const payments = readPaymentsConfig(given, {
    host: settings.HOST,
    publicUrl: settings.PUBLIC_URL,
  });
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
    accounts: readAccountsConfig(given, {
      host: settings.HOST,
      publicUrl: settings.PUBLIC_URL,
      sendsMail: mail.smtp !== null,
    }),
    mail,
    layout: readLayoutConfig(given, root),
    models: readModelsConfig(given),
    payments,
    owner: readOwnerConfig(given, {
      host: settings.HOST,
      publicUrl: settings.PUBLIC_URL,
      takesPayments: payments.provider === "stripe",
    }),
    backup: readBackup(given, root),
    metrics: readMetricsConfig(given),
    store: readStoreConfig(given),
    scanner: readScannerConfig(given),
    outbound: settings.OUTBOUND === "on",
    workerSlots: settings.WORKER_SLOTS,
    logLevel: settings.LOG_LEVEL,
  };
}
