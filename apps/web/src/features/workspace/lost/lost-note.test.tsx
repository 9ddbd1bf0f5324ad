import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { LostNote } from "./lost-note.tsx";
import { showLost, useLost } from "./lost-text.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  act(() => showLost(null));
  vi.useRealTimers();
});

function Place() {
  const lost = useLost("resume", "form", "exp1.b1");
  return lost === null ? null : <LostNote lost={lost} onDone={() => undefined} />;
}

function show(): string[] {
  const restored: string[] = [];
  render(<Place />);
  act(() =>
    showLost({
      kind: "resume",
      path: "exp1.b1",
      where: "form",
      old: "Led six gardeners",
      restore: () => restored.push("exp1.b1"),
    }),
  );
  return restored;
}

function pass(ms: number): void {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}

function note(): HTMLElement | null {
  return screen.queryByRole("group", { name: "This line said:" });
}

it("stands there for eight seconds with the old text", () => {
  show();
  expect(note()?.textContent).toContain("Led six gardeners");
  pass(7_900);
  expect(note()).not.toBeNull();
  pass(200);
  expect(note()).toBeNull();
});

it.each([
  ["pointed at", "pointerenter", "pointerleave"],
  ["focused", "focusin", "focusout"],
])("waits while it is %s, and goes on with what was left", (_, begin, end) => {
  show();
  pass(5_000);
  const box = note();
  if (box === null) throw new Error("the note is gone");
  fireEvent(box, new Event(begin, { bubbles: true }));
  pass(60_000);
  expect(note()).not.toBeNull();
  fireEvent(box, new Event(end, { bubbles: true }));
  pass(2_900);
  expect(note()).not.toBeNull();
  pass(200);
  expect(note()).toBeNull();
});

it("puts the text back, once", () => {
  const restored = show();
  fireEvent.click(screen.getByRole("button", { name: "Undo" }));
  expect(restored).toEqual(["exp1.b1"]);
  expect(note()).toBeNull();
});

it("goes when the new text is wanted", () => {
  const restored = show();
  fireEvent.click(screen.getByRole("button", { name: "Keep the new text" }));
  expect(restored).toEqual([]);
  expect(note()).toBeNull();
});
