import type { IncomingMessage } from "node:http";
import { hostOf } from "./origin.ts";

/** What proxies, tunnels and content networks add to a request; no browser sends any of them. */
export const proxyHeaders = [
  "forwarded",
  "via",
  "x-real-ip",
  "x-client-ip",
  "x-cluster-client-ip",
  "x-original-forwarded-for",
  "x-envoy-external-address",
  "true-client-ip",
  "client-ip",
  "fastly-client-ip",
  "fly-client-ip",
  "cdn-loop",
] as const;

/** Families of such names: `X-Forwarded-For`, `X-Forwarded-Host`, `CF-Connecting-IP`, `CF-Ray`... */
const proxyFamilies = ["x-forwarded-", "cf-"] as const;

const known: ReadonlySet<string> = new Set(proxyHeaders);

function comesThroughProxy({ headers, httpVersion }: Asked): boolean {
  // Browsers have spoken HTTP/1.1 for decades; a proxy that was not told otherwise still speaks 1.0.
  if (httpVersion === "1.0" || httpVersion === "0.9") return true;
  return Object.keys(headers).some(
    (name) => known.has(name) || proxyFamilies.some((family) => name.startsWith(family)),
  );
}

const loopbackHost = /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/i;

type Asked = Pick<IncomingMessage, "headers" | "httpVersion">;

/**
 * Whether a request reached a loopback server directly: by a loopback name with our port (not a name that
 * was rebound to 127.0.0.1) and not through a proxy or a tunnel, which would make loopback public.
 */
export function isDirectLoopback(
  asked: Asked,
  port: number | null,
  publicUrl: string | null,
): boolean {
  if (comesThroughProxy(asked)) return false;
  const host = asked.headers.host ?? "";
  if (publicUrl !== null && hostOf(publicUrl) === host) return true;
  const match = loopbackHost.exec(host);
  if (match === null) return false;
  return port === null || (match[2] ?? ":80") === `:${port}`;
}
