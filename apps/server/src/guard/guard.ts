import type { FastifyRequest } from "fastify";
import type { Route } from "@savile/contracts";
import type { Dependencies } from "../dependencies.ts";
import { authenticate } from "../modules/sign-in/service.ts";
import type { SignedIn } from "../modules/sign-in/service.ts";
import { takeLimits } from "../modules/limits/take-limits.ts";
import { provesCsrf } from "../security/csrf.ts";
import { macOf } from "../security/mac.ts";
import { addressKey } from "../http/client-address.ts";
import type { FloodGate } from "../http/flood-gate.ts";
import { isOwnOrigin } from "../http/origin.ts";
import { Refusal } from "../errors/refusal.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** Who asks, once the guard of the route has looked; `null` for a visitor. */
    visitor: SignedIn | null;
  }
}

/** Calls a minute from one network. */
const callsAMinute = 3_000;

function bearerOf(request: FastifyRequest): string | null {
  return /^Bearer ([\w.-]{1,512})$/i.exec(request.headers.authorization ?? "")?.[1] ?? null;
}

function checkCsrf(needs: Dependencies, request: FastifyRequest, sid: string): void {
  const header = request.headers["x-csrf-token"];
  if (typeof header !== "string" || header === "") throw new Refusal("CSRF_TOKEN_MISSING");
  if (!provesCsrf(needs.keys.csrf, sid, header, needs.clock.now().getTime())) {
    throw new Refusal("CSRF_TOKEN_INVALID");
  }
}

/** Finds out who asks. A wrong token is refused where one is needed and ignored where not. */
async function identify(needs: Dependencies, route: Route, request: FastifyRequest) {
  const token = bearerOf(request);
  if (token === null) {
    if (route.access !== "anyone") throw new Refusal("unauthorized");
    return null;
  }
  const found = await authenticate(needs, token);
  if (found.ok) return found.value;
  if (route.access !== "anyone") throw new Refusal(found.error);
  return null;
}

/** Who may call: the right role, and an address that was proven where the route asks for it. */
function checkRole(needs: Dependencies, route: Route, visitor: SignedIn | null): void {
  const proven = visitor?.verified === true;
  if (route.access === "admin" && !(proven && visitor.account.isAdmin)) {
    throw new Refusal("admin_required");
  }
  if (route.verified === true && needs.settings.authMode === "code" && !proven) {
    throw new Refusal("email_unverified");
  }
}

async function checkRate(
  needs: Dependencies,
  route: Route,
  visitor: SignedIn | null,
): Promise<void> {
  if (route.rate === undefined || visitor === null) return;
  const who = macOf(needs.keys.code, "account", visitor.account.id).slice(0, 22);
  const key = `call:${route.method}:${route.path}:${who}`;
  const taken = await takeLimits(needs.database.query, [{ key, ...route.rate }], needs.clock.now());
  if (!taken.ok) throw tooMany(taken.retryAfter);
}

function tooMany(seconds: number): Refusal {
  return new Refusal("rate_limit_exceeded", { headers: { "retry-after": String(seconds) } });
}

/** Counts a call of somebody in the memory of the process, where its route bounds it. */
function checkBurst({ burst, method, path }: Route, gate: FloodGate, who: string): void {
  if (burst === undefined) return;
  const wait = gate.admit(`${method} ${path} ${who}`, burst.count, burst.seconds);
  if (wait !== null) throw tooMany(wait);
}

/** Cuts floods off before anything is read: calls without an account, and all calls of one network. */
function checkFlood(needs: Dependencies, route: Route, gate: FloodGate, ip: string): void {
  const network = addressKey(ip);
  const isInstant = needs.settings.authMode === "instant";
  const isInstantSignIn = isInstant && route.path.endsWith("/request-code");
  if (route.access === "anyone" && !isInstantSignIn) checkBurst(route, gate, network);
  const wait = isInstant ? null : gate.admit(network, callsAMinute, 60);
  if (wait !== null) throw tooMany(wait);
}

/** The checks of a route before its body is read: 401, then 403, then (elsewhere) 404 and 422. */
export function guardOf(needs: Dependencies, route: Route, gate: FloodGate) {
  const changes = route.method !== "GET";
  return async (request: FastifyRequest): Promise<void> => {
    checkFlood(needs, route, gate, request.ip);
    request.visitor = await identify(needs, route, request);
    if (route.csrf) checkCsrf(needs, request, request.visitor?.sid ?? "");
    else if (changes && !isOwnOrigin(request.headers, needs.settings.publicUrl)) {
      throw new Refusal("forbidden");
    }
    checkRole(needs, route, request.visitor);
    if (request.visitor !== null) checkBurst(route, gate, request.visitor.account.id);
    if (changes && route.essential !== true && !needs.roomy()) throw new Refusal("storage_full");
    await checkRate(needs, route, request.visitor);
  };
}
