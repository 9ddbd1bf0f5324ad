import { expect, it } from "vitest";
import { readSource } from "../../match/source.ts";
import { buildResume } from "../../testing/build-resume.ts";
import { isRowOfEntry } from "./entry-row.ts";

const resume = buildResume({
  name: "Ada Quill",
  certifications: [
    { name: "Kiln inspector", issuer: "Elm Board", year: "2019" },
    { name: "Crane card", issuer: "Ash Board", year: "2024" },
  ],
});
const source = readSource(resume, [], "2026-11-29", []);

function isRow(text: string, ...addresses: string[]): boolean {
  return isRowOfEntry(
    text,
    addresses.flatMap((address) => source.byAddress.get(address) ?? []),
  );
}

it("takes the values of one entry in their order for what the resume says", () => {
  expect(isRow("Kiln inspector, Elm Board, 2019", "crt1.name", "crt1.issuer", "crt1.year")).toBe(
    true,
  );
  expect(isRow("Kiln inspector: Elm Board", "crt1.name", "crt1.issuer")).toBe(true);
});

it("takes no values of two entries, no other words and no other order", () => {
  expect(isRow("Kiln inspector, Ash Board", "crt1.name", "crt2.issuer")).toBe(false);
  expect(isRow("Senior kiln inspector, Elm Board", "crt1.name", "crt1.issuer")).toBe(false);
  expect(isRow("Elm Board, Kiln inspector", "crt1.name", "crt1.issuer")).toBe(false);
  expect(isRow("Kiln inspector", "exp1.title")).toBe(false);
});
