import type { FastifyInstance } from "fastify";
import type * as kits from "prom-client";
import type { Registry } from "prom-client";
import type { Dependencies } from "../../dependencies.ts";
import type { BlobStore } from "../../ports/blob-store.ts";
import { countDamaged } from "../blobs/repository.ts";
import { countMails } from "../outbox/repository.ts";
import * as store from "./repository.ts";

const hourMs = 60 * 60_000;

/** The kit of figures: it is loaded where somebody reads them. */
type Kit = typeof kits;

/** The figures of one process, and those of the whole installation that its database tells. */
export interface Figures {
  readonly kit: Kit;
  readonly registry: Registry;
  /** Counts what the store of files refuses. */
  counted(blobs: BlobStore): BlobStore;
  /** Measures every answer of the service. */
  watch(app: FastifyInstance): void;
}

function createOwn({ Histogram, Counter }: Kit, registry: Registry) {
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

type Registered = Pick<Figures, "kit" | "registry">;

function gauge({ kit, registry }: Registered, name: string, help: string, labels: string[] = []) {
  const registers = [registry];
  return new kit.Gauge({ name: `savile_${name}`, help, labelNames: labels, registers });
}

/** Figures that are read from the database each time that they are asked for. */
function addInstallation(registered: Registered, needs: Pick<Dependencies, "database" | "clock">) {
  const jobs = gauge(registered, "jobs", "Jobs that wait or run.", ["queue", "state"]);
  const oldest = gauge(registered, "job_oldest_seconds", "How long the oldest job waits.", [
    "queue",
  ]);
  const runs = gauge(registered, "runs_1h", "Runs that ended in the last hour.", [
    "kind",
    "outcome",
  ]);
  const calls = gauge(registered, "model_calls_1h", "Model calls of the last hour.", ["outcome"]);
  const cost = gauge(registered, "model_cost_usd_1h", "What they cost, in US dollars.");
  const mails = gauge(registered, "mails", "Mails that wait, or failed in the last hour.", [
    "state",
  ]);
  const damaged = gauge(registered, "files_damaged", "Stored files that are damaged or missing.");
  const up = gauge(registered, "database_up", "Whether the database answers.");

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
export async function createFigures(): Promise<Figures> {
  const kit = await import("prom-client");
  const registry = new kit.Registry();
  kit.collectDefaultMetrics({ register: registry });
  const own = createOwn(kit, registry);
  const counting = async <T>(call: string, run: () => Promise<T>): Promise<T> => {
    try {
      return await run();
    } catch (error) {
      own.blobErrors.inc({ call });
      throw error;
    }
  };
  return {
    kit,
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
  registered: Registered,
  needs: Pick<Dependencies, "database" | "clock" | "roomy" | "busy">,
): () => Promise<void> {
  const update = addInstallation(registered, needs);
  const roomy = gauge(registered, "storage_roomy", "Whether there is room to write.");
  const busy = gauge(registered, "busy", "Whether the process cannot keep up and answers 503.");
  return async () => {
    roomy.set(needs.roomy() ? 1 : 0);
    busy.set(needs.busy() ? 1 : 0);
    await update();
  };
}
