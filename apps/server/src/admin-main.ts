import { join } from "node:path";
import { systemClock } from "./adapters/clock/system-clock.ts";
import { uuidV7 } from "./adapters/ids/uuid-v7.ts";
import { runBillingSetup } from "./adapters/payment-provider/stripe/billing-setup.ts";
import { readConfig } from "./config/config.ts";
import type { Config } from "./config/config.ts";
import { ConfigError } from "./errors/config-error.ts";
import { FolderTakenError, takeOwnerLock } from "./db/embedded/owner-lock.ts";
import { askOwner } from "./db/embedded/owner-socket.ts";
import { openDatabase } from "./db/open-database.ts";
import { findRoot } from "./config/find-root.ts";
import { StartError } from "./errors/start-error.ts";
import { adminUsage, runAdminCommand } from "./modules/admin/admin-command.ts";

const exitCodes = { done: 0, refused: 1, usage: 2, fault: 3 } as const;

function complain(line: string): void {
  process.stderr.write(`savile: ${line}\n`);
}

/** Products, prices and the portal at the payment provider; needs no database. */
async function setUpPayments(config: Config): Promise<number> {
  const answer = await runBillingSetup(config.payments);
  if (answer.ok) process.stdout.write(`${answer.value.join("\n")}\n`);
  else complain(answer.error);
  return answer.ok ? exitCodes.done : exitCodes.refused;
}

/** Runs one command on the database of the settings; on an embedded one that is in use its owner runs it. */
async function run(args: readonly string[]): Promise<number> {
  const root = findRoot();
  const config = readConfig(process.env, root);
  if (args.join(" ") === "billing-setup") return setUpPayments(config);
  const embedded = config.databaseUrl === null;
  const answered = embedded ? await askOwner(config.dataFolder, ["admin", ...args]) : null;
  if (answered !== null) {
    answered.lines.forEach((line) =>
      answered.code === exitCodes.done ? process.stdout.write(`${line}\n`) : complain(line),
    );
    return answered.code;
  }
  const lock = embedded
    ? await takeOwnerLock(config.dataFolder, () => process.exit(exitCodes.fault))
    : null;
  try {
    const { database } = await openDatabase({
      url: config.databaseUrl,
      directUrl: config.databaseDirectUrl,
      workerEntry: join(root, "build/node/database-worker.mjs"),
      folder: config.dataFolder,
      migrations: join(root, "apps/server/migrations"),
      troubled: complain,
    });
    try {
      const needs = { database, clock: systemClock, ids: uuidV7(systemClock) };
      const answer = await runAdminCommand(needs, args);
      if (answer.ok) {
        process.stdout.write(`${answer.value.join("\n")}\n`);
        return exitCodes.done;
      }
      complain(answer.error.sentence);
      return answer.error.code === "usage" ? exitCodes.usage : exitCodes.refused;
    } finally {
      await database.close();
    }
  } finally {
    await lock?.release();
  }
}

function explain(error: unknown): number {
  if (error instanceof FolderTakenError) {
    complain(
      "the data folder is in use: stop the server first, or name the address in ADMIN_EMAILS and let them sign in by code.",
    );
    return exitCodes.refused;
  }
  if (error instanceof ConfigError || error instanceof StartError) {
    complain(error.message);
    return exitCodes.refused;
  }
  complain(`internal fault: ${error instanceof Error ? error.name : "?"}`);
  return exitCodes.fault;
}

const args = process.argv.slice(2);
if (args.length === 0 || args.includes("--help")) {
  process.stdout.write(`${adminUsage}\n`);
  process.exitCode = args.length === 0 ? exitCodes.usage : exitCodes.done;
} else {
  process.exitCode = await run(args).catch(explain);
}
