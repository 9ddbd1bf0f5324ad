import type { IncomingHttpHeaders } from "node:http";

function hostOf(origin: string): string | null {
  try {
    return new URL(origin).host;
  } catch {
    return null;
  }
}

function ownHosts(headers: IncomingHttpHeaders, publicUrl: string | null): string[] {
  const own = publicUrl === null ? null : hostOf(publicUrl);
  return [headers.host ?? "", ...(own === null ? [] : [own])];
}

/**
 * Whether a state-changing call without a CSRF token comes from our own page (or from no browser): its
 * Origin is ours and the browser does not call it cross-site.
 */
export function isOwnOrigin(headers: IncomingHttpHeaders, publicUrl: string | null): boolean {
  const site = headers["sec-fetch-site"];
  if (site !== undefined && site !== "same-origin" && site !== "none") return false;
  if (headers.origin === undefined) return true;
  const host = hostOf(headers.origin);
  return host !== null && ownHosts(headers, publicUrl).includes(host);
}

const loopbackHost = /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/i;

/**
 * Whether a request reached a loopback server directly: by a loopback name with our port (not a name that
 * was rebound to 127.0.0.1) and not through a proxy or a tunnel, which would make loopback public.
 */
export function isDirectLoopback(
  headers: IncomingHttpHeaders,
  port: number | null,
  publicUrl: string | null,
): boolean {
  if (
    Object.keys(headers).some((name) => name === "forwarded" || name.startsWith("x-forwarded-"))
  ) {
    return false;
  }
  const host = headers.host ?? "";
  if (publicUrl !== null && hostOf(publicUrl) === host) return true;
  const match = loopbackHost.exec(host);
  if (match === null) return false;
  return port === null || (match[2] ?? ":80") === `:${port}`;
}
