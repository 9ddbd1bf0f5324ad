import { routes } from "@savile/contracts";
import type { Route } from "@savile/contracts";
import { expect, it } from "vitest";
import { valuesOf } from "./arbitrary-of.ts";

const table: [string, Route][] = Object.entries(routes);

it.each(table.filter(([, route]) => route.body !== undefined))(
  "bodies are made for %s that its schema takes",
  (_, { body }) => {
    if (body === undefined) return;
    const made = valuesOf(body, 1, 5);
    expect(made.length).toBeGreaterThan(0);
    for (const value of made) expect(body.safeParse(value).success).toBe(true);
  },
);
