import type { Route } from "@savile/contracts";
import { valuesOf } from "./arbitrary-of.ts";
import type { OwnedIds, RouteCase } from "./route-cases.ts";
import type { TestService } from "./test-service.ts";
import { form } from "./visitor.ts";

const fillings: Readonly<Record<string, string>> = {
  ":type": "resume",
  ":hash": "ab",
  ":template": "modern",
  ":format": "pdf",
  ":refinement": "r1",
  ":n": "1",
};

/** The address of a route with the ids of somebody's things in it. */
export function addressOf(route: Route, given: RouteCase, ids: OwnedIds): string {
  const own = given.id === undefined || given.id === "other" ? "unknown" : ids[given.id];
  const path = route.path.replace(/:[A-Za-z]+/g, (part) =>
    part === ":id" ? own : (fillings[part] ?? "x"),
  );
  if (route.path.endsWith("/download/:format")) return `${path}?document_type=resume`;
  return path;
}

/** A body that the route takes; the one of its case where there is one. */
export function bodyOf(route: Route, given: RouteCase, ids: OwnedIds): unknown {
  if (given.body !== undefined) return given.body(ids);
  return route.body === undefined ? undefined : valuesOf(route.body, 7, 1)[0];
}

export interface CallInput {
  readonly route: Route;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Sent as JSON; a text as it is. */
  readonly body?: unknown;
}

/** Calls a route as it wants to be called: JSON, a form with a file, or nothing but headers. */
export function callRoute(service: TestService, input: CallInput) {
  const { route, url, headers, body } = input;
  const base = { method: route.method, url } as const;
  if (route.form === true) {
    const file = form([{ bytes: "text", name: "a.txt" }]);
    return service.app.inject({
      ...base,
      headers: { ...file.headers, ...headers },
      ...(file.payload === undefined ? {} : { payload: file.payload }),
    });
  }
  if (body === undefined) return service.app.inject({ ...base, headers: { ...headers } });
  return service.app.inject({
    ...base,
    headers: { "content-type": "application/json", ...headers },
    payload: typeof body === "string" ? body : JSON.stringify(body),
  });
}
