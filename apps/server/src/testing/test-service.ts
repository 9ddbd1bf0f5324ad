import { timeLimit } from "@savile/testing";
import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { extract } from "@savile/extraction";
import { createLanguageModels } from "@savile/language-models";
import type { LanguageModelsInput, ModelSettings } from "@savile/language-models";
import { err } from "@savile/model";
import type { FastifyInstance } from "fastify";
import { pino } from "pino";
import { encryptedBlobStore } from "../adapters/blob-store/encrypted-blob-store.ts";
import { folderBlobStore } from "../adapters/blob-store/folder-blob-store.ts";
import { uuidV7 } from "../adapters/ids/uuid-v7.ts";
import { createJobBoards } from "../adapters/job-board/job-boards.ts";
import { localMailer } from "../adapters/mailer/local-mailer.ts";
import { createApp } from "../app.ts";
import { readModelsConfig } from "../config/models-config.ts";
import type { ModelsConfig } from "../config/models-config.ts";
import type { AppSettings, Dependencies } from "../dependencies.ts";
import { createEventFeed } from "../jobs/event-feed.ts";
import { startJobWorker } from "../jobs/job-worker.ts";
import type { JobWorker } from "../jobs/job-worker.ts";
import { embeddedEngine } from "./embedded-engine.ts";
import { openPayments } from "../modules/billing/open-payments.ts";
import { honestDelivery } from "../adapters/payment-provider/sandbox/delivery-switches.ts";
import { spentOf } from "../modules/models/ledger.ts";
import { createModelsInUse } from "../modules/models/models-in-use.ts";
import { generationHandler } from "../modules/generation/generation-job.ts";
import { generationQueue } from "../modules/generation/queue.ts";
import { refinementQueue } from "../modules/refinement/queue.ts";
import { refinementHandler } from "../modules/refinement/refinement-job.ts";
import type { Database } from "../db/database.ts";
import { deriveKeys } from "../security/keys.ts";
import type { Keys } from "../security/keys.ts";
import { stillClock } from "./clock.ts";
import type { StillClock } from "./clock.ts";
import { openTestDatabase } from "./open-test-database.ts";
import { inProcessRenderer } from "./renderer.ts";
import { runDirectly } from "./run-directly.ts";

/** The whole service without a socket: real database, files, extraction and layout, a clock that stands. */
export interface TestService {
  readonly app: FastifyInstance;
  readonly needs: Dependencies;
  readonly clock: StillClock;
  readonly folder: string;
  /** What was logged so far, one JSON line each. */
  readonly log: readonly string[];
  startWorker(): JobWorker;
  close(): Promise<void>;
}

/** What outlives a service: another one goes on with it, as after a new start. */
export interface Ground {
  readonly database: Database;
  readonly folder: string;
  readonly keys: Keys;
  readonly clock: StillClock;
}

/** An empty ground: a database with its tables, and a folder. */
export async function openGround(database?: Database): Promise<Ground> {
  return {
    database: database ?? (await openTestDatabase()),
    folder: await mkdtemp(join(tmpdir(), "savile server test ")),
    keys: deriveKeys(randomBytes(32)),
    clock: stillClock(),
  };
}

export async function closeGround({ database, folder }: Ground): Promise<void> {
  await database.close();
  await rm(folder, { recursive: true, force: true });
}

export interface TestServiceInput {
  readonly settings?: Partial<AppSettings>;
  /** Stays when the service is closed; without it there is one of its own. */
  readonly ground?: Ground;
  readonly parts?: Partial<Dependencies>;
  readonly worker?: boolean;
  /** How often its worker looks for jobs of which it was not told. */
  readonly pollMs?: number;
  /** What the environment says about language models; nothing, unless a test says so. */
  readonly modelSettings?: Readonly<Record<string, string>>;
  /** Language models; without them the embedded engine writes. */
  readonly models?: Partial<Pick<LanguageModelsInput, "settings" | "policy" | "onAlarm">>;
}

/** Models that a test gives count for all of it. */
function fixedTo(settings: ModelSettings | undefined): Partial<ModelsConfig> {
  return settings === undefined ? {} : { settings, isFixed: true };
}

function standardSettings(): AppSettings {
  return {
    version: "0.0.0",
    role: "all",
    publicUrl: null,
    authMode: "instant",
    signups: true,
    instantOffLoopback: false,
    owner: { isOwn: false, plansOff: false },
    adminEmails: ["boss@example.test", "chief@example.test"],
    trustedProxies: [],
    webFolder: null,
    generateWaitMs: timeLimit(60_000),
  };
}

export async function startTestService(input: TestServiceInput = {}): Promise<TestService> {
  const ground = input.ground ?? (await openGround());
  const { folder, database, clock, keys } = ground;
  const log: string[] = [];
  const payments = await openPayments({
    needs: { database, clock, keys },
    config: { provider: "sandbox", delivery: honestDelivery },
    send: async (raw, signature) =>
      (
        await app.inject({
          method: "POST",
          url: "/api/v1/payments/webhook",
          headers: { "content-type": "application/json", "stripe-signature": signature },
          payload: Buffer.from(raw),
        })
      ).statusCode,
    engines: async () => embeddedEngine,
    troubled: (error) => void log.push(String(error)),
  });
  const models = input.models ?? {};
  const needs: Dependencies = {
    settings: { ...standardSettings(), ...input.settings },
    database,
    blobs: encryptedBlobStore(folderBlobStore(folder), keys.blob),
    keys,
    clock,
    ids: uuidV7(clock),
    extractor: { extract: (bytes, options) => extract(bytes, options) },
    pictures: { picture: async () => err({ code: "unsupported" }) },
    renderer: inProcessRenderer(),
    texts: runDirectly,
    imports: runDirectly,
    events: createEventFeed(database),
    models: createModelsInUse({
      // No key, whatever the environment of the tests holds.
      config: { ...readModelsConfig(input.modelSettings ?? {}), ...fixedTo(models.settings) },
      database,
      keys,
      open: (settings, policy = {}) =>
        createLanguageModels({
          settings,
          now: Date.now,
          spent: () => spentOf(database.query, clock.now()),
          ...models,
          policy: { ...models.policy, ...policy },
        }),
    }),
    payments,
    boards: createJobBoards(null),
    scanner: null,
    ownLink: null,
    mailer: localMailer((line) => void log.push(line)),
    logger: pino({ level: "info" }, { write: (line: string) => void log.push(line) }),
    port: () => null,
    roomy: () => true,
    warm: () => undefined,
    busy: () => false,
    draining: () => false,
    ...input.parts,
  };
  const app = await createApp(needs);
  const workers: JobWorker[] = [];
  const startWorker = (): JobWorker => {
    const worker = startJobWorker({
      database,
      handlers: {
        [generationQueue]: generationHandler(needs),
        [refinementQueue]: refinementHandler(needs),
      },
      slots: 2,
      leaseMs: 4_000,
      pollMs: input.pollMs ?? 200,
      troubled: (error) => void log.push(String(error)),
    });
    workers.push(worker);
    return worker;
  };
  if (input.worker !== false) startWorker();
  return {
    app,
    needs,
    clock,
    folder,
    log,
    startWorker,
    close: async () => {
      await Promise.all(workers.map((worker) => worker.stop()));
      await payments.stop();
      await app.close();
      needs.events.close();
      if (input.ground === undefined) await closeGround(ground);
    },
  };
}
