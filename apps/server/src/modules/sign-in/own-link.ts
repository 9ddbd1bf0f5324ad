import { randomBytes } from "node:crypto";
import { readCookie, writeCookie } from "../../http/cookies.ts";
import type { Keys } from "../../security/keys.ts";
import { macOf, provesMac, sameMac } from "../../security/mac.ts";
import type { KeyRing } from "../../security/mac.ts";

const cookieName = "own";
const label = "own browser";
const lifeSeconds = 365 * 24 * 60 * 60;

/** A link of one start: the browser that opens it first may sign in without a proof from then on. */
export interface OwnLink {
  readonly path: string;
  /** The cookie for the browser that brought the token; `null` for every other token and every later time. */
  redeem(token: string): string | null;
  /** Whether a browser opened the link of this start or of an earlier one. */
  admits(cookieHeader: string | undefined): boolean;
}

/** Makes the link of a start. */
export function createOwnLink(keys: KeyRing): OwnLink {
  const token = randomBytes(16).toString("base64url");
  let isUsed = false;
  return {
    path: `/dev/open/${token}`,
    redeem: (given) => {
      if (isUsed || !sameMac(given, token)) return null;
      isUsed = true;
      const nonce = randomBytes(16).toString("base64url");
      const value = `${nonce}.${macOf(keys, label, nonce)}`;
      return writeCookie(cookieName, value, {
        path: "/",
        maxAgeSeconds: lifeSeconds,
        secure: false,
      });
    },
    admits: (header) => {
      const cookie = readCookie(header, cookieName);
      const [, nonce = "", mac = ""] = /^([\w-]{22})\.([\w-]{43})$/.exec(cookie ?? "") ?? [];
      return nonce !== "" && provesMac(keys, mac, label, nonce);
    },
  };
}

/** The link of this start where an address alone lets nobody in, else `null`. */
export function openOwnLink(
  { instantLink }: { readonly instantLink: boolean },
  keys: Pick<Keys, "device">,
): OwnLink | null {
  return instantLink ? createOwnLink(keys.device) : null;
}
