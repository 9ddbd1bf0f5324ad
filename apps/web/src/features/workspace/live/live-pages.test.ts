import type { DocumentKind, Edit, PageSource } from "@savile/model";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { sampleSession } from "../../../testing/sample-session.ts";
import { createLivePages } from "./live-pages.ts";
import type { DrawRequest, Drawn, LivePages, LivePorts } from "./live-pages.ts";
import type { Wanted } from "./wanted.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function edit(next: string, document: DocumentKind = "resume"): Edit {
  return { kind: "text", document, path: "summary", old: "", next, at: "" };
}

function source(rev: string, hashes: readonly string[] = [rev]): PageSource {
  return {
    rev,
    template: "modern",
    paper: "letter",
    warnings: [],
    fit: { budget: null, met: true, linesOver: 0, over: [], body: 10 },
    pages: hashes.map((hash) => ({
      hash,
      w: 612,
      h: 792,
      regions: [],
      drawing: { w: 612, h: 792, marks: [] },
    })),
  };
}

const stored: Wanted = { version: 1, look: "modern", edits: [], decisions: null };

interface Asked {
  readonly request: DrawRequest;
  readonly signal: AbortSignal;
  readonly answer: (rev: string) => Promise<void>;
  readonly fail: (error: unknown) => Promise<void>;
}

interface Setting {
  readonly live: LivePages;
  readonly asked: Asked[];
  readonly staleCalls: () => number;
}

function tailoring(): NonNullable<Drawn["tailoring"]> {
  const { tailoring: result } = sampleSession();
  if (result === null) throw new Error("the sample session has a result");
  return result;
}

function start(): Setting {
  const asked: Asked[] = [];
  let stale = 0;
  const ports: LivePorts = {
    draw: async (request, signal) =>
      await new Promise<Drawn>((resolve, reject) => {
        asked.push({
          request,
          signal,
          answer: async (rev) =>
            await settle(() =>
              resolve({
                source: source(rev),
                ...(request.review ? { tailoring: tailoring() } : {}),
              }),
            ),
          fail: async (error) => await settle(() => reject(error)),
        });
      }),
    onStale: () => {
      stale += 1;
    },
    isStale: (error) => error === "stale",
    isSuperseded: (error) => error === "superseded",
  };
  const live = createLivePages(ports, stored);
  live.watch("resume");
  return { live, asked, staleCalls: () => stale };
}

async function settle(work: () => void): Promise<void> {
  work();
  await vi.advanceTimersByTimeAsync(0);
}

function last(asked: readonly Asked[]): Asked {
  const one = asked.at(-1);
  if (one === undefined) throw new Error("nothing was asked for");
  return one;
}

function shown({ live }: Setting): string | undefined {
  return live.get().sources.resume?.source.rev;
}

describe("edits that were kept", () => {
  it("are drawn and reviewed at once", async () => {
    const setting = start();
    setting.live.want({ ...stored, edits: [edit("A")] });
    expect(setting.asked).toHaveLength(1);
    expect(last(setting.asked).request).toMatchObject({ kind: "resume", version: 1, review: true });
    await last(setting.asked).answer("a");
    expect(shown(setting)).toBe("a");
    expect(setting.live.get().review?.tailoring).toBeDefined();
  });

  it("end the request before them, whose answer is dropped when it comes all the same", async () => {
    const setting = start();
    setting.live.want({ ...stored, edits: [edit("A")] });
    await vi.advanceTimersByTimeAsync(200);
    setting.live.want({ ...stored, edits: [edit("AB")] });
    const [first, second] = setting.asked;
    expect(first?.signal.aborted).toBe(true);
    await second?.answer("ab");
    await first?.answer("a");
    expect(shown(setting)).toBe("ab");
  });

  it("of a held key are drawn at most every 150 ms, the newest last", async () => {
    const setting = start();
    for (let turn = 0; turn < 10; turn += 1) {
      setting.live.want({ ...stored, edits: [edit(`turn ${turn}`)] });
      await vi.advanceTimersByTimeAsync(30);
    }
    await vi.advanceTimersByTimeAsync(200);
    expect(setting.asked.length).toBeLessThanOrEqual(4);
    expect(last(setting.asked).request.edits).toEqual([edit("turn 9")]);
  });

  it("send no drawing again that is known", async () => {
    const setting = start();
    setting.live.want({ ...stored, edits: [edit("A")] });
    await last(setting.asked).answer("a");
    await vi.advanceTimersByTimeAsync(200);
    setting.live.want({ ...stored, edits: [edit("B")] });
    expect(last(setting.asked).request.have).toEqual(["a"]);
  });

  it("of the other document are reviewed, and drawn when it is looked at", async () => {
    const setting = start();
    setting.live.want({ ...stored, edits: [edit("A")] });
    await last(setting.asked).answer("a");
    await vi.advanceTimersByTimeAsync(200);
    setting.live.want({ ...stored, edits: [edit("B", "cover_letter")] });
    await last(setting.asked).answer("b");
    setting.live.watch("cover_letter");
    expect(last(setting.asked).request).toMatchObject({ kind: "cover_letter", review: false });
  });

  it("are forgotten once everything is stored: the stored pages are shown", async () => {
    const setting = start();
    setting.live.want({ ...stored, edits: [edit("A")] });
    await last(setting.asked).answer("a");
    await vi.advanceTimersByTimeAsync(200);
    setting.live.want({ ...stored, version: 2 });
    expect(shown(setting)).toBeUndefined();
    expect(setting.asked).toHaveLength(1);
  });
});

describe("a text that is being typed", () => {
  it("is drawn at most every 150 ms, the newest text last, and never reviewed", async () => {
    const setting = start();
    for (const text of ["a", "ab", "abc"]) {
      setting.live.draft([edit(text)]);
      await vi.advanceTimersByTimeAsync(70);
    }
    await last(setting.asked).answer("1");
    await vi.advanceTimersByTimeAsync(150);
    expect(setting.asked.length).toBeLessThanOrEqual(2);
    expect(last(setting.asked).request.edits).toEqual([edit("abc")]);
    expect(last(setting.asked).request.review).toBe(false);
  });

  it("waits for the drawing before it, so that slow ones come at all", async () => {
    const setting = start();
    setting.live.draft([edit("a")]);
    await vi.advanceTimersByTimeAsync(200);
    setting.live.draft([edit("ab")]);
    await vi.advanceTimersByTimeAsync(500);
    expect(setting.asked).toHaveLength(1);
    expect(last(setting.asked).signal.aborted).toBe(false);
    await last(setting.asked).answer("a");
    await vi.advanceTimersByTimeAsync(0);
    expect(setting.asked).toHaveLength(2);
  });

  it("gives way at once to the text that is kept", async () => {
    const setting = start();
    setting.live.draft([edit("a")]);
    await vi.advanceTimersByTimeAsync(0);
    setting.live.draft(null);
    setting.live.want({ ...stored, edits: [edit("a")] });
    expect(setting.asked[0]?.signal.aborted).toBe(true);
    expect(last(setting.asked).request).toMatchObject({ review: true, edits: [edit("a")] });
  });

  it("leaves no trace when the field is left without keeping it", async () => {
    const setting = start();
    setting.live.draft([edit("a")]);
    await vi.advanceTimersByTimeAsync(0);
    await last(setting.asked).answer("a");
    expect(shown(setting)).toBe("a");
    setting.live.draft(null);
    expect(shown(setting)).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(setting.asked).toHaveLength(1);
  });
});

describe("what goes wrong", () => {
  it("leaves the last good page and can be tried again", async () => {
    const setting = start();
    setting.live.want({ ...stored, edits: [edit("A")] });
    await last(setting.asked).answer("a");
    await vi.advanceTimersByTimeAsync(200);
    setting.live.want({ ...stored, edits: [edit("B")] });
    await last(setting.asked).fail("broken");
    expect(setting.live.get().error).toBe("broken");
    expect(shown(setting)).toBe("a");
    setting.live.retry();
    await last(setting.asked).answer("b");
    expect(setting.live.get().error).toBeNull();
    expect(shown(setting)).toBe("b");
  });

  it("is over once everything is stored, although no page came of it", async () => {
    const setting = start();
    setting.live.want({ ...stored, edits: [edit("A")] });
    await last(setting.asked).fail("broken");
    expect(setting.live.get().error).toBe("broken");
    setting.live.want({ ...stored, version: 2 });
    expect(setting.live.get().error).toBeNull();
  });

  it("has the newest version fetched where another window was faster", async () => {
    const setting = start();
    setting.live.want({ ...stored, edits: [edit("A")] });
    await last(setting.asked).fail("stale");
    expect(setting.staleCalls()).toBe(1);
    expect(setting.live.get().error).toBeNull();
  });

  it("asks again where another window's preview took the place", async () => {
    const setting = start();
    setting.live.want({ ...stored, edits: [edit("A")] });
    await last(setting.asked).fail("superseded");
    await vi.advanceTimersByTimeAsync(300);
    expect(setting.asked).toHaveLength(2);
    expect(setting.live.get().error).toBeNull();
  });
});

describe("a save that is on its way", () => {
  it("is waited for: its answer brings what was asked for", async () => {
    const setting = start();
    setting.live.want({ ...stored, edits: [edit("A")] });
    setting.live.hold(true);
    expect(last(setting.asked).signal.aborted).toBe(true);
    setting.live.want({ ...stored, edits: [edit("A"), edit("B")] });
    expect(setting.asked).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(200);
    setting.live.want({ ...stored, version: 2, edits: [edit("B")] });
    setting.live.hold(false);
    expect(last(setting.asked).request).toMatchObject({ version: 2, edits: [edit("B")] });
  });

  it("that is slow holds nothing up for longer than a second", async () => {
    const setting = start();
    setting.live.hold(true);
    setting.live.want({ ...stored, edits: [edit("A")] });
    await vi.advanceTimersByTimeAsync(900);
    expect(setting.asked).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(200);
    expect(setting.asked).toHaveLength(1);
  });
});

it("asks for nothing while no page is on the screen, and catches up when one is", () => {
  const setting = start();
  setting.live.watch(null);
  setting.live.want({ ...stored, edits: [edit("A")] });
  setting.live.draft([edit("AB")]);
  vi.advanceTimersByTime(1_000);
  expect(setting.asked).toEqual([]);
  setting.live.draft(null);
  setting.live.watch("resume");
  expect(setting.asked).toHaveLength(1);
});
