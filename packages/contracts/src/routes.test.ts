import { describe, expect, it } from "vitest";
import { urlOf } from "./client.ts";
import { routeTable } from "./route-table.ts";
import { routes } from "./routes.ts";
import type { Route } from "./route/route.ts";

const table: [string, Route][] = Object.entries(routes);

describe("the route table", () => {
  it("has the same calls with and without schemas", () => {
    expect(Object.keys(routes).toSorted()).toEqual(Object.keys(routeTable).toSorted());
    for (const [name, facts] of Object.entries(routeTable)) {
      expect(Object.entries(routes).find(([other]) => other === name)?.[1]).toMatchObject(facts);
    }
  });

  it("names each address and method once", () => {
    const addresses = table.map(([, route]) => `${route.method} ${route.path}`);
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  it.each(table)(
    "%s demands the token against forged requests where it changes something",
    (...row) => {
      const [, route] = row;
      const changes = route.method !== "GET";
      const exempt =
        /\/auth\/(request-code|verify-code|verify-link|refresh|logout)$/.test(route.path) ||
        // A visitor has no sign-in session for a token: the guard takes these from our own pages only.
        /\/(?:visit|posting-source)$/.test(route.path) ||
        // Its events prove themselves by their signature.
        route.path.endsWith("/payments/webhook");
      expect(route.csrf).toBe(changes && !exempt);
    },
  );

  it.each(table)("%s has a schema for each parameter of its path", (_, route) => {
    const names = Array.from(route.path.matchAll(/:([A-Za-z]+)/g), (match) => match[1]);
    const values = Object.fromEntries(
      names.map((name) => [name ?? "", name === "type" ? "resume" : name === "n" ? "1" : "abc123"]),
    );
    expect(route.params?.safeParse(values).success ?? names.length === 0).toBe(true);
    expect(route.params?.safeParse({ ...values, extra: "x" }).success ?? false).toBe(false);
  });

  it.each(table.filter(([, route]) => route.body !== undefined))(
    "%s refuses fields of the body that it does not know",
    (_, route) => {
      const read = route.body?.safeParse({ surprise: true });
      expect(read?.success).toBe(false);
    },
  );

  it("lets only the calls before sign-in go without an account", () => {
    const open = table.filter(([, route]) => route.access === "anyone").map(([name]) => name);
    expect(open).toEqual([
      "health",
      "ready",
      "csrfToken",
      "requestCode",
      "verifyCode",
      "verifyLink",
      "refresh",
      "readPostingSource",
      "webhook",
      "startVisit",
      "getVisit",
      "endVisit",
    ]);
  });

  it.each(["../etc", "a/b", "a b", "", "x".repeat(65), "é", "a\u0000"])(
    "does not take %j for an id",
    (id) => {
      expect(routes.getSession.params.safeParse({ id }).success).toBe(false);
    },
  );
});

describe("the address of a call", () => {
  it("has its parameters filled in and encoded", () => {
    expect(urlOf(routes.getSession, { id: "a/b?c" })).toBe("/api/v1/generate/sessions/a%2Fb%3Fc");
    expect(urlOf(routeTable.preview, { id: "s1", type: "resume" })).toBe(
      "/api/v1/generate/sessions/s1/preview/resume",
    );
  });

  it("carries the query, without what is absent", () => {
    expect(
      urlOf(routes.preview, { id: "s1", type: "resume" }, { format: "pages", drawings: undefined }),
    ).toBe("/api/v1/generate/sessions/s1/preview/resume?format=pages");
    expect(urlOf(routes.health, {}, { "a b": "ü&=" })).toBe("/health?a%20b=%C3%BC%26%3D");
  });
});

describe("an e-mail address", () => {
  const { body } = routes.requestCode;

  it.each([
    [" Ada@Example.ORG ", "ada@example.org"],
    ["a.b+c@sub.example.co.uk", "a.b+c@sub.example.co.uk"],
  ])("%j is read as %j", (written, read) => {
    expect(body.safeParse({ email: written })).toMatchObject({ data: { email: read } });
  });

  it.each([
    "",
    "ada",
    "ada@",
    "@example.org",
    "a@b",
    "a b@example.org",
    "a@example.org,b@example.org",
    '"a"@example.org',
    "a@example.org\nBcc: b@example.org",
    `${"a".repeat(250)}@example.org`,
    "a@@example.org",
    "<a@example.org>",
  ])("%j is refused", (email) => {
    expect(body.safeParse({ email }).success).toBe(false);
  });
});

describe("every call that changes something", () => {
  const writing = Object.entries(routes).filter(([, route]) => route.method !== "GET");

  it("has a limit of its own on how often it may be made", () => {
    expect(writing.length).toBeGreaterThan(40);
    const unlimited = writing.filter(([, route]) => !("rate" in route) && !("burst" in route));
    expect(unlimited.map(([name]) => name)).toEqual([]);
  });
});
