import { once } from "node:events";
import { createServer } from "node:net";

/** Fails like listening would, but before anything costly was opened. */
export async function probePort(port: number, host: string): Promise<void> {
  if (port === 0) return;
  const server = createServer();
  server.listen({ port, host, exclusive: true });
  await once(server, "listening");
  server.close();
  await once(server, "close");
}
