import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { focusLater } from "./focus-later.ts";

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = `
    <button id="outside">Outside</button>
    <div data-edit-panel>
      <input id="field" />
      <button id="wanted">Wanted</button>
      <button id="handle">Move</button>
      <button id="menu" aria-haspopup="menu">More</button>
    </div>`;
});

afterEach(() => {
  vi.useRealTimers();
  document.body.innerHTML = "";
});

function focus(id: string): void {
  document.getElementById(id)?.focus();
}

function focused(): string | undefined {
  return document.activeElement?.id;
}

test("the focus goes where it is wanted when its field has closed", () => {
  focus("field");
  focusLater("#gone", "#wanted");
  document.getElementById("field")?.remove();
  vi.runAllTimers();
  expect(focused()).toBe("wanted");
});

test("a field that still has it, and a menu that gives it back, let it go", () => {
  focus("field");
  focusLater("#wanted");
  vi.runAllTimers();
  expect(focused()).toBe("wanted");
  focus("outside");
  focusLater("#wanted");
  focus("menu");
  vi.runAllTimers();
  expect(focused()).toBe("wanted");
});

test("who has gone on to something else stays there", () => {
  focus("field");
  focusLater("#wanted");
  document.getElementById("field")?.remove();
  focus("handle");
  vi.runAllTimers();
  expect(focused()).toBe("handle");
});
