import closeWithGrace from "close-with-grace";
import { pino } from "pino";
import { readConfig } from "./config.ts";
import type { Config } from "./config.ts";
import { ConfigError, isLoopback } from "./config/config-error.ts";
import { FolderTakenError } from "./db/embedded/owner-lock.ts";
import { findRoot } from "./find-root.ts";
import { describeError } from "./http/error-handler.ts";
import { startService } from "./start-service.ts";
import type { Service } from "./start-service.ts";

const stopMs = 8_000;

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function fail(line: string): never {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}

function unexpected(error: unknown): string {
  const { kind, fault, state, at } = describeError(error);
  const message = error instanceof Error ? error.message : kind;
  const what = fault === undefined ? message : `database: ${fault} ${state}`;
  return `Savile could not start: ${what} ${at ?? ""}`;
}

/** One line that tells the person who started it what to do. */
function explain(error: unknown, config: Config | null): string {
  if (error instanceof ConfigError || error instanceof FolderTakenError) return error.message;
  const code: unknown = error instanceof Error ? Reflect.get(error, "code") : undefined;
  switch (code) {
    case "EADDRINUSE":
      return `Port ${config?.port} is in use. Stop what listens there, or set PORT to another one.`;
    case "EACCES":
    case "EPERM":
    case "EROFS":
      return `The data folder ${config?.dataFolder} or the port cannot be used by this account.`;
    default:
      return unexpected(error);
  }
}

function announce(config: Config, port: number): void {
  const host = isLoopback(config.host) ? "localhost" : config.host;
  say(`Savile is ready: ${config.publicUrl ?? `http://${host}:${port}`}  (Ctrl+C stops it)`);
  if (config.accounts.authMode === "instant") {
    say(
      config.accounts.instantOffLoopback
        ? "Instant sign-in is on: anyone who reaches this server can sign in with any address."
        : "Instant sign-in is on: an e-mail address is enough to sign in, from this computer only.",
    );
  }
  if (config.mail.smtp === null) say("No mail server is set up: mails appear at /dev/outbox.");
  if (config.databaseUrl === null) {
    say("Embedded database: one process; survives a crash of the process, not a power cut.");
  }
}

async function main(): Promise<void> {
  let config: Config | null = null;
  let service: Service | null = null;
  try {
    const root = findRoot();
    config = readConfig(process.env, root);
    const logger = pino({ level: config.logLevel, base: null }, pino.destination(2));
    const lost = (): never => fail("Another process took over the data folder; this one ends.");
    service = await startService({ config, root, logger, say, lost });
    announce(config, service.port);
    const running = service;
    closeWithGrace({ delay: stopMs, logger: false }, async ({ err }) => {
      if (err !== undefined) logger.fatal(describeError(err), "unexpected error");
      await running.stop();
      if (err !== undefined) process.exit(1);
    });
  } catch (error) {
    fail(explain(error, config));
  }
}

await main();
