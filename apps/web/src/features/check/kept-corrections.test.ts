import type { Correction } from "@savile/model";
import { afterEach, expect, it } from "vitest";
import { clearDrafts } from "../../lib/clear-drafts.ts";
import { keepCorrections, readKept } from "./kept-corrections.ts";

const rename: Correction = { op: "set", path: "name", text: "Orla Moss" };

afterEach(() => localStorage.clear());

it("keeps corrections of each upload apart until they are dropped", () => {
  keepCorrections("u1", { base: [], list: [rename] });
  keepCorrections("u2", { base: [rename], list: [] });
  expect(readKept("u1")).toEqual({ base: [], list: [rename] });
  keepCorrections("u1", null);
  expect(readKept("u1")).toBeNull();
  expect(readKept("u2")).toEqual({ base: [rename], list: [] });
});

it("takes what it did not write itself for nothing", () => {
  for (const bad of ["", "null", "[]", "{}", '{"base":[],"list":[{"op":"run"}]}', "{"]) {
    localStorage.setItem("draft_check_u1", bad);
    expect(readKept("u1")).toBeNull();
  }
});

it("is forgotten with the drafts when another account signs in", () => {
  keepCorrections("u1", { base: [], list: [rename] });
  clearDrafts();
  expect(readKept("u1")).toBeNull();
});
