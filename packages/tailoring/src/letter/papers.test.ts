import { expect, test } from "vitest";
import { heldParts } from "./papers.ts";

test.each([
  ["Slinger Cat A, IPAF 3a, PASMA", ["Slinger Cat A", "IPAF 3a", "PASMA"]],
  [
    "CDHM registration, general certificate, in good standing",
    ["CDHM registration, general certificate, in good standing"],
  ],
  ["EWA registered Class III (Reg. 9)", ["EWA registered Class III (Reg. 9)"]],
  ["Postgraduate Diploma in Mapping, distance, University of Elm (two modules of four passed)", []],
  ["WSET Level 2, First Aid, WSET Level 3 (in progress)", ["WSET Level 2", "First Aid"]],
])("of %j are held: %j", (line, held) => {
  expect(heldParts(line)).toEqual(held);
});
