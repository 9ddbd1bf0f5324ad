import type { FastifyRequest } from "fastify";
import { scopeOf } from "@savile/contracts";
import type { Route } from "@savile/contracts";
import type { Dependencies } from "../dependencies.ts";
import { authenticateKey } from "../modules/api-keys/authenticate-key.ts";
import { isSecret } from "../modules/api-keys/secret.ts";
import { authenticate } from "../modules/sign-in/service.ts";
import type { SignedIn } from "../modules/sign-in/service.ts";
import { findVisitor } from "../modules/visits/find-visit.ts";
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
/** Calls a minute with one API key, whatever they are. */
const keyCallsAMinute = 300;

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

/**
 * Finds out who asks. A wrong token is refused where one is needed and ignored where not; without one, a visitor
 * reads what is held for them.
 */
async function identify(needs: Dependencies, route: Route, request: FastifyRequest) {
  const token = bearerOf(request);
  if (token === null) {
    if (route.access === "anyone") return null;
    const account = route.visitor === true ? await findVisitor(needs, request) : null;
    if (account === null) throw new Refusal("unauthorized");
    return { sid: "", account, verified: false };
  }
  const found = await (isSecret(token) ? authenticateKey : authenticate)(needs, token);
  if (found.ok) return found.value;
  if (route.access !== "anyone") throw new Refusal(found.error);
  return null;
}

/** What a key may do: calls that are open to keys, with the scope that it was made for. */
function checkKey(route: Route, { key }: SignedIn): void {
  if (key === undefined) return;
  const scope = scopeOf(route);
  if (scope === null) throw new Refusal("key_not_open");
  if (!key.scopes.includes(scope)) throw new Refusal("key_scope");
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

/** Counts a call for the key, or the account, that makes it. */
function checkOwnBurst(route: Route, gate: FloodGate, { account, key }: SignedIn): void {
  if (key === undefined) {
    checkBurst(route, gate, account.id);
    return;
  }
  const wait = gate.admit(`key ${key.id}`, keyCallsAMinute, 60);
  if (wait !== null) throw tooMany(wait);
  checkBurst(route, gate, `key ${key.id}`);
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
  /** No browser sends a key by itself, so nobody can forge a call with one. */
  const checkForgery = (request: FastifyRequest): void => {
    if (route.csrf) checkCsrf(needs, request, request.visitor?.sid ?? "");
    else if (changes && !isOwnOrigin(request.headers, needs.settings.publicUrl)) {
      throw new Refusal("forbidden");
    }
  };
  return async (request: FastifyRequest): Promise<void> => {
    checkFlood(needs, route, gate, request.ip);
    const visitor = await identify(needs, route, request);
    request.visitor = visitor;
    if (visitor?.key === undefined) checkForgery(request);
    else checkKey(route, visitor);
    checkRole(needs, route, visitor);
    if (visitor !== null) checkOwnBurst(route, gate, visitor);
    if (changes && route.essential !== true && !needs.roomy()) throw new Refusal("storage_full");
    await checkRate(needs, route, request.visitor);
  };
}
