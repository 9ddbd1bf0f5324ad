import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { encryptedBlobStore } from "./adapters/blob-store/encrypted-blob-store.ts";
import { folderBlobStore } from "./adapters/blob-store/folder-blob-store.ts";
import { openBlobStore } from "./adapters/blob-store/open-blob-store.ts";
import { systemClock } from "./adapters/clock/system-clock.ts";
import { readConfig } from "./config/config.ts";
import type { Config } from "./config/config.ts";
import { findRoot, readVersion } from "./config/find-root.ts";
import { createDatabase } from "./db/database.ts";
import { FolderTakenError, ownerOf, takeOwnerLock } from "./db/embedded/owner-lock.ts";
import { askOwner } from "./db/embedded/owner-socket.ts";
import type { Engine } from "./db/engine/engine.ts";
import { openEngine } from "./db/open-database.ts";
import { ConfigError } from "./errors/config-error.ts";
import { StartError } from "./errors/start-error.ts";
import { explainStart } from "./explain-start.ts";
import { nameOfBackup, prepareBackupFolder, pruneBackups } from "./modules/backup/kept-backups.ts";
import { tellBackup } from "./modules/backup/make-backup.ts";
import { packBackup } from "./modules/backup/pack-backup.ts";
import { putRootSecret } from "./modules/backup/put-root-secret.ts";
import { restoreBackup } from "./modules/backup/restore-backup.ts";
import { tellRestoreFault } from "./modules/backup/tell-restore.ts";
import { backupFolderOf, offerBackup } from "./backup-folder.ts";
import { checkDatabase } from "./modules/doctor/check-database.ts";
import {
  checkAccess,
  checkBackups,
  checkOwner,
  checkRoom,
  checkSecretMode,
} from "./modules/doctor/check-folder.ts";
import { fault, tellFindings, well } from "./modules/doctor/finding.ts";
import type { Finding } from "./modules/doctor/finding.ts";
import { findRootSecrets, provesRootSecrets } from "./modules/key-check/open-root-secrets.ts";
import type { RootSecrets } from "./modules/key-check/open-root-secrets.ts";
import { deriveKeys } from "./security/keys.ts";

const exitCodes = { done: 0, refused: 1, usage: 2, fault: 3 } as const;

const usage = `Use: savile backup [--to FOLDER] [--with-secret]
     savile restore FILE [--replace]
     savile doctor`;

class Usage extends Error {}
/** Ends a command with one sentence. */
class Refused extends Error {}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function complain(line: string): void {
  process.stderr.write(`savile: ${line}\n`);
}

const root = findRoot();
const migrations = join(root, "apps/server/migrations");
const workerEntry = join(root, "build/node/database-worker.mjs");

function options(args: readonly string[], names: Record<string, "string" | "boolean">) {
  try {
    const table = Object.fromEntries(Object.entries(names).map(([name, type]) => [name, { type }]));
    return parseArgs({ args: [...args], allowPositionals: true, strict: true, options: table });
  } catch {
    throw new Usage();
  }
}

function engineOf(config: Config, folder = config.dataFolder, url = config.databaseUrl) {
  return openEngine({
    url,
    directUrl: config.databaseDirectUrl,
    workerEntry,
    folder,
    troubled: complain,
  });
}

/** Runs with the data folder to itself where the database lies in it. */
async function alone<T>(config: Config, run: () => Promise<T>): Promise<T> {
  if (config.databaseUrl !== null) return run();
  const lock = await takeOwnerLock(config.dataFolder, () => process.exit(exitCodes.fault));
  try {
    return await run();
  } finally {
    await lock.release();
  }
}

async function withEngine<T>(config: Config, run: (engine: Engine) => Promise<T>): Promise<T> {
  const engine = await engineOf(config);
  try {
    return await run(engine);
  } finally {
    await engine.close();
  }
}

async function secretFor(config: Config, wanted: boolean): Promise<{ rootSecret?: Uint8Array }> {
  if (!wanted) return {};
  const [secret] = (await findRootSecrets(config.dataFolder, config.accounts.rootSecrets)) ?? [];
  if (secret === undefined) throw new Refused("There is no root secret to put into the backup.");
  return { rootSecret: secret };
}

/** A whole backup by this process: nobody else uses the database, or it is a server of its own. */
async function backupHere(config: Config, folder: string, withSecret: boolean): Promise<string> {
  return alone(config, () =>
    withEngine(config, async (engine) => {
      await prepareBackupFolder(folder);
      const madeAt = systemClock.now();
      const file = join(folder, nameOfBackup(madeAt));
      const count = await packBackup({
        engine,
        blobs: openBlobStore(config),
        file,
        release: await readVersion(root),
        madeAt,
        ...(await secretFor(config, withSecret)),
      });
      const rows = Object.values(count.rows).reduce((sum, n) => sum + n, 0);
      return tellBackup({ file, rows, files: count.files, lost: count.lost });
    }),
  );
}

async function backup(config: Config, args: readonly string[]): Promise<number> {
  const { values, positionals } = options(args, { to: "string", "with-secret": "boolean" });
  if (positionals.length > 0) throw new Usage();
  const standard = backupFolderOf(config);
  const folder = typeof values["to"] === "string" ? resolve(values["to"]) : standard;
  const withSecret = values["with-secret"] === true;
  if (config.databaseUrl === null) {
    const asked = ["backup", folder, ...(withSecret ? ["with-secret"] : [])];
    const answer = await askOwner(config.dataFolder, asked);
    if (answer !== null) return print(answer);
    if ((await ownerOf(config.dataFolder)).state === "free") await refuseEmpty(config);
  }
  say(await backupHere(config, folder, withSecret));
  if (folder === standard) await pruneBackups(folder, config.backup.keep);
  if (!withSecret)
    say("It does not hold the root secret: keep a copy of that apart, or use --with-secret.");
  return exitCodes.done;
}

async function refuseEmpty(config: Config): Promise<void> {
  const access = await checkAccess(config.dataFolder);
  if (access.state !== "well") throw new Refused(access.text);
}

function print({ code, lines }: { code: number; lines: readonly string[] }): number {
  for (const line of lines)
    if (code === exitCodes.done) say(line);
    else complain(line);
  return code;
}

/** Works on a copy that a server made for it; answers counts as JSON. */
async function pack(config: Config, args: readonly string[]): Promise<number> {
  const { values, positionals } = options(args, { "with-secret": "boolean" });
  const [stage = "", file = ""] = positionals;
  const engine = await engineOf(config, stage, null);
  try {
    const count = await packBackup({
      engine,
      blobs: config.store === null ? folderBlobStore(join(stage, "blobs")) : openBlobStore(config),
      file,
      release: await readVersion(root),
      madeAt: systemClock.now(),
      ...(await secretFor(config, values["with-secret"] === true)),
    });
    const rows = Object.values(count.rows).reduce((sum, n) => sum + n, 0);
    say(JSON.stringify({ rows, files: count.files, lost: count.lost }));
    return exitCodes.done;
  } finally {
    await engine.close();
  }
}

/** Whether the root secret at hand opens what the database holds. */
async function tellSecret(config: Config): Promise<Finding> {
  const secrets = await findRootSecrets(config.dataFolder, config.accounts.rootSecrets);
  return withEngine(config, (engine) => checkSecret(engine, secrets));
}

async function checkSecret(engine: Engine, secrets: RootSecrets | null): Promise<Finding> {
  const proven = await provesRootSecrets(createDatabase(engine), secrets);
  if (proven === "unknown") return well("No root secret is noted yet.");
  if (proven === "right") return well("The root secret is the one of this data.");
  return fault(
    secrets === null
      ? "The root secret is missing, and the data was locked with it: put the file root-secret back from a backup, or set ROOT_SECRET."
      : "The root secret is not the one of this data: put the right one back, or set ROOT_SECRET.",
  );
}

async function restore(config: Config, args: readonly string[]): Promise<number> {
  const { values, positionals } = options(args, { replace: "boolean" });
  const [given, ...more] = positionals;
  if (given === undefined || more.length > 0) throw new Usage();
  const file = resolve(given);
  const replace = values["replace"] === true;
  return alone(config, async () => {
    const restored = await restoreBackup({
      file,
      url: config.databaseUrl,
      directUrl: config.databaseDirectUrl,
      dataFolder: config.dataFolder,
      workerEntry,
      migrations,
      blobs: config.store === null ? null : openBlobStore(config),
      replace,
      now: systemClock.now(),
      troubled: complain,
    });
    if (!restored.ok) throw new Refused(tellRestoreFault(restored.error, file));
    const { head, count, aside } = restored.value;
    const rows = Object.values(count.rows).reduce((sum, n) => sum + n, 0);
    say(`Put back what stood on ${head.madeAt}: ${rows} rows, ${count.files} files.`);
    if (aside !== null) say(`What stood there before is in ${aside}: remove it when all is well.`);
    if (head.rootSecret !== undefined) {
      const secret = Buffer.from(head.rootSecret, "hex");
      await putRootSecret({ dataFolder: config.dataFolder, secret, aside, replace });
    }
    const secret = await tellSecret(config);
    say(secret.text);
    return secret.state === "fault" ? exitCodes.refused : exitCodes.done;
  });
}

async function checkOpened(config: Config): Promise<Finding[]> {
  const secrets = await findRootSecrets(config.dataFolder, config.accounts.rootSecrets);
  return withEngine(config, async (engine) => {
    const input = { engine, migrations, now: systemClock.now() };
    const [schema = well("")] = await checkDatabase({ ...input, blobs: null });
    if (schema.state !== "well") return [schema];
    const secret = await checkSecret(engine, secrets);
    const opens = secrets !== null && secret.state === "well";
    const blobs = opens
      ? encryptedBlobStore(openBlobStore(config), deriveKeys(...secrets).blob)
      : null;
    return [secret, ...(await checkDatabase({ ...input, blobs }))];
  });
}

/** Looks into the database: by the process that uses it, or by this one. */
async function lookInside(config: Config): Promise<Finding[]> {
  if (config.databaseUrl === null) {
    const answer = await askOwner(config.dataFolder, ["doctor"]);
    if (answer !== null) {
      return answer.lines.map((line) => (answer.code === 0 ? well(line) : fault(line)));
    }
  }
  try {
    return await alone(config, () => checkOpened(config));
  } catch (error) {
    if (error instanceof FolderTakenError)
      return [well("The database is in use and was not opened.")];
    return [fault(`${explainStart(error, config)}${await offerBackup(error, config)}`)];
  }
}

async function doctor(config: Config, args: readonly string[]): Promise<number> {
  if (args.length > 0) throw new Usage();
  const access = await checkAccess(config.dataFolder);
  const findings: Finding[] = [access];
  if (access.state === "well" || config.databaseUrl !== null) {
    if (access.state === "well") {
      findings.push(
        await checkRoom(config.dataFolder),
        await checkOwner(config.dataFolder),
        ...(await checkSecretMode(config.dataFolder)),
        await checkBackups(backupFolderOf(config), {
          clock: systemClock,
          // On PostgreSQL the operator says when.
          everyHours: config.databaseUrl === null ? config.backup.everyHours : 0,
        }),
      );
    }
    findings.push(...(await lookInside(config)));
  }
  tellFindings(findings).forEach(say);
  return findings.some(({ state }) => state === "fault") ? exitCodes.refused : exitCodes.done;
}

const commands = new Map([
  ["backup", backup],
  ["restore", restore],
  ["doctor", doctor],
  ["pack", pack],
]);

async function run([name = "", ...args]: readonly string[]): Promise<number> {
  const command = commands.get(name);
  if (command === undefined) throw new Usage();
  return command(readConfig(process.env, root), args);
}

function explain(error: unknown): number {
  if (error instanceof Usage) {
    complain(usage);
    return exitCodes.usage;
  }
  if (error instanceof FolderTakenError) {
    complain("the data folder is in use: stop the server first.");
    return exitCodes.refused;
  }
  if (error instanceof Refused || error instanceof ConfigError || error instanceof StartError) {
    complain(error.message);
    return exitCodes.refused;
  }
  complain(explainStart(error, null));
  return exitCodes.fault;
}

process.exitCode = await run(process.argv.slice(2)).catch(explain);
