import { describe, expect, it, vi } from "vitest";
import { joinWindows } from "./browser-ports.ts";

describe("windows on one session over plain http, where there are no locks", () => {
  it("have names, and know of each other as long as their stores are open", async () => {
    vi.stubGlobal("navigator", {});
    const first = joinWindows("s1");
    const second = joinWindows("s1");
    const told: number[] = [];
    const stop = first.onTold((version) => told.push(version));
    expect(await second.openWindows()).toEqual(new Set([first.window]));
    second.tell(7);
    await vi.waitFor(() => expect(told).toEqual([7]));
    stop();
    expect(await second.openWindows()).toEqual(new Set());
    second.onTold(() => undefined)();
    vi.unstubAllGlobals();
  });
});
