import type { IncomingHttpHeaders } from "node:http";
import { err, ok } from "@savile/model";
import type { Result } from "@savile/model";

/** The origin under which a browser reaches us. */
export function ownOrigin(headers: IncomingHttpHeaders, publicUrl: string | null): string {
  return publicUrl === null ? `http://${headers.host ?? "localhost"}` : new URL(publicUrl).origin;
}

/**
 * An address of our own to come back to. What the client sent is only compared: its origin must be ours and
 * its path the expected one; the address itself is built here.
 */
export function redirectUrl(
  origin: string,
  path: string,
  sent: string | undefined,
): Result<string, "foreign"> {
  const own = new URL(path, origin);
  if (sent === undefined) return ok(own.href);
  const given = URL.parse(sent, origin);
  const fits =
    given !== null &&
    given.origin === own.origin &&
    given.pathname === own.pathname &&
    given.username === "" &&
    given.password === "";
  return fits ? ok(own.href) : err("foreign");
}
