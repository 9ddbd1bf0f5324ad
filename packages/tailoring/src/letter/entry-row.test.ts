import { expect, it } from "vitest";
import { readSource } from "../match/source.ts";
import { buildResume } from "../testing/build-resume.ts";
import { entryRow } from "./entry-row.ts";

function rowOf(paper: { name: string; issuer?: string; year?: string }): string | undefined {
  const resume = buildResume({ name: "Ada Quill", certifications: [paper] });
  const source = readSource(resume, [], "2026-11-29", []);
  return entryRow(source, `${resume.certifications[0]?.id}.name`)?.text;
}

it.each([
  [
    { name: "Harbour pilot", issuer: "Port of Elm licence no. 41", year: "2019" },
    "Harbour pilot: Port of Elm licence no. 41, 2019",
  ],
  [
    { name: "Kiln inspector's certificate", issuer: "Elm College", year: "May 2024" },
    "Kiln inspector's certificate, Elm College, May 2024",
  ],
  [
    { name: "Rescue", issuer: "Rope rescue and first response", year: "2025" },
    "Rope rescue and first response, 2025",
  ],
  [{ name: "Safeguarding", issuer: "Level 2" }, "Safeguarding: Level 2"],
  [
    { name: "Crane card", issuer: "completed", year: "July 2025" },
    "Crane card, completed July 2025",
  ],
  [
    { name: "Boat licence", issuer: "Class B, 3 points", year: "Since 2011" },
    "Boat licence: Class B, since 2011",
  ],
])("%o stands in one row", (paper, row) => {
  expect(rowOf(paper)).toBe(row);
});

it("says nothing of a day to come that has no word beside it", () => {
  expect(rowOf({ name: "Gas card 4418", year: "31/03/2029" })).toBe("Gas card 4418");
  expect(rowOf({ name: "Gas card 4418", year: "March 2029" })).toBe("Gas card 4418");
  expect(rowOf({ name: "Gas card 4418", year: "valid to 03/2029" })).toBe(
    "Gas card 4418, valid to 03/2029",
  );
});

it("a name that goes on with a day has it beside itself, and ends on no open word without one", () => {
  expect(rowOf({ name: "Notary Public, commission exp.", year: "Nov 2028" })).toBe(
    "Notary Public, commission exp Nov 2028",
  );
  expect(rowOf({ name: "Notary Public, commission exp." })).toBe("Notary Public");
});
