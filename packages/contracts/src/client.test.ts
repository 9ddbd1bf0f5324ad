import { describe, expect, it } from "vitest";
import type { CallInput, CallOutput } from "./client.ts";
import * as entry from "./client-entry.ts";

/** Compiles only for what the call takes. */
function takes<N extends entry.RouteName>(_name: N, input: CallInput<N>): unknown {
  return input;
}

describe("the types of the client", () => {
  it("take what the schemas take", () => {
    expect(takes("getSession", { params: { id: "s1" } })).toBeDefined();
    expect(takes("listSessions", {})).toBeDefined();
    expect(takes("listSessions", { query: { limit: "5" } })).toBeDefined();
    expect(
      takes("preview", { params: { id: "s1", type: "resume" }, query: { format: "pages" } }),
    ).toBeDefined();
    expect(takes("generate", { body: { upload_id: "u1", job_description: "x" } })).toBeDefined();
  });

  it("refuse a wrong value, a missing parameter and an unknown field when compiled", () => {
    // @ts-expect-error the kind of document is none of the known ones
    expect(takes("preview", { params: { id: "s1", type: "essay" }, query: {} })).toBeDefined();
    // @ts-expect-error the id is missing
    expect(takes("getSession", { params: {} })).toBeDefined();
    // @ts-expect-error a query has no such field
    expect(takes("listSessions", { query: { page: "5" } })).toBeDefined();
    // @ts-expect-error params are missing altogether
    expect(takes("getSession", {})).toBeDefined();
    // @ts-expect-error the body has no such field
    expect(takes("parsePosting", { body: { job_description: "x", more: 1 } })).toBeDefined();
    // @ts-expect-error there is no such call
    expect(takes("nothing", {})).toBeDefined();
  });

  it("answer what the schemas answer", () => {
    const health: CallOutput<"health"> = {
      status: "ok",
      version: "1",
      database_healthy: true,
      storage_healthy: true,
      uptime_s: 1,
      auth_mode: "instant",
      layout_engine: "typst",
    };
    // @ts-expect-error the answer has no such field
    expect(health.surprise).toBeUndefined();
    const file: CallOutput<"download">[] = [];
    expect(file).toEqual([]);
  });
});

describe("the entry for browsers", () => {
  it("brings the plain values", () => {
    expect(entry.routeTable.generate.timeoutMs).toBe(120_000);
    expect(entry.urlOf(entry.routeTable.getUpload, { id: "u1" })).toBe("/api/v1/upload/u1");
    expect(entry.errorCatalogue.not_found.status).toBe(404);
  });
});
