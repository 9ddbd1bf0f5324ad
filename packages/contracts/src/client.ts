import type * as z from "zod/mini";
import type { RouteFacts } from "./route/route-facts.ts";
import type { RouteName } from "./route-table.ts";
import type { routes } from "./routes.ts";

/** A part may be left out where every field of it may. */
type PartOf<K extends string, V> = Partial<V> extends V ? Partial<Record<K, V>> : Record<K, V>;

type Part<R, K extends string> =
  R extends Record<K, infer S extends z.ZodMiniType> ? PartOf<K, z.input<S>> : unknown;

/** What a call takes: `params`, `query` and `body`, each only where the route has it. */
export type CallInput<N extends RouteName> = Part<(typeof routes)[N], "params"> &
  Part<(typeof routes)[N], "query"> &
  Part<(typeof routes)[N], "body">;

/** What a call answers. */
export type CallOutput<N extends RouteName> = (typeof routes)[N] extends {
  response: infer S extends z.ZodMiniType;
}
  ? z.output<S>
  : never;

/** Address of a call: path parameters filled in and encoded, query appended. */
export function urlOf(
  route: Pick<RouteFacts, "path">,
  params: Readonly<Record<string, string>> = {},
  query: Readonly<Record<string, string | undefined>> = {},
): string {
  const path = route.path.replace(/:([A-Za-z]+)/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ""),
  );
  const search = Object.entries(query)
    .filter((pair): pair is [string, string] => pair[1] !== undefined)
    .map(([key, value]) => `${encodeURIComponent(key)}=${encodeURIComponent(value)}`)
    .join("&");
  return search === "" ? path : `${path}?${search}`;
}
