import type { FastifyReply, FastifyRequest } from "fastify";
import { Refusal } from "../errors/refusal.ts";

const machine = /^\/(api|health|openapi\.json)(\/|$)/;

/** Methods of the table that answer at this path. */
export type AllowedMethods = (path: string) => readonly string[];

/**
 * What no route answers: 405 with the methods that exist, the page of the web application for a browser that
 * asks for HTML, 404 for anything else.
 */
export function notFound(allowed: AllowedMethods, hasPages: boolean) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const [path = "/"] = request.url.split("?");
    const methods = allowed(path);
    if (methods.length > 0) {
      throw new Refusal("method_not_allowed", { headers: { allow: methods.join(", ") } });
    }
    const page = request.method === "GET" && !machine.test(path);
    if (page && hasPages && (request.headers.accept ?? "").includes("text/html")) {
      return reply.header("cache-control", "no-cache").sendFile("index.html");
    }
    throw new Refusal("not_found");
  };
}

/** Which methods a table of routes has for a path, parameters filled in. */
export function methodsOf(routes: readonly { method: string; path: string }[]): AllowedMethods {
  const known = routes.map(({ method, path }) => ({
    method,
    shape: new RegExp(`^${path.replaceAll(".", "\\.").replace(/:[A-Za-z]+/g, "[^/]+")}$`),
  }));
  return (path) => known.filter(({ shape }) => shape.test(path)).map(({ method }) => method);
}
