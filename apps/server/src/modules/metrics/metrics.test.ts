import { createServer } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestService } from "../../testing/test-service.ts";
import type { TestService } from "../../testing/test-service.ts";
import { addServiceFigures, createFigures } from "./figures.ts";
import { serveMetrics } from "./serve-metrics.ts";

let service: TestService;
let stop: () => Promise<void>;
let address: string;
const figures = await createFigures();

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const found = server.address();
      server.close(() => resolve(typeof found === "object" && found !== null ? found.port : 0));
    });
  });
}

beforeAll(async () => {
  service = await startTestService({ worker: false });
  const port = await freePort();
  const update = addServiceFigures(figures, service.needs);
  stop = await serveMetrics({ port, host: "127.0.0.1", registry: figures.registry, update });
  address = `http://127.0.0.1:${port}`;
});
afterAll(async () => {
  await stop();
  await service.close();
});

const read = async () => (await fetch(`${address}/metrics`)).text();

describe("/metrics", () => {
  it("tells what the database knows, as Prometheus reads it", async () => {
    const text = await read();
    expect(text).toContain("savile_database_up 1");
    expect(text).toContain("savile_storage_roomy 1");
    expect(text).toContain('savile_mails{state="waiting"} 0');
    expect(text).toContain("savile_files_damaged 0");
    expect(text).toContain("nodejs_eventloop_lag_seconds");
  });

  it("counts what the store of files refuses", async () => {
    const store = figures.counted({
      put: () => Promise.reject(new Error("away")),
      get: () => Promise.resolve(null),
      delete: () => Promise.resolve(),
    });
    await expect(store.put("u/a/00", new Uint8Array())).rejects.toThrow("away");
    expect(await store.get("u/a/00")).toBeNull();
    expect(await read()).toContain('savile_blob_errors_total{call="put"} 1');
  });

  it("answers nothing else", async () => {
    expect((await fetch(`${address}/`)).status).toBe(404);
    expect((await fetch(`${address}/metrics`, { method: "POST" })).status).toBe(404);
  });
});
