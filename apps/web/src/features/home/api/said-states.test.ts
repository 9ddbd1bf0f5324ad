import { afterEach, expect, it } from "vitest";
import { dropSaid, keepSaid, readSaid } from "./said-states.ts";

afterEach(() => localStorage.clear());

it("keeps the last choice of each session", () => {
  keepSaid("one", "sent");
  keepSaid("two", "no");
  keepSaid("one", "offer");
  expect(new Map(readSaid())).toEqual(
    new Map([
      ["one", "offer"],
      ["two", "no"],
    ]),
  );
});

it("forgets a settled choice, but not a later one", () => {
  keepSaid("one", "sent");
  keepSaid("one", "offer");
  dropSaid("one", "sent");
  expect(readSaid()).toEqual([["one", "offer"]]);
  dropSaid("one", "offer");
  expect(readSaid()).toEqual([]);
});

it("reads nothing that is no choice of a state", () => {
  localStorage.setItem("draft_state_one", "married");
  localStorage.setItem("draft_new", "sent");
  expect(readSaid()).toEqual([]);
});
