import type { FastifyInstance } from "fastify";
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from "prom-client";
import type { Dependencies } from "../../dependencies.ts";
import type { BlobStore } from "../../ports/blob-store.ts";
import { countDamaged } from "../blobs/repository.ts";
import { countMails } from "../outbox/repository.ts";
import * as store from "./repository.ts";

const hourMs = 60 * 60_000;

/** The figures of one process, and those of the whole installation that its database tells. */
export interface Figures {
  readonly registry: Registry;
  /** Counts what the store of files refuses. */
  counted(blobs: BlobStore): BlobStore;
  /** Measures every answer of the service. */
  watch(app: FastifyInstance): void;
}

function createOwn(registry: Registry) {
  const registers = [registry];
  return {
    answers: new Histogram({
      name: "savile_http_seconds",
      help: "Time until an answer was sent, by route and class of status.",
      labelNames: ["method", "route", "status"],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
      registers,
    }),
    blobErrors: new Counter({
      name: "savile_blob_errors_total",
      help: "Calls that the store of files refused or did not answer.",
      labelNames: ["call"],
      registers,
    }),
  };
}

function gauge(registry: Registry, name: string, help: string, labelNames: string[] = []) {
  return new Gauge({ name: `savile_${name}`, help, labelNames, registers: [registry] });
}

/** Figures that are read from the database each time that they are asked for. */
function addInstallation(registry: Registry, needs: Pick<Dependencies, "database" | "clock">) {
  const jobs = gauge(registry, "jobs", "Jobs that wait or run.", ["queue", "state"]);
  const oldest = gauge(registry, "job_oldest_seconds", "How long the oldest job waits.", ["queue"]);
  const runs = gauge(registry, "runs_1h", "Runs that ended in the last hour.", ["kind", "outcome"]);
  const calls = gauge(registry, "model_calls_1h", "Model calls of the last hour.", ["outcome"]);
  const cost = gauge(registry, "model_cost_usd_1h", "What they cost, in US dollars.");
  const mails = gauge(registry, "mails", "Mails that wait, or failed in the last hour.", ["state"]);
  const damaged = gauge(registry, "files_damaged", "Stored files that are damaged or missing.");
  const up = gauge(registry, "database_up", "Whether the database answers.");

  async function read(): Promise<void> {
    const { query } = needs.database;
    const now = needs.clock.now();
    const since = new Date(now.getTime() - hourMs);
    for (const known of [jobs, oldest, runs, calls]) known.reset();
    for (const row of await store.jobFigures(query, now)) {
      jobs.set({ queue: row.queue, state: "queued" }, row.queued);
      jobs.set({ queue: row.queue, state: "running" }, row.running);
      oldest.set({ queue: row.queue }, Math.max(0, row.oldest));
    }
    for (const row of await store.runFigures(query, since)) {
      runs.set({ kind: row.kind.replace("_completed", ""), outcome: row.outcome }, row.n);
    }
    let micros = 0;
    for (const row of await store.callFigures(query, since)) {
      calls.set({ outcome: row.outcome }, row.n);
      micros += row.micros;
    }
    cost.set(micros / 1e6);
    const mail = await countMails(query, since);
    mails.set({ state: "waiting" }, mail.waiting);
    mails.set({ state: "failed" }, mail.failed);
    damaged.set((await countDamaged(query)).count);
  }

  return async (): Promise<void> => {
    const answered = await read().then(
      () => true,
      () => false,
    );
    up.set(answered ? 1 : 0);
  };
}

/** Collects the figures of the service. They hold counts and names of routes, nothing of anybody. */
export function createFigures(): Figures {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const own = createOwn(registry);
  const counting = async <T>(call: string, run: () => Promise<T>): Promise<T> => {
    try {
      return await run();
    } catch (error) {
      own.blobErrors.inc({ call });
      throw error;
    }
  };
  return {
    registry,
    counted: (blobs) => ({
      put: (key, bytes) => counting("put", () => blobs.put(key, bytes)),
      get: (key) => counting("get", () => blobs.get(key)),
      delete: (key) => counting("delete", () => blobs.delete(key)),
    }),
    watch: (app) => {
      app.addHook("onResponse", async (request, reply) => {
        const route = request.routeOptions.url ?? "none";
        const status = `${Math.floor(reply.statusCode / 100)}xx`;
        own.answers.observe({ method: request.method, route, status }, reply.elapsedTime / 1_000);
      });
    },
  };
}

/** Adds the figures that a running service knows; answers how they are brought up to date. */
export function addServiceFigures(
  { registry }: Pick<Figures, "registry">,
  needs: Pick<Dependencies, "database" | "clock" | "roomy" | "busy">,
): () => Promise<void> {
  const update = addInstallation(registry, needs);
  const roomy = gauge(registry, "storage_roomy", "Whether there is room to write.");
  const busy = gauge(registry, "busy", "Whether the process cannot keep up and answers 503.");
  return async () => {
    roomy.set(needs.roomy() ? 1 : 0);
    busy.set(needs.busy() ? 1 : 0);
    await update();
  };
}
