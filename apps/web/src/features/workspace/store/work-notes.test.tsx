import type { Edit } from "@savile/model";
import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import { fakeClock } from "../../../testing/fake-clock.ts";
import { sampleWork } from "../../../testing/render-work.tsx";
import { fakeBrowser, openWindow } from "../../../testing/work-window.ts";
import { workServer } from "../../../testing/work-server.ts";
import { WorkStoreContext } from "./context.ts";
import { SaveNow, UndoRedo } from "./edit-bar.tsx";
import { SaveStatus } from "./save-status.tsx";
import { WorkNotes } from "./work-notes.tsx";

afterEach(cleanup);

const first = "Led a team of six gardeners";

function words(next: string, old = first): Edit {
  const at = "2026-01-01T00:00:00.000Z";
  return { kind: "text", document: "resume", path: "exp1.b1", old, next, at };
}

function show() {
  const { session, tailoring } = sampleWork();
  const clock = fakeClock();
  const browser = fakeBrowser(clock);
  const server = workServer({ ...session, tailoring });
  const { store } = openWindow(browser, server);
  render(
    <WorkStoreContext value={store}>
      <SaveStatus />
      <UndoRedo />
      <SaveNow />
      <WorkNotes />
    </WorkStoreContext>,
  );
  return { clock, browser, server, store };
}

describe("what the workspace says of storing", () => {
  it("counts what is not saved, and names the version once all is", async () => {
    const { store, clock } = show();
    expect(screen.getByText("All changes saved · v1")).toBeTruthy();
    store.edit(words("Led six"));
    expect(await screen.findByText("1 unsaved change")).toBeTruthy();
    await clock.pass(3_000);
    expect(await screen.findByText("Changes saved successfully")).toBeTruthy();
  });

  it("goes a step back and forward by buttons that are off where there is none", async () => {
    const { store } = show();
    const undo = screen.getByRole("button", { name: "Undo" });
    expect(undo).toHaveProperty("disabled", true);
    store.edit(words("Led six"));
    await userEvent.click(undo);
    expect(store.get().save.kind).toBe("saved");
    await userEvent.click(screen.getByRole("button", { name: "Redo" }));
    expect(store.get().pending).toHaveLength(1);
  });

  it("says that words are kept here while nothing can be sent", async () => {
    const { store, browser, clock } = show();
    browser.isOffline = true;
    store.edit(words("Led six"));
    await clock.pass(5_000);
    const text = "Changes saved locally (will sync when connection restored)";
    expect(await screen.findByText(text)).toBeTruthy();
  });

  it("shows both wordings of a text and takes the one that is chosen", async () => {
    const { store, server, clock } = show();
    server.otherHand([words("Led ten")]);
    store.edit(words("Led six"));
    await clock.pass(3_000);
    expect(await screen.findByText("This text was changed in two places")).toBeTruthy();
    expect(screen.getByText("Led ten")).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "Use the other" }));
    await clock.pass(100);
    expect(store.get().save.kind).toBe("saved");
    expect(screen.queryByText("Led six")).toBeNull();
  });

  it("keeps the words that the server refused, with the reason, until they are dismissed", async () => {
    const { store, server, clock } = show();
    server.failNext({ kind: "refused" });
    store.edit(words("Led six"));
    await clock.pass(3_000);
    expect(await screen.findByText("Some of your words weren't saved")).toBeTruthy();
    expect(screen.getByText("Led six")).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "Dismiss" }));
    expect(store.get().refused).toEqual([]);
    expect(screen.queryByText("Led six")).toBeNull();
  });

  it("offers the words as a file where the session is gone", async () => {
    const { store, server, clock } = show();
    server.failNext({ kind: "gone" });
    store.edit(words("Led six"));
    await clock.pass(3_000);
    expect(await screen.findByText(/was deleted/)).toBeTruthy();
    expect(screen.getByRole("button", { name: "Save My Words as a File" })).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "Try Again" }));
    await clock.pass(100);
    expect(store.get().save.kind).toBe("saved");
  });

  it("tells once that this browser keeps no copy", async () => {
    const { store, browser } = show();
    browser.isFull = true;
    store.edit(words("Led six"));
    await screen.findByText(/can't keep a copy/);
    await userEvent.click(screen.getByRole("button", { name: "Dismiss" }));
    store.edit(words("Led seven", "Led six"));
    expect(screen.queryByText(/can't keep a copy/)).toBeNull();
  });
});
