import { describe, expect, it } from "vitest";
import { uuidV7 } from "./uuid-v7.ts";

describe("an id", () => {
  it("is a UUID of version 7, ordered by time and never twice the same", () => {
    let now = new Date("2026-01-01T00:00:00Z");
    const ids = uuidV7({ now: () => now });
    const first = ids.next();
    now = new Date("2026-01-01T00:00:00.001Z");
    const second = ids.next();
    expect(first).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(first < second).toBe(true);
    const many = new Set(Array.from({ length: 1_000 }, () => ids.next()));
    expect(many.size).toBe(1_000);
  });
});
