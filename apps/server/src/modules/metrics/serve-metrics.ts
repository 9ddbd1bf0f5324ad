import { once } from "node:events";
import { createServer } from "node:http";
import type { Registry } from "prom-client";

export interface ServeMetricsInput {
  readonly port: number;
  readonly host: string;
  readonly registry: Registry;
  /** Brings figures up to date that are not counted as things happen. */
  readonly update: () => Promise<void>;
}

/** Tells the figures at `/metrics` on a port of its own, which people do not reach. Answers how to stop. */
export async function serveMetrics(input: ServeMetricsInput): Promise<() => Promise<void>> {
  const server = createServer((request, response) => {
    if (request.method !== "GET" || request.url !== "/metrics") {
      response.writeHead(404).end();
      return;
    }
    void input
      .update()
      .then(() => input.registry.metrics())
      .then(
        (text) => response.writeHead(200, { "content-type": input.registry.contentType }).end(text),
        () => response.writeHead(500).end(),
      );
  });
  server.listen(input.port, input.host);
  await once(server, "listening");
  server.unref();
  return async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
}
