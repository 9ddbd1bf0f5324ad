import { createServer } from "node:http";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { StreamableHTTPServerTransport } from "@modelcontextprotocol/sdk/server/streamableHttp.js";
import { createClient } from "@savile/client";
import { createMcpServer } from "./create-mcp-server.ts";

export interface ServeHttpInput {
  readonly url: string;
  readonly host: string;
  /** 0 takes a free one. */
  readonly port: number;
  /** Names beside those of this computer under which calls are taken. */
  readonly allowedHosts: readonly string[];
}

function keyOf(request: IncomingMessage): string | null {
  return /^Bearer (svl_[\w-]{1,200})$/i.exec(request.headers.authorization ?? "")?.[1] ?? null;
}

function refuse(response: ServerResponse, status: number, message: string): void {
  const error = { jsonrpc: "2.0", error: { code: -32_000, message }, id: null };
  const headers = {
    "content-type": "application/json",
    ...(status === 401 ? { "www-authenticate": "Bearer" } : {}),
  };
  response.writeHead(status, headers).end(JSON.stringify(error));
}

/**
 * A page of another site that a browser shows must not reach a server of this computer under a name of its own, so
 * only known hosts are taken, and no call of any page.
 */
function isExpected(request: IncomingMessage, hosts: readonly string[]): boolean {
  return request.headers.origin === undefined && hosts.includes(request.headers.host ?? "");
}

/** Each call stands for itself, with its own key: nothing is kept between them. */
async function answer(url: string, request: IncomingMessage, response: ServerResponse) {
  const key = keyOf(request);
  if (key === null) {
    refuse(response, 401, "Send a key of your account page: Authorization: Bearer svl_...");
    return;
  }
  if (request.method !== "POST") {
    refuse(response, 405, "Only POST is answered.");
    return;
  }
  const server = createMcpServer({ client: createClient({ url, key }), readFile: null });
  // No generator of ids: without sessions.
  const transport = new StreamableHTTPServerTransport();
  response.on("close", () => void server.close());
  await server.connect(transport);
  await transport.handleRequest(request, response);
}

function portOf(server: Server): number {
  const address = server.address();
  return typeof address === "object" && address !== null ? address.port : 0;
}

/** Serves the tools over streamable HTTP at `/mcp`; files of this computer are not read. */
export async function serveHttp(
  input: ServeHttpInput,
): Promise<{ readonly port: number; close(): Promise<void> }> {
  const { url, host, port, allowedHosts } = input;
  const server = createServer((request, response) => {
    const own = portOf(server);
    const hosts = ["localhost", "127.0.0.1", "[::1]"].map((name) => `${name}:${own}`);
    if (!isExpected(request, [...hosts, ...allowedHosts])) {
      refuse(response, 403, "This host or page is not allowed.");
      return;
    }
    if (new URL(request.url ?? "/", "http://mcp").pathname !== "/mcp") {
      refuse(response, 404, "The tools are at /mcp.");
      return;
    }
    answer(url, request, response).catch(() => {
      if (!response.headersSent) refuse(response, 500, "An error occurred.");
      else response.end();
    });
  });
  await new Promise<void>((done, fail) => {
    server.once("error", fail);
    server.listen(port, host, done);
  });
  return {
    port: portOf(server),
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
