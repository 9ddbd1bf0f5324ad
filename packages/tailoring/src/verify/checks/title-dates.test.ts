import { describe, expect, it } from "vitest";
import { objectionsOf } from "../../testing/objections-of.ts";
import { checkTitleDates } from "./title-dates.ts";

const lines = ["Stood in once for the branch manager of the ferry office in the harbour of Orland"];

describe("a title with dates", () => {
  it.each(["Branch Manager, January 2018 to January 2024", "Harbour Director | 2018 - 2024"])(
    "of a role with another title is refused: %s",
    (claim) => expect(objectionsOf(checkTitleDates, lines, claim)).toEqual(["blocked"]),
  );

  it.each([
    "Clerk, January 2018 to January 2024",
    "Clerk, 2018 - 2024",
    "Branch Manager, 2010 to 2012",
    "Stood in for the branch manager from 2018 to 2024",
  ])("is none, or is held: %s", (claim) => {
    expect(objectionsOf(checkTitleDates, lines, claim)).toEqual([]);
  });
});
