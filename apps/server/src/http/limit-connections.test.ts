import { createServer, get } from "node:http";
import type { Server } from "node:http";
import { connect } from "node:net";
import type { AddressInfo, Socket } from "node:net";
import { once } from "node:events";
import { afterEach, describe, expect, it } from "vitest";
import { connectionsFor, limitConnections, openFilesLimit } from "./limit-connections.ts";

const open: Socket[] = [];
let server: Server | null = null;

afterEach(() => {
  for (const socket of open.splice(0)) socket.destroy();
  server?.closeAllConnections();
  server?.close();
});

async function listen(most: number): Promise<number> {
  server = createServer((_, response) => response.end("yes"));
  limitConnections(server, most);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  return isAddress(address) ? address.port : 0;
}

function isAddress(address: unknown): address is AddressInfo {
  return typeof address === "object" && address !== null;
}

async function idle(port: number): Promise<Socket> {
  const socket = connect(port, "127.0.0.1");
  socket.on("error", () => undefined);
  open.push(socket);
  await once(socket, "connect");
  return socket;
}

function ask(port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    get({ port, host: "127.0.0.1", path: "/", agent: false }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    }).on("error", reject);
  });
}

describe("the connections of a server", () => {
  it("leave files for everything else, whatever the limit is", () => {
    expect(connectionsFor(1_024)).toBe(768);
    expect(connectionsFor(700)).toBe(444);
    expect(connectionsFor(256)).toBe(128);
    expect(connectionsFor(Number.POSITIVE_INFINITY)).toBe(20_000);
    expect(openFilesLimit()).toBeGreaterThan(0);
  });

  it("that ask for nothing make room for those who do, the longest waiting first", async () => {
    const port = await listen(10);
    const first = await idle(port);
    const gone = once(first, "close");
    for (let more = 0; more < 60; more += 1) await idle(port);
    await gone;
    for (let more = 0; more < 20; more += 1) expect(await ask(port)).toBe(200);
    const standing = await new Promise<number>((resolve) => {
      server?.getConnections((_, count) => resolve(count));
    });
    expect(standing).toBeLessThanOrEqual(12);
  });
});
