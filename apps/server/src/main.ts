import closeWithGrace from "close-with-grace";
import { pino } from "pino";
import type { Logger } from "pino";
import { offerBackup } from "./backup-folder.ts";
import { readConfig } from "./config/config.ts";
import type { Config } from "./config/config.ts";
import { isLoopback } from "./errors/config-error.ts";
import { explainStart } from "./explain-start.ts";
import { findRoot } from "./config/find-root.ts";
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

function announce(config: Config, { port, ownLink }: Service): void {
  const host = isLoopback(config.host) ? "localhost" : config.host;
  const url = config.publicUrl ?? `http://${host}:${port}`;
  say(`Savile is ready: ${url}  (Ctrl+C stops it)`);
  if (ownLink !== null) {
    say(
      `Open ${url.replace(/\/$/, "")}${ownLink.path} once: that browser may sign in from then on.`,
    );
  }
  if (config.accounts.authMode === "instant" && ownLink === null) {
    say(
      config.accounts.instantOffLoopback
        ? "Instant sign-in is on: anyone who reaches this server can sign in with any address."
        : "Instant sign-in is on: an e-mail address is enough to sign in, from this computer only.",
    );
  }
  if (config.mail.smtp === null) say("No mail server is set up: mails appear at /dev/outbox.");
  if (config.databaseUrl === null) {
    say("Embedded database: one process; each change is on the disk before it is answered.");
  }
}

async function main(): Promise<void> {
  let config: Config | null = null;
  let service: Service | null = null;
  let log: Logger | null = null;
  try {
    const root = findRoot();
    config = readConfig(process.env, root);
    const logger = pino({ level: config.logLevel, base: null }, pino.destination(2));
    log = logger;
    const lost = (): never => fail("Another process took over the data folder; this one ends.");
    service = await startService({ config, root, logger, say, lost });
    const running = service;
    closeWithGrace({ delay: stopMs, logger: false }, async ({ err }) => {
      if (err !== undefined) logger.fatal(describeError(err), "unexpected error");
      await running.stop();
      if (err !== undefined) process.exit(1);
    });
    // Last: whoever reads this may ask it to stop at once.
    announce(config, running);
  } catch (error) {
    log?.debug(describeError(error), "the start failed");
    fail(`${explainStart(error, config)}${await offerBackup(error, config)}`);
  }
}

await main();
