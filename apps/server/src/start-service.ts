import { join } from "node:path";
import { createLayoutPool } from "@savile/documents";
import { createExtractionPool } from "@savile/extraction";
import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import { encryptedBlobStore } from "./adapters/blob-store/encrypted-blob-store.ts";
import { openBlobStore } from "./adapters/blob-store/open-blob-store.ts";
import { systemClock } from "./adapters/clock/system-clock.ts";
import { uuidV7 } from "./adapters/ids/uuid-v7.ts";
import { createGetJson, network } from "./adapters/job-board/get-json.ts";
import { createJobBoards } from "./adapters/job-board/job-boards.ts";
import { localMailer } from "./adapters/mailer/local-mailer.ts";
import { smtpMailer } from "./adapters/mailer/smtp-mailer.ts";
import { openScanner } from "./adapters/scanner/open-scanner.ts";
import { createApp } from "./app.ts";
import { startChores } from "./chores.ts";
import type { Config } from "./config/config.ts";
import { takeOwnerLock } from "./db/embedded/owner-lock.ts";
import type { OwnerLock } from "./db/embedded/owner-lock.ts";
import { giveReserve } from "./db/embedded/free-space.ts";
import { startUpkeep } from "./db/embedded/upkeep.ts";
import type { Database } from "./db/database.ts";
import { openDatabase } from "./db/open-database.ts";
import type { OpenDatabase } from "./db/open-database.ts";
import type { Dependencies } from "./dependencies.ts";
import { readVersion } from "./config/find-root.ts";
import { createEventFeed } from "./jobs/event-feed.ts";
import { startJobWorker } from "./jobs/job-worker.ts";
import { expireLeases } from "./jobs/repository.ts";
import { describeError } from "./http/error-handler.ts";
import { connectionsFor, limitConnections, openFilesLimit } from "./http/limit-connections.ts";
import { watchLoad } from "./http/load.ts";
import { probePort } from "./http/probe-port.ts";
import { engineNames } from "./modules/models/engine-names.ts";
import { generationHandler } from "./modules/generation/generation-job.ts";
import { generationQueue } from "./modules/generation/queue.ts";
import { refinementQueue } from "./modules/refinement/queue.ts";
import { refinementHandler } from "./modules/refinement/refinement-job.ts";
import { settleOwners } from "./modules/entitlement/owners.ts";
import { openPayments } from "./modules/billing/open-payments.ts";
import { sendTo } from "./adapters/payment-provider/sandbox/send-event.ts";
import { addServiceFigures, createFigures } from "./modules/metrics/figures.ts";
import type { Figures } from "./modules/metrics/figures.ts";
import { serveMetrics } from "./modules/metrics/serve-metrics.ts";
import { openOwnLink } from "./modules/sign-in/own-link.ts";
import type { OwnLink } from "./modules/sign-in/own-link.ts";
import { startOutboxWorker } from "./modules/outbox/outbox-worker.ts";
import type { BlobStore } from "./ports/blob-store.ts";
import type { Mailer } from "./ports/mailer.ts";
import { openModels } from "./modules/models/open-models.ts";
import { deriveKeys } from "./security/keys.ts";
import { proveStore } from "./modules/key-check/prove-store.ts";
import { openRootSecrets } from "./modules/key-check/open-root-secrets.ts";
import { removeStages } from "./modules/backup/stage-backup.ts";
import { backupBeforeUpdate, startOwnerWork } from "./owner-work.ts";
import { prepareDataFolder } from "./data-folder.ts";
import { createTextPool } from "./texts/text-pool.ts";

const generateWaitMs = 110_000;

export interface StartServiceInput {
  readonly config: Config;
  /** Folder of the product: its bundles, migrations and packages are below. */
  readonly root: string;
  readonly logger: FastifyBaseLogger;
  /** Prints a line for the person who started the service. */
  readonly say: (line: string) => void;
  /** Called when another process took the data folder over: end at once. */
  readonly lost: () => void;
}

/** A running service. */
export interface Service {
  /** The port that it really listens on. */
  readonly port: number;
  /** The way in for one browser; `null` where none is needed. */
  readonly ownLink: Pick<OwnLink, "path"> | null;
  stop(): Promise<void>;
}

type Undo = () => Promise<unknown> | void;

/** Opens the database and its upkeep; what was opened is noted in `undo`, the last to be closed first. */
async function openStorage(
  input: StartServiceInput,
  undo: Undo[],
): Promise<OpenDatabase & { roomy: () => boolean }> {
  const { config, root, logger } = input;
  const troubled = (what: string): void => logger.warn({ what }, "database");
  let lock: OwnerLock | null = null;
  if (config.databaseUrl === null) {
    lock = await takeOwnerLock(config.dataFolder, input.lost);
    const taken = lock;
    undo.unshift(() => taken.release());
    await giveReserve(join(config.dataFolder, "reserve"), config.dataFolder);
    await removeStages(config.dataFolder);
  }
  const opened = await openDatabase({
    url: config.databaseUrl,
    directUrl: config.databaseDirectUrl,
    workerEntry: join(root, "build/node/database-worker.mjs"),
    folder: config.dataFolder,
    migrations: join(root, "apps/server/migrations"),
    troubled,
    beforeUpdate: (engine) => backupBeforeUpdate(input, engine),
  });
  undo.unshift(() => opened.database.close());
  if (opened.embedded === null) return { ...opened, roomy: () => true };
  const upkeep = await startUpkeep({
    engine: opened.embedded,
    folder: join(config.dataFolder, "database"),
    reserve: join(config.dataFolder, "reserve"),
  });
  undo.unshift(() => upkeep.stop());
  // The lock proves it: whatever runs belongs to a process that is gone.
  await expireLeases(opened.database.query);
  return { ...opened, roomy: () => upkeep.roomy };
}

function startPools({ root, config, logger }: StartServiceInput, undo: Undo[]) {
  const extractor = createExtractionPool({
    entry: join(root, "build/node/extraction-child.mjs"),
    readable: [join(root, "build/node"), join(root, "node_modules")],
    size: 2,
    idleMs: 60_000,
    drawing: { entry: join(root, "build/node/page-child.mjs") },
  });
  const renderer = createLayoutPool({
    entry: join(root, "build/node/layout-child.mjs"),
    size: 2,
    idleMs: 60_000,
    ...config.layout,
    onFallback: () =>
      logger.warn("Pages are laid out by WebAssembly: the native engine is missing."),
  });
  const texts = createTextPool({
    entry: join(root, "build/node/text-child.mjs"),
    size: 2,
    idleMs: 60_000,
    troubled: (detail) => logger.error({ detail }, "text process"),
  });
  const imports = createTextPool({
    entry: join(root, "build/node/import-child.mjs"),
    size: 1,
    idleMs: 5_000,
    heapMegabytes: 768,
    troubled: (detail) => logger.warn({ detail }, "import process"),
  });
  undo.unshift(() => imports.close());
  undo.unshift(() => texts.close());
  undo.unshift(() => renderer.close());
  undo.unshift(() => extractor.close());
  return { extractor, renderer, texts, imports };
}

/** Sends by SMTP where it is set up; otherwise mails stay on a page of this computer. */
function mailerOf({ config, say }: StartServiceInput): Mailer {
  const { smtp, from } = config.mail;
  return smtp === null ? localMailer(say) : smtpMailer({ settings: smtp, from });
}

/** The store of files as it lies; one that is not beside its database is proven to be the one of all processes. */
async function openStore(
  config: Config,
  database: Database,
  figures: Figures | null,
): Promise<BlobStore> {
  const plain = openBlobStore(config);
  const store = figures?.counted(plain) ?? plain;
  if (config.databaseUrl !== null || config.store !== null) {
    await proveStore({ database, clock: systemClock, blobs: store });
  }
  return store;
}

/** Measures the service and tells the figures, where the settings name a port for them. */
async function tellFigures(
  { metrics }: Config,
  figures: Figures | null,
  { app, dependencies }: { app: FastifyInstance; dependencies: Dependencies },
  undo: Undo[],
): Promise<void> {
  if (figures === null || metrics === null) return;
  figures.watch(app);
  const update = addServiceFigures(figures, dependencies);
  undo.unshift(await serveMetrics({ ...metrics, registry: figures.registry, update }));
}

async function close(undo: readonly Undo[]): Promise<void> {
  for (const step of undo) await step();
}

async function start(input: StartServiceInput, undo: Undo[]): Promise<Service> {
  const { config, root, logger } = input;
  await probePort(config.port, config.host);
  await prepareDataFolder(config.dataFolder);
  const storage = await openStorage(input, undo);
  const { database } = storage;
  const secrets = await openRootSecrets({
    database,
    clock: systemClock,
    folder: config.dataFolder,
    given: config.accounts.rootSecrets,
  });
  const keys = deriveKeys(...secrets);
  const figures = config.metrics === null ? null : await createFigures();
  const store = await openStore(config, database, figures);
  const blobs = encryptedBlobStore(store, keys.blob);
  if (storage.embedded !== null) undo.unshift(await startOwnerWork(input, storage.embedded, blobs));
  const events = createEventFeed(database);
  undo.unshift(() => events.close());
  const { extractor, renderer, texts, imports } = startPools(input, undo);
  const load = watchLoad();
  undo.unshift(() => load.stop());
  const mailer = mailerOf(input);
  undo.unshift(() => mailer.close());
  let port: number | null = null;
  const models = openModels({ config: config.models, database, keys, logger, clock: systemClock });
  const payments = await openPayments({
    needs: { database, clock: systemClock, keys },
    config: config.payments,
    send: sendTo(() => ({ host: config.host, port })),
    engines: async () => engineNames((await models.now()).settings),
    troubled: (error) => logger.error(describeError(error), "sandbox"),
  });
  undo.unshift(() => payments.stop());
  await settleOwners(database.query, config.owner, systemClock.now());
  const ownLink = openOwnLink(config.accounts, keys);
  let draining = false;
  const dependencies: Dependencies = {
    settings: {
      version: await readVersion(root),
      role: config.role,
      publicUrl: config.publicUrl,
      authMode: config.accounts.authMode,
      instantOffLoopback: config.accounts.instantOffLoopback,
      owner: config.owner,
      signups: config.accounts.signups,
      adminEmails: config.accounts.adminEmails,
      trustedProxies: config.accounts.trustedProxies,
      webFolder: config.webFolder,
      generateWaitMs,
    },
    database,
    blobs,
    keys,
    clock: systemClock,
    ids: uuidV7(systemClock),
    extractor,
    pictures: extractor,
    renderer,
    texts: texts.run,
    imports: imports.run,
    events,
    models,
    mailer,
    scanner: openScanner(config, logger),
    ownLink,
    boards: createJobBoards(config.outbound ? createGetJson(network) : null),
    payments,
    logger,
    port: () => port,
    roomy: storage.roomy,
    warm: () => {
      extractor.warm();
      renderer.warm();
      texts.warm();
    },
    busy: () => load.busy,
    draining: () => draining,
  };
  undo.unshift(startChores(dependencies, (what) => logger.warn(what)));
  const app = await createApp(dependencies);
  undo.unshift(() => app.close());
  await tellFigures(config, figures, { app, dependencies }, undo);
  if (config.role !== "web") {
    const worker = startJobWorker({
      database,
      handlers: {
        [generationQueue]: generationHandler(dependencies),
        [refinementQueue]: refinementHandler(dependencies),
      },
      slots: config.workerSlots,
      troubled: (error, jobId) => logger.error({ jobId, ...describeError(error) }, "job"),
    });
    undo.unshift(() => worker.stop());
    const outbox = startOutboxWorker({
      needs: dependencies,
      troubled: (what, code) => logger.error({ what, code }, "outbox"),
    });
    undo.unshift(() => outbox.stop());
  }
  limitConnections(app.server, connectionsFor(openFilesLimit()));
  await app.listen({ port: config.port, host: config.host });
  const address = app.server.address();
  port = typeof address === "object" && address !== null ? address.port : config.port;
  payments.sandbox?.kick();
  return {
    port,
    ownLink,
    stop: async () => {
      draining = true;
      await close(undo);
    },
  };
}

/** Starts everything in the order that a crash of the last run needs; on a failure nothing stays open. */
export async function startService(input: StartServiceInput): Promise<Service> {
  const undo: Undo[] = [];
  try {
    return await start(input, undo);
  } catch (error) {
    await close(undo).catch(() => undefined);
    throw error;
  }
}
