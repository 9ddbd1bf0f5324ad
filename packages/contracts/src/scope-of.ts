import { keyCalls } from "./key-scopes.ts";
import type { KeyScope } from "./key-scopes.ts";
import { routes } from "./routes.ts";

const scopes = new Map(
  Object.entries(routes).map(([name, { method, path }]) => [
    `${method} ${path}`,
    Object.entries(keyCalls).find(([call]) => call === name)?.[1] ?? null,
  ]),
);

/** The scope with which a key may make a call; `null` where the call is for browsers alone. */
export function scopeOf({ method, path }: { method: string; path: string }): KeyScope | null {
  return scopes.get(`${method} ${path}`) ?? null;
}
