import { expect, test } from "vitest";
import { plainLine } from "../text-line/line.ts";
import { wrappedAddress } from "./wrapped-address.ts";

function addressIn(texts: readonly string[], gap = 1): string {
  const lines = texts.map((text, at) => ({ ...plainLine(`l${at}`, text, 0), gap }));
  const spot = wrappedAddress(lines);
  const from = lines.findIndex((line) => line === spot?.line);
  const to = lines.findIndex((line) => line === spot?.next?.line);
  return spot === undefined ? "" : texts.slice(from, to + 1).join(" ");
}

test.each([
  [["77 Tanner Street San", "Diego California CA", "92101 US", "ana@example.org"], 3],
  [["77 Tanner Street, Unit", "12 San Diego", "California 92101 US"], 3],
  [["77 Tanner Street", "San Diego, CA 92101", "(609) 555-0147"], 2],
  [["Moose Jaw,", "SK S6H 4P2", "(609) 555-0147"], 2],
  [["Ballina,", "County Mayo", "ana@example.org"], 2],
])("%j breaks where the column ends", (texts, count) => {
  expect(addressIn(texts)).toBe(texts.slice(0, count).join(" "));
});

test.each([
  [["Ana Prado", "Cook", "San Diego, CA"]],
  [["77 Tanner Street", "Cook and baker"]],
  [["77 Tanner Street, Spokane WA 99201", "Phone"]],
  [["Cook,", "San Diego, CA"]],
])("%j holds none", (texts) => {
  expect(addressIn(texts)).toBe("");
});

test("what stands far below is another value", () => {
  expect(addressIn(["77 Tanner Street", "San Diego, CA 92101"], 2)).toBe("");
});
