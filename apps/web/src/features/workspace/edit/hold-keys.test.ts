import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { holdKeys } from "./hold-keys.ts";

let heard: string[] = [];

function hear(event: KeyboardEvent): void {
  heard.push(`${event.key} ${event.code}`);
}

function press(key: string): KeyboardEvent {
  const event = new KeyboardEvent("keydown", { key, code: key, bubbles: true, cancelable: true });
  document.querySelector("button")?.dispatchEvent(event);
  return event;
}

beforeEach(() => {
  vi.useFakeTimers();
  heard = [];
  document.body.innerHTML = "<button>Row</button>";
  document.querySelector("button")?.focus();
  document.addEventListener("keydown", hear);
});

afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
  document.removeEventListener("keydown", hear);
  document.body.innerHTML = "";
});

test("keys of the first moment arrive in their order once the row can be moved", () => {
  let isReady = false;
  holdKeys(() => isReady);
  expect(press("ArrowUp").defaultPrevented).toBe(true);
  press("ArrowUp");
  vi.advanceTimersByTime(200);
  press("Space");
  expect(heard).toEqual([]);
  isReady = true;
  vi.advanceTimersByTime(16);
  // A key that comes meanwhile waits behind those before it.
  press("Escape");
  vi.runAllTimers();
  expect(heard).toEqual(["ArrowUp ArrowUp", "ArrowUp ArrowUp", "Space Space", "Escape Escape"]);
});

test("nothing is held once the row can be moved and no key waits", () => {
  holdKeys(() => true);
  vi.runAllTimers();
  expect(press("ArrowUp").defaultPrevented).toBe(false);
  expect(heard).toEqual(["ArrowUp ArrowUp"]);
});

test("a row that never gets a place gives its keys back", () => {
  holdKeys(() => false);
  press("ArrowUp");
  vi.advanceTimersByTime(1_200);
  expect(heard).toEqual(["ArrowUp ArrowUp"]);
  press("a");
  expect(heard).toHaveLength(2);
});
