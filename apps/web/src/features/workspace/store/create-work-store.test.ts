import type { Edit } from "@savile/model";
import { describe, expect, it } from "vitest";
import { fakeClock } from "../../../testing/fake-clock.ts";
import { sampleChange, sampleWork } from "../../../testing/render-work.tsx";
import { fakeBrowser, openWindow } from "../../../testing/work-window.ts";
import { workServer } from "../../../testing/work-server.ts";
import type { Decision } from "./decisions.ts";
import { textAt } from "./text-at.ts";
import type { WorkStore } from "./work-state.ts";

const first = "Led a team of six gardeners";

function text(path: string, old: string, next: string, at = "2026-01-01T00:00:00.000Z"): Edit {
  return { kind: "text", document: "resume", path, old, next, at };
}

function decision(change_id: string, action: Decision["action"] = "accept"): Decision {
  return { change_id, action, after: "Led six gardeners", at: "" };
}

function setUp(slow = 0) {
  const { session, tailoring } = sampleWork({ changes: [sampleChange({ path: "exp1.b2" })] });
  const clock = fakeClock();
  const browser = fakeBrowser(clock);
  const server = workServer({ ...session, tailoring });
  const window = openWindow(browser, server, slow);
  return { clock, browser, server, window, store: window.store };
}

function shown(store: WorkStore, path = "exp1.b1"): string | undefined {
  return textAt(store.get().documents, "resume", path);
}

describe("the store of edits and decisions", () => {
  it("shows an edit at once and saves it three seconds after the last one, in one call", async () => {
    const { store, server, clock } = setUp();
    store.edit(text("exp1.b1", first, "Led six"));
    expect(shown(store)).toBe("Led six");
    expect(store.get().save).toEqual({ kind: "dirty", count: 1 });
    await clock.pass(2_000);
    store.edit(text("exp1.b2", "Cut water use by 30%", "Cut water"));
    await clock.pass(2_999);
    expect(server.requests).toHaveLength(0);
    await clock.pass(1);
    expect(server.requests).toHaveLength(1);
    expect(store.get().save).toEqual({ kind: "saved", version: server.session().version });
    expect(server.session().tailoring.edited?.edits).toHaveLength(2);
  });

  it("waits again after a save that was asked for", async () => {
    const { store, server, clock } = setUp();
    await store.saveNow();
    store.edit(text("exp1.b1", first, "Led six"));
    expect(await store.saveNow()).toBe(true);
    store.edit(text("exp1.b1", "Led six", "Led seven"));
    await clock.pass(2_900);
    expect(server.requests).toHaveLength(1);
    await clock.pass(100);
    expect(server.requests).toHaveLength(2);
  });

  it("rests while nobody is signed in, and goes on when the same person is back", async () => {
    const { store, browser, server, clock } = setUp();
    store.edit(text("exp1.b1", first, "Led six"));
    browser.account = null;
    await clock.pass(20_000);
    // A turn of the event loop: what would spin never gives one.
    await new Promise((resolve) => setTimeout(resolve));
    expect(server.requests).toHaveLength(0);
    browser.account = "acc1";
    for (const hope of browser.hopes) hope();
    await clock.pass(0);
    expect(store.get().save.kind).toBe("saved");
  });

  it("keeps a copy before anything is sent and forgets it once the save is acknowledged", async () => {
    const { store, browser, clock } = setUp();
    store.edit(text("exp1.b1", first, "Led six"));
    const [key] = [...browser.stored.keys()];
    expect(key).toMatch(/^editableDoc_.+_resume$/);
    expect(browser.stored.get(key ?? "")).toContain('"locallyModified":true');
    await clock.pass(3_000);
    expect(browser.stored.size).toBe(0);
  });

  it("loses nothing that is edited while a save runs, and saves it next", async () => {
    const { store, server, clock } = setUp(1_000);
    store.edit(text("exp1.b1", first, "Led six"));
    await clock.pass(3_400);
    expect(store.get().save.kind).toBe("saving");
    store.edit(text("exp1.b1", "Led six", "Led seven"));
    await clock.pass(600);
    expect(shown(store)).toBe("Led seven");
    expect(store.get().save).toEqual({ kind: "dirty", count: 1 });
    await clock.pass(4_000);
    expect(server.requests).toHaveLength(2);
    expect(store.get().save.kind).toBe("saved");
    expect(server.session().tailoring.resume.resume.experience[0]?.bullets[0]?.text).toBe(
      "Led seven",
    );
  });

  it("tries three times, keeps the words here, and sends them when the line is back", async () => {
    const { store, server, browser, clock } = setUp();
    server.failNext(...Array.from({ length: 4 }, () => ({ kind: "transient" as const })));
    store.edit(text("exp1.b1", first, "Led six"));
    await clock.pass(3_000 + 500 + 1_000);
    expect(server.requests).toHaveLength(3);
    expect(store.get().save).toMatchObject({ kind: "local", count: 1 });
    expect(browser.stored.size).toBe(1);
    for (const hope of browser.hopes) hope();
    await clock.pass(0);
    expect(store.get().save.kind).toBe("local");
    await clock.pass(60_000);
    expect(store.get().save.kind).toBe("saved");
    expect(browser.stored.size).toBe(0);
  });

  it("takes back and makes again, edits and decisions in the order in which they were made", async () => {
    const { store, clock } = setUp();
    store.edit(text("exp1.b1", first, "Led six"));
    store.decide([decision("ch1", "reject")]);
    store.edit(text("exp1.b1", "Led six", "Led seven", "2026-01-01T00:01:00.000Z"));
    await clock.pass(10_000);
    store.undo();
    expect(shown(store)).toBe("Led six");
    store.undo();
    expect(store.get().decisions).toEqual([]);
    store.undo();
    expect(shown(store)).toBe(first);
    expect(store.get().canUndo).toBe(false);
    store.redo();
    store.redo();
    store.redo();
    expect(shown(store)).toBe("Led seven");
    expect(store.get().decisions).toHaveLength(1);
    expect(store.get().canRedo).toBe(false);
    await clock.pass(10_000);
    expect(store.get().save.kind).toBe("saved");
    store.undo();
    store.edit(text("exp1.b1", "Led six", "Led eight"));
    expect(store.get().canRedo).toBe(false);
  });

  it("has nothing to send where an edit was taken back before it was sent", async () => {
    const { store, server, clock } = setUp();
    store.edit(text("exp1.b1", first, "Led six"));
    store.undo();
    expect(store.get().save.kind).toBe("saved");
    await clock.pass(10_000);
    expect(server.requests).toHaveLength(0);
  });

  it("joins edits of one text within half a second to one step", () => {
    const { store } = setUp();
    store.edit(text("exp1.b1", first, "Led", "2026-01-01T00:00:00.000Z"));
    store.edit(text("exp1.b1", "Led", "Led six", "2026-01-01T00:00:00.400Z"));
    expect(store.get().pending).toHaveLength(1);
    store.undo();
    expect(shown(store)).toBe(first);
  });

  it("lets a decision win over the words on its line, and one undo brings both back", async () => {
    const { store, server, clock } = setUp();
    store.edit(text("exp1.b2", "Cut water use by 30%", "Cut water"));
    await clock.pass(4_000);
    store.decide([decision("ch1", "reject")]);
    await clock.pass(100);
    expect(store.get().save.kind).toBe("saved");
    expect(server.session().tailoring.edited).toMatchObject({ edits: [], outdated: [] });
    expect(shown(store, "exp1.b2")).toBe("Led a team of six gardeners");
    store.undo();
    await clock.pass(100);
    expect(store.get().decisions).toEqual([]);
    expect(shown(store, "exp1.b2")).toBe("Cut water");
    expect(store.get().save.kind).toBe("saved");
    expect(store.get().refused).toEqual([]);
  });
});

describe("decisions in the store", () => {
  it("show at once, are stored at once, and take the edits that wait along", async () => {
    const { store, server, clock } = setUp();
    store.edit(text("exp1.b1", first, "Led six"));
    store.decide([decision("ch1", "reject")]);
    expect(store.get().decisions).toMatchObject([{ change_id: "ch1", action: "reject" }]);
    await clock.pass(0);
    expect(server.requests).toHaveLength(1);
    expect(server.requests[0]).toMatchObject({ edits: [{ next: "Led six" }] });
    expect(server.session().decisions).toHaveLength(1);
  });

  it("are put back where the server refuses them, and made again on a second try", async () => {
    const { store, server, clock } = setUp();
    server.failNext({ kind: "refused" });
    store.decide([decision("ch1", "reject")]);
    await clock.pass(0);
    expect(store.get().save).toMatchObject({ kind: "failed", reason: "refused" });
    expect(store.get().decisions).toEqual([]);
    expect(await store.saveNow()).toBe(true);
    expect(server.session().decisions).toHaveLength(1);
  });

  it("keep the words of the person on their lines where everything is kept at once", async () => {
    const { store, clock } = setUp();
    store.edit(text("exp1.b2", "Cut water use by 30%", "Cut water"));
    store.decide([decision("ch1")], { keepWords: true });
    await clock.pass(100);
    expect(shown(store, "exp1.b2")).toBe("Cut water");
    expect(store.get().save.kind).toBe("saved");
  });

  it("go before an answer to a question; what is done meanwhile goes after it", async () => {
    const { store, server, clock } = setUp(100);
    store.decide([decision("ch1", "reject")]);
    const answered = store.answerGap({ gapId: "gap.r2", canonical: "topiary", answer: "no" });
    await clock.pass(120);
    store.edit(text("exp1.b1", first, "Led six"));
    await clock.pass(5_000);
    await answered;
    const kinds = server.requests.map((one) => [one.decisions !== null, one.edits.length]);
    expect(kinds[0]).toEqual([true, 0]);
    expect(kinds.at(-1)).toEqual([false, 1]);
    expect(store.get().save.kind).toBe("saved");
  });

  it("take in what the server has when it is told another way, and nothing older", async () => {
    const { store, server, clock } = setUp();
    const old = server.session();
    server.otherHand([], [decision("ch1", "reject")]);
    store.sync(server.session());
    expect(store.get().decisions).toHaveLength(1);
    store.sync(old);
    await clock.pass(0);
    expect(store.get().decisions).toHaveLength(1);
  });
});

describe("the store beside another window", () => {
  it("brings edits of other places together, and says that it did", async () => {
    const { store, server, clock } = setUp();
    server.otherHand([text("exp1.b2", "Cut water use by 30%", "Cut water")]);
    store.edit(text("exp1.b1", first, "Led six"));
    await clock.pass(3_000);
    expect(store.get().merges).toBe(1);
    expect(shown(store)).toBe("Led six");
    expect(shown(store, "exp1.b2")).toBe("Cut water");
    expect(store.get().save.kind).toBe("saved");
  });

  it("keeps both wordings of one text until the person chooses", async () => {
    const { store, server, clock, browser } = setUp();
    server.otherHand([text("exp1.b1", first, "Led ten")]);
    store.edit(text("exp1.b1", first, "Led six"));
    await clock.pass(3_000);
    const { save } = store.get();
    expect(save).toMatchObject({ kind: "conflict", conflicts: [{ theirs: "Led ten" }] });
    expect(shown(store)).toBe("Led ten");
    expect(browser.stored.size).toBe(1);
    if (save.kind !== "conflict" || save.conflicts[0] === undefined) throw new Error("no conflict");
    store.resolve(save.conflicts[0], "mine");
    await clock.pass(100);
    expect(store.get().save.kind).toBe("saved");
    expect(shown(store)).toBe("Led six");
    expect(browser.stored.size).toBe(0);
  });

  it("hears of a version that another window stored", async () => {
    const { store, server, clock, browser } = setUp();
    const other = openWindow(browser, server);
    other.store.edit(text("exp1.b1", first, "Led six"));
    await clock.pass(3_100);
    expect(shown(store)).toBe("Led six");
    expect(store.get().save.kind).toBe("saved");
  });
});

describe("the copy in this browser", () => {
  it("brings back what a window that crashed had not stored, an open field included", async () => {
    const { store, window, browser, server, clock } = setUp();
    store.edit(text("exp1.b1", first, "Led six"));
    store.draft({ document: "resume", path: "exp1.b2", old: "Cut water use by 30%", next: "Cut" });
    await clock.pass(250);
    window.crash();
    const next = openWindow(browser, server);
    await clock.pass(0);
    expect(shown(next.store)).toBe("Led six");
    expect(shown(next.store, "exp1.b2")).toBe("Cut");
    await clock.pass(1_000);
    expect(next.store.get().save.kind).toBe("saved");
    expect(browser.stored.size).toBe(0);
  });

  it("does not take over from a window that is still open", async () => {
    const { store, browser, server, clock } = setUp();
    store.edit(text("exp1.b1", first, "Led six"));
    const next = openWindow(browser, server);
    await clock.pass(0);
    expect(shown(next.store)).toBe(first);
  });

  it("asks where the text was changed elsewhere since", async () => {
    const { store, window, browser, server, clock } = setUp();
    store.edit(text("exp1.b1", first, "Led six"));
    window.crash();
    server.otherHand([text("exp1.b1", first, "Led ten")]);
    const next = openWindow(browser, server);
    await clock.pass(1_000);
    expect(next.store.get().save).toMatchObject({ kind: "conflict" });
  });

  it("is neither shown to nor written for another account", async () => {
    const { store, window, browser, server, clock } = setUp();
    store.edit(text("exp1.b1", first, "Led six"));
    browser.account = "acc2";
    await clock.pass(10_000);
    expect(server.requests).toHaveLength(0);
    window.crash();
    const next = openWindow(browser, server);
    await clock.pass(1_000);
    expect(shown(next.store)).toBe(first);
    next.store.edit(text("exp1.b2", "Cut water use by 30%", "Cut"));
    expect([...browser.stored.values()].join("")).not.toContain("Led six");
  });

  it("is told to be missing where storage is full, and saving goes on", async () => {
    const { store, browser, server, clock } = setUp();
    browser.isFull = true;
    store.edit(text("exp1.b1", first, "Led six"));
    expect(store.get().unkept).toBe(true);
    await clock.pass(3_000);
    expect(server.requests).toHaveLength(1);
    expect(store.get().save.kind).toBe("saved");
  });
});

describe("what the server refuses", () => {
  it("keeps the words of an edit that will never be stored, and stores the others", async () => {
    const { store, server, clock } = setUp();
    store.edit(text("exp1.b1", first, "Led six"));
    store.edit(text("exp1.b2", "Cut water use by 30%", "Cut water"));
    server.failNext({ kind: "refused" }, { kind: "refused" });
    await clock.pass(3_000);
    expect(store.get().refused).toMatchObject([{ edit: { next: "Led six" } }]);
    expect(store.get().save.kind).toBe("saved");
    expect(shown(store)).toBe(first);
    expect(shown(store, "exp1.b2")).toBe("Cut water");
  });

  it("stops at a session that is gone, and keeps what was written", async () => {
    const { store, server, browser, clock } = setUp();
    server.failNext({ kind: "gone" });
    store.edit(text("exp1.b1", first, "Led six"));
    await clock.pass(60_000);
    expect(server.requests).toHaveLength(1);
    expect(store.get().save).toMatchObject({ kind: "failed", reason: "gone", count: 1 });
    expect(store.get().pending).toHaveLength(1);
    expect(browser.stored.size).toBe(1);
    expect(await store.saveNow()).toBe(true);
  });
});
