import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { showToast } from "../lib/show-toast.ts";
import { Toaster } from "./toast.tsx";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
  cleanup();
});

// Files share what is shown: a word that no other toast has.
const label = "Take Ida back";

function show() {
  const happened: string[] = [];
  render(<Toaster />);
  act(() => {
    showToast({
      text: "Deleted",
      action: { label, run: () => happened.push("undone") },
      onGone: () => happened.push("gone"),
    });
  });
  return happened;
}

it("goes by itself, once", () => {
  const happened = show();
  expect(screen.getByRole("button", { name: label })).toBeTruthy();
  act(() => {
    vi.advanceTimersByTime(10_000);
  });
  expect(happened).toEqual(["gone"]);
  expect(screen.queryByRole("button", { name: label })).toBeNull();
});

it("runs its action instead of going", () => {
  const happened = show();
  act(() => screen.getByRole("button", { name: label }).click());
  act(() => {
    vi.advanceTimersByTime(20_000);
  });
  expect(happened).toEqual(["undone"]);
});
