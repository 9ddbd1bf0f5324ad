import { expect, test } from "vitest";
import { heldTitle } from "./role-words.ts";

test.each([
  ["then Circulation Assistant", "a circulation assistant"],
  ["Registered Nurse", "a registered nurse"],
])("%s is held as %s", (title, held) => {
  expect(heldTitle(title)).toBe(held);
});
