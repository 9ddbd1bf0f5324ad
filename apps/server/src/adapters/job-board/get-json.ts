import { lookup } from "node:dns/promises";
import { request } from "node:https";
import { err, ok } from "@savile/model";
import type { Result } from "@savile/model";
import { isPublicAddress } from "./public-address.ts";

export type GetFault = "gone" | "unreachable";

/** Asks an address for JSON. */
export type GetJson = (url: URL, signal: AbortSignal) => Promise<Result<unknown, GetFault>>;

/** The two things that reach out; tests put others in their place. */
export interface NetworkPorts {
  readonly resolve: (host: string) => Promise<readonly string[]>;
  /** Sends one request to exactly this address, under the name of the host. */
  readonly ask: (url: URL, address: string, signal: AbortSignal) => Promise<Answer>;
}

export interface Answer {
  readonly status: number;
  readonly body: string;
}

const mostBytes = 4_000_000;
const limitMs = 8_000;

/** A request that goes to the address that was checked, so that no second look-up can lead elsewhere. */
function askOverTls(url: URL, address: string, signal: AbortSignal): Promise<Answer> {
  return new Promise((done, fail) => {
    const sent = request(
      {
        host: address,
        servername: url.hostname,
        path: `${url.pathname}${url.search}`,
        headers: { host: url.hostname, accept: "application/json", "user-agent": "Savile" },
        agent: false,
        signal,
      },
      (response) => {
        const pieces: Buffer[] = [];
        let size = 0;
        response.on("data", (piece: Buffer) => {
          size += piece.byteLength;
          if (size > mostBytes) sent.destroy(new Error("the answer is too long"));
          else pieces.push(piece);
        });
        response.on("error", fail);
        response.on("end", () =>
          done({ status: response.statusCode ?? 0, body: Buffer.concat(pieces).toString("utf8") }),
        );
      },
    );
    sent.on("error", fail);
    sent.end();
  });
}

/** The network as it is. */
export const network: NetworkPorts = {
  resolve: async (host) => (await lookup(host, { all: true })).map(({ address }) => address),
  ask: askOverTls,
};

/** Whether an address is one that we made: HTTPS, the usual port, a name, nobody's password. */
function isPlain(url: URL): boolean {
  const bare = url.username === "" && url.password === "" && url.port === "";
  return url.protocol === "https:" && bare && /^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(url.hostname);
}

/**
 * Asks a host of a board. Every address that its name has must be public; redirects are not followed, since a board's
 * data has none.
 */
export function createGetJson({ resolve, ask }: NetworkPorts): GetJson {
  return async (url, given) => {
    if (!isPlain(url)) return err("unreachable");
    const signal = AbortSignal.any([given, AbortSignal.timeout(limitMs)]);
    try {
      const addresses = await resolve(url.hostname);
      const [address] = addresses;
      if (address === undefined || !addresses.every(isPublicAddress)) return err("unreachable");
      const { status, body } = await ask(url, address, signal);
      if (status === 404 || status === 410) return err("gone");
      return status === 200 ? ok(JSON.parse(body)) : err("unreachable");
    } catch {
      return err("unreachable");
    }
  };
}
