import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { eicar, startFakeClamd } from "../../testing/fake-clamd.ts";
import type { ClamdMood, FakeClamd } from "../../testing/fake-clamd.ts";
import { clamdScanner } from "./clamd-scanner.ts";

let daemon: FakeClamd;
const said: string[] = [];

beforeAll(async () => {
  daemon = await startFakeClamd();
});
beforeEach(() => {
  daemon.mood = "looks";
  daemon.seen.length = 0;
  said.length = 0;
});
afterAll(() => daemon.stop());

const open = (silenceMs = 20_000, port = daemon.port) =>
  clamdScanner({
    address: { host: "127.0.0.1", port },
    silenceMs,
    troubled: (what) => void said.push(what),
  });

async function* broken(): AsyncGenerator<Uint8Array> {
  yield Buffer.from("a");
  throw new Error("the disk is gone");
}

describe("the scanner", () => {
  it("lets a clean file pass, however many pieces it comes in", async () => {
    const large = Buffer.alloc(300_001, 7);
    expect(await open().scan([large, Buffer.from("end")])).toBe("clean");
    expect(await open().scan([])).toBe("clean");
    expect(daemon.seen).toEqual([300_004, 0]);
    expect(said).toEqual([]);
  });

  it("tells a harmful one, also where the sign lies across two pieces", async () => {
    const bytes = Buffer.from(`${"x".repeat(65_500)}${eicar}`);
    expect(await open().scan([bytes])).toBe("harmful");
  });

  it.each<[ClamdMood, string]>([
    ["refuses", "INSTREAM size limit exceeded. ERROR"],
    ["hangs", "the scanner is silent"],
  ])("that %s did not look: its word is kept for the log", async (mood, word) => {
    daemon.mood = mood;
    expect(await open(200).scan([Buffer.alloc(2_000_000)])).toBe("unknown");
    expect(said).toEqual([word]);
  });

  it("that closes or is away did not look either", async () => {
    daemon.mood = "closes";
    expect(await open().scan([Buffer.from("a")])).toBe("unknown");
    expect(await open(20_000, 9).scan([Buffer.from("a")])).toBe("unknown");
    expect(said).toHaveLength(2);
  });

  it("does not take half a file for a clean one", async () => {
    expect(await open(300).scan(broken())).toBe("unknown");
    expect(daemon.seen).toEqual([]);
  });
});
