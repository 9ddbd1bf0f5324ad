import type { FastifyRequest } from "fastify";
import type { Route } from "@savile/contracts";
import type { Dependencies } from "../dependencies.ts";
import { authenticate } from "../modules/sign-in/service.ts";
import type { SignedIn } from "../modules/sign-in/service.ts";
import { provesCsrf } from "../security/csrf.ts";
import { isOwnOrigin } from "./origin.ts";
import { Refusal } from "./refusal.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** Who asks, once the guard of the route has looked; `null` for a visitor. */
    visitor: SignedIn | null;
  }
}

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

/** The checks of a route before its body is read: 401, then 403, then (elsewhere) 404 and 422. */
export function guardOf(needs: Dependencies, route: Route) {
  const changes = route.method !== "GET";
  return async (request: FastifyRequest): Promise<void> => {
    request.visitor = await identify(needs, route, request);
    if (route.csrf) checkCsrf(needs, request, request.visitor?.sid ?? "");
    else if (changes && !isOwnOrigin(request.headers, needs.settings.publicUrl)) {
      throw new Refusal("forbidden");
    }
    if (route.access === "admin" && request.visitor?.account.isAdmin !== true) {
      throw new Refusal("admin_required");
    }
    if (changes && !needs.roomy()) throw new Refusal("storage_full");
  };
}
