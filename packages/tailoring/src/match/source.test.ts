import { emptyResume } from "@savile/model";
import type { Resume } from "@savile/model";
import { expect, test } from "vitest";
import { readSource } from "./source.ts";

function resumeWith(title: string, lines: readonly string[]): Resume {
  return {
    ...emptyResume(),
    additional: [
      { id: "add1", title, lines: lines.map((text, index) => ({ id: `l${index + 1}`, text })) },
    ],
  };
}

test("a section of achievements carries its deeds like a role without an employer", () => {
  const source = readSource(
    resumeWith("Selected Achievements", ["Cut the close from 9 to 5 days.", "Led the move."]),
    [],
    "2026-11-21",
  );
  expect(source.roles.map(({ id, title, org, paid }) => ({ id, title, org, paid }))).toEqual([
    { id: "add1", title: "", org: "", paid: false },
  ]);
  expect(source.roles[0]?.lines.map((line) => line.address)).toEqual(["add1.l1", "add1.l2"]);
});

test("a section of interests is no role", () => {
  const source = readSource(resumeWith("Interests", ["Sea kayaking, chess"]), [], "2026-11-21");
  expect(source.roles).toEqual([]);
});
