// @vitest-environment node
import type { Upload } from "@savile/contracts";
import { applyCorrections, ok } from "@savile/model";
import type { Correction } from "@savile/model";
import { describe, expect, it } from "vitest";
import { ApiError } from "../../lib/api-error.ts";
import { sampleExtraction } from "../../testing/sample-session.ts";
import { createCorrectionStore } from "./correction-store.ts";
import type { KeptCorrections } from "./kept-corrections.ts";

const who = { accountId: "a1", at: "2026-01-02T03:04:05.000Z" };
const rename: Correction = { op: "set", path: "name", text: "Orla Moss" };
const retitle: Correction = { op: "set", path: "exp1.title", text: "Gardener" };

/** A server of one upload, and tabs that work on it. */
function bench() {
  const reading = sampleExtraction();
  let stored: readonly Correction[] = [];
  let revision = 0;
  const faults: ApiError[] = [];
  const kept: (KeptCorrections | null)[] = [];
  let saves = 0;

  const now = (): Upload => {
    const applied = applyCorrections(reading, stored, who);
    return {
      upload_id: "u1",
      file_name: "cv.pdf",
      size: 1,
      created_at: who.at,
      revision,
      corrections: [...stored],
      extraction: applied.ok ? applied.value : reading,
      reading: stored.length === 0 ? null : reading,
    };
  };
  const open = (own: KeptCorrections | null = null) =>
    createCorrectionStore(now(), own, {
      accountId: "a1",
      now: () => who.at,
      save: async (from, corrections) => {
        saves += 1;
        const fault = faults.shift();
        if (fault !== undefined) throw fault;
        if (from !== revision) throw new ApiError("conflict", 409, "changed");
        stored = corrections;
        revision += 1;
        return now();
      },
      load: async () => now(),
      keep: (value) => void kept.push(value),
      saved: () => undefined,
      wait: async () => undefined,
    });
  return { open, faults, kept, stored: () => stored, saves: () => saves };
}

describe("corrections in a tab", () => {
  it("show at once, are kept before they are sent, and are forgotten once the server has them", async () => {
    const { open, kept, stored } = bench();
    const store = open();
    expect(store.apply(rename)).toBeNull();
    expect(store.snapshot()).toMatchObject({ save: { kind: "waiting" }, canUndo: true });
    expect(store.snapshot().extraction.resume.name).toBe("Orla Moss");
    expect(kept.at(-1)).toEqual({ base: [], list: [rename] });
    expect(await store.flush()).toBe(true);
    expect(stored()).toEqual([rename]);
    expect(store.snapshot().save).toEqual({ kind: "saved" });
    expect(kept.at(-1)).toBeNull();
  });

  it("can be taken back and made again, after a reload too", async () => {
    const { open, stored } = bench();
    const first = open();
    first.apply(rename, retitle);
    await first.flush();
    first.undo();
    await first.flush();
    expect(stored()).toEqual([]);
    first.redo();
    await first.flush();
    const second = open();
    second.undo();
    expect(second.snapshot().extraction.resume.experience[0]?.title).toBe("Head Gardener");
    expect(second.snapshot().extraction.resume.name).toBe("Orla Moss");
  });

  it("that cannot be made change nothing and say why", () => {
    const store = bench().open();
    expect(store.apply({ op: "set", path: "exp9.title", text: "x" })).toBe("bad_place");
    expect(store.snapshot().count).toBe(0);
  });

  it("stay in this browser when the server does not answer, and go later", async () => {
    const { open, faults, kept, stored, saves } = bench();
    const down = new ApiError("network_error", 0, "Unable to connect.");
    faults.push(down, down, down);
    const store = open();
    store.apply(rename);
    expect(await store.flush()).toBe(false);
    expect(saves()).toBe(3);
    expect(store.snapshot().save).toEqual({ kind: "local", sentence: "Unable to connect." });
    expect(kept.at(-1)).toEqual({ base: [], list: [rename] });
    const reopened = open(kept.at(-1));
    expect(reopened.snapshot().extraction.resume.name).toBe("Orla Moss");
    expect(await reopened.flush()).toBe(true);
    expect(stored()).toEqual([rename]);
  });

  it("of two tabs are joined; the same value written in both waits for a decision", async () => {
    const { open, stored } = bench();
    const [one, two] = [open(), open()];
    one.apply(rename);
    await one.flush();
    two.apply(retitle);
    await two.flush();
    expect(stored()).toEqual([rename, retitle]);
    await one.heard(2);
    expect(one.snapshot().extraction.resume.experience[0]?.title).toBe("Gardener");
    two.apply({ ...rename, text: "O. Moss" });
    one.apply({ ...rename, text: "Orla M." });
    await one.flush();
    await two.flush();
    expect(two.snapshot().left).toEqual([{ ...rename, text: "O. Moss" }]);
    expect(two.snapshot().extraction.resume.name).toBe("Orla M.");
    two.settle(two.snapshot().left);
    await two.flush();
    expect(two.snapshot().left).toEqual([]);
    expect(ok(stored().at(-1)).value).toEqual({ ...rename, text: "O. Moss" });
  });
});
