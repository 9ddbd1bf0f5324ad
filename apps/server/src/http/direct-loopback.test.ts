import { once } from "node:events";
import { connect } from "node:net";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestService } from "../testing/test-service.ts";
import type { TestService } from "../testing/test-service.ts";
import { post } from "../testing/visitor.ts";
import { isDirectLoopback, proxyHeaders } from "./direct-loopback.ts";

let service: TestService;
beforeAll(async () => {
  service = await startTestService({ worker: false });
});
afterAll(() => service.close());

const families = [
  "x-forwarded-for",
  "x-forwarded-host",
  "x-forwarded-proto",
  "cf-connecting-ip",
  "cf-ray",
  "cf-visitor",
];
const email = "jane@example.test";

function signIn(headers: Record<string, string>) {
  return post(service, "/auth/request-code", { email }, { host: "localhost", ...headers });
}

function outbox(headers: Record<string, string>) {
  const url = "/dev/outbox.json";
  return service.app.inject({ url, headers: { host: "localhost", ...headers } });
}

describe("instant sign-in and the outbox", () => {
  it("know twelve names that only proxies send", () => {
    expect(new Set(proxyHeaders).size).toBe(12);
  });

  it.each([...proxyHeaders, ...families])("are closed to a request with %s", async (name) => {
    for (const value of ["203.0.113.9", ""]) {
      const refused = await signIn({ [name]: value });
      expect(refused.statusCode).toBe(403);
      expect(refused.json()).toMatchObject({ error_code: "instant_unavailable" });
      expect((await outbox({ [name]: value })).statusCode).toBe(404);
    }
  });

  it("are open to what a browser of this computer sends", async () => {
    const headers = {
      "user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
      accept: "*/*",
      "accept-language": "en",
      "accept-encoding": "gzip, deflate, br, zstd",
      origin: "http://localhost",
      referer: "http://localhost/sign-in",
      connection: "keep-alive",
      "sec-fetch-site": "same-origin",
      "sec-fetch-mode": "cors",
      "sec-gpc": "1",
      dnt: "1",
    };
    expect((await signIn(headers)).statusCode).toBe(200);
    expect((await outbox(headers)).statusCode).toBe(200);
  });
});

/** The first line of the answer to a request that is written by hand. */
async function statusLine(port: number, lines: readonly string[], body = ""): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  socket.write(`${lines.join("\r\n")}\r\n\r\n${body}`);
  let answer = "";
  socket.on("data", (chunk: Buffer) => {
    answer += chunk.toString();
    if (answer.includes("\r\n\r\n")) socket.destroy();
  });
  await once(socket, "close");
  return answer.split("\r\n")[0] ?? "";
}

describe("a proxy that adds nothing and speaks HTTP/1.0", () => {
  it("is refused, and the same request by HTTP/1.1 is not", async () => {
    await service.app.listen({ port: 0, host: "127.0.0.1" });
    const address: AddressInfo | string | null = service.app.server.address();
    const port = typeof address === "object" && address !== null ? address.port : 0;
    const body = JSON.stringify({ email });
    const ask = (version: string) =>
      statusLine(
        port,
        [
          `POST /api/v1/auth/request-code HTTP/${version}`,
          `Host: 127.0.0.1:${port}`,
          "Content-Type: application/json",
          `Content-Length: ${Buffer.byteLength(body)}`,
          "Connection: close",
        ],
        body,
      );
    const look = (version: string) =>
      statusLine(port, [`GET /dev/outbox HTTP/${version}`, `Host: 127.0.0.1:${port}`]);
    expect(await ask("1.0")).toContain(" 403 ");
    expect(await look("1.0")).toContain(" 404 ");
    expect(await ask("1.1")).toContain(" 200 ");
    expect(await look("1.1")).toContain(" 200 ");
  });

  it("is told by its version alone", () => {
    const headers = { host: "localhost:4180" };
    expect(isDirectLoopback({ headers, httpVersion: "1.0" }, 4180, null)).toBe(false);
    expect(isDirectLoopback({ headers, httpVersion: "1.1" }, 4180, null)).toBe(true);
    expect(isDirectLoopback({ headers, httpVersion: "2.0" }, 4180, null)).toBe(true);
    expect(isDirectLoopback({ headers, httpVersion: "1.1" }, 4181, null)).toBe(false);
  });
});
