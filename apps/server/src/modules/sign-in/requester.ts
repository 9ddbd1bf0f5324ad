import type { FastifyRequest } from "fastify";
import type { Dependencies } from "../../dependencies.ts";
import { browserName } from "../../http/browser-name.ts";
import { addressKey } from "../../http/client-address.ts";
import { readCookie } from "../../http/cookies.ts";
import * as challenge from "./challenge.ts";
import type { LimitOwner } from "./limits.ts";
import type { Browser } from "./open-session.ts";

type Needs = Pick<Dependencies, "keys" | "settings">;

/** The browser behind a request. */
export function browserOf(request: FastifyRequest): Browser {
  return { ipAddress: request.ip, name: browserName(request.headers["user-agent"]) };
}

/** The challenge that this browser asked for. */
export function askedBy(needs: Needs, request: FastifyRequest): string | null {
  const cookie = readCookie(request.headers.cookie, challenge.challengeCookie);
  return challenge.readChallengeCookie(needs.keys.code, cookie);
}

/** Whether this browser signed in to an address before, and as which. */
export function knownDevice(needs: Needs, request: FastifyRequest, email: string): string | null {
  const cookie = readCookie(request.headers.cookie, challenge.deviceCookieName(email));
  return challenge.readDeviceCookie(needs.keys.device, email, cookie);
}

/** The network that a request counts for. Instant mode serves this computer alone: none is counted. */
export function networkOf(needs: Needs, request: FastifyRequest): string | null {
  return needs.settings.authMode === "instant" ? null : addressKey(request.ip);
}

/** Who the tries of a request count for. */
export function limitOwnerOf(needs: Needs, request: FastifyRequest, email: string): LimitOwner {
  return {
    address: challenge.addressMac(needs.keys.code, email),
    device: knownDevice(needs, request, email),
    network: networkOf(needs, request),
  };
}
