import type { IncomingHttpHeaders } from "node:http";

/** The host of an address; `null` when it is none. */
export function hostOf(origin: string): string | null {
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
