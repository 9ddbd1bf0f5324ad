import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { useKeptFlag } from "./use-kept-flag.ts";

afterEach(() => {
  cleanup();
  localStorage.clear();
});

it("a choice is off at first, and remembered once it is made", () => {
  const first = renderHook(() => useKeptFlag("sample_choice"));
  expect(first.result.current[0]).toBe(false);
  act(() => first.result.current[1](true));
  expect(first.result.current[0]).toBe(true);
  expect(renderHook(() => useKeptFlag("sample_choice")).result.current[0]).toBe(true);
  act(() => first.result.current[1](false));
  expect(renderHook(() => useKeptFlag("sample_choice")).result.current[0]).toBe(false);
});
