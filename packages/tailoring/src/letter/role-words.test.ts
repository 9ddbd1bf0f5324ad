import { expect, test } from "vitest";
import { heldTitle } from "./role-words.ts";
import { isToldTitle } from "./say-lines.ts";

test.each([
  ["then Circulation Assistant", "a circulation assistant"],
  ["Registered Nurse", "a registered nurse"],
  ["Library Page, then Circulation Assistant", "a circulation assistant"],
  ["ECP community service then Paramedic", "a paramedic"],
  ["National Service: Sergeant", "a sergeant"],
  ["Chef: Pastry", "a chef: pastry"],
  ["Veterinary Nurse (locum, then permanent", "a veterinary nurse"],
  ["Project Worker (relief then full)", "a project worker"],
])("%s is held as %s", (title, held) => {
  expect(heldTitle(title)).toBe(held);
});

test.each(["I was junior at the time", "contract ended", "then left to study", "shop has closed"])(
  "%s was read out of a sentence",
  (title) => {
    expect(isToldTitle(title)).toBe(true);
  },
);

test.each([
  "Head of House",
  "Lead Hand",
  "Leave and Absence Clerk",
  "Start-up Adviser",
  "IS Analyst",
  "After School Leader",
  "Off Licence Manager",
  "Wasp Catcher",
])("%s is a title", (title) => {
  expect(isToldTitle(title)).toBe(false);
});
