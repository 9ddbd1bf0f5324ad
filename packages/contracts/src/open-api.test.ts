import { describe, expect, it } from "vitest";
import { errorCatalogue } from "./error-catalogue.ts";
import { openApiDocument } from "./open-api.ts";
import { scopeOf } from "./scope-of.ts";
import { routes } from "./routes.ts";
import type { Route } from "./route/route.ts";

const document = openApiDocument("1.2.3");
const table: [string, Route][] = Object.entries(routes);

/** The value at a path of keys; `undefined` where there is none. */
function at(value: unknown, ...keys: string[]): unknown {
  return keys.reduce<unknown>(
    (part, key) =>
      typeof part === "object" && part !== null
        ? Object.entries(part).find(([name]) => name === key)?.[1]
        : undefined,
    value,
  );
}

function operationOf(route: Route): unknown {
  const path = route.path.replaceAll(/:([A-Za-z]+)/g, "{$1}");
  return at(document, "paths", path, route.method.toLowerCase());
}

function refsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(refsIn);
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    key === "$ref" && typeof part === "string" ? [part] : refsIn(part),
  );
}

describe("the OpenAPI document", () => {
  it("is of version 3.1 and names the version of the service", () => {
    expect(document).toMatchObject({
      openapi: "3.1.0",
      info: { title: "Savile", version: "1.2.3" },
    });
  });

  it.each(table)("describes the call %s", (name, route) => {
    expect(operationOf(route)).toMatchObject({ operationId: name, summary: route.summary });
    expect(at(operationOf(route), "responses", String(route.status ?? 200))).toBeDefined();
    expect(at(operationOf(route), "responses", "default")).toEqual({
      $ref: "#/components/responses/Problem",
    });
  });

  it("describes no call that is not in the table", () => {
    const operations = Object.values(Object(document["paths"])).flatMap((path) =>
      Object.keys(Object(path)),
    );
    expect(operations).toHaveLength(table.length);
  });

  it("resolves every reference", () => {
    const refs = refsIn(document);
    expect(refs.length).toBeGreaterThan(10);
    for (const ref of refs) expect(at(document, ...ref.slice(2).split("/"))).toBeDefined();
  });

  it("demands the bearer exactly where an account is needed", () => {
    for (const [, route] of table) {
      const scope = scopeOf(route);
      const byKey = scope === null ? [] : [{ key: [scope] }];
      const security = route.access === "anyone" ? [] : [{ bearer: [] }, ...byKey];
      expect(at(operationOf(route), "security")).toEqual(security);
    }
    expect(at(document, "components", "securitySchemes", "bearer", "scheme")).toBe("bearer");
  });

  it("names every parameter of a path", () => {
    for (const [, route] of table) {
      const parameters = at(operationOf(route), "parameters");
      const named = (Array.isArray(parameters) ? parameters : [])
        .filter((parameter) => at(parameter, "in") === "path")
        .map((parameter) => at(parameter, "name"));
      expect(named).toEqual(Array.from(route.path.matchAll(/:([A-Za-z]+)/g), (match) => match[1]));
    }
  });

  it("describes the upload as a multipart form with one file", () => {
    const body = at(operationOf(routes.uploadResume), "requestBody", "content");
    expect(at(body, "multipart/form-data", "schema", "required")).toEqual(["file"]);
  });

  it("lists the error codes of the catalogue", () => {
    expect(at(document, "components", "schemas", "ErrorCode", "enum")).toEqual(
      Object.keys(errorCatalogue),
    );
  });

  it("is the same each time, and plain JSON", () => {
    const text = JSON.stringify(document);
    expect(JSON.stringify(openApiDocument("1.2.3"))).toBe(text);
    expect(JSON.parse(text)).toEqual(document);
    expect(text).not.toContain("$schema");
  });
});
