import { expect, test } from "vitest";
import { extract } from "../extract/extract.ts";

async function papersOf(...rows: readonly string[]): Promise<string[]> {
  const text = [
    "Ana Prado",
    "ana@example.org",
    "",
    "Work",
    "Fitter, Larch Mill, 2019 - present",
    "",
  ];
  const lines = [...text, "Tickets", ...rows];
  const result = await extract(new TextEncoder().encode(lines.join("\n")), { today: "2026-11-01" });
  if (!result.ok) throw new Error(result.error.code);
  return result.value.resume.certifications.map((one) =>
    [one.name, one.issuer, one.year].join(" | "),
  );
}

test("a label that names no paper is none, one that says what it is stays", async () => {
  expect(
    await papersOf(
      "Plumbing, Victoria\tGas fitting licence no. 40 118, exp 05/2029",
      "White card\tConstruction induction, 2012",
      "Union\tMember of the Fitters' Union",
      "Further\tPallet truck, 2021; abrasive wheels, 2022",
      "Rescue\tCPR and water rescue, June 2026",
    ),
  ).toEqual([
    "Plumbing, Victoria | Gas fitting licence no. 40 118 | exp 05/2029",
    "White card | Construction induction | 2012",
    "Member of the Fitters' Union |  | ",
    "Pallet truck |  | 2021",
    "abrasive wheels |  | 2022",
    "CPR and water rescue |  | June 2026",
  ]);
});

test("a class beside a label belongs to it, a giver does not", async () => {
  expect(
    await papersOf(
      "High risk work\tLF (up to 8 t), exp 10/2028",
      "Safeguarding\tLevel 2, refreshed May 2026",
      "First aid\tRed Cross, 2024",
    ),
  ).toEqual([
    "High risk work LF (up to 8 t) |  | exp 10/2028",
    "Safeguarding Level 2 |  | refreshed May 2026",
    "First aid | Red Cross | 2024",
  ]);
});

test("a row of which the first cell says that it is not held yet keeps these words for its date", async () => {
  expect(
    await papersOf(
      "2012\tCertificate III in Plumbing, Tarn TAFE",
      "2021\tBackflow prevention",
      "Now\tCertificate IV in Hydraulics, two units passed (pumps), rest by end of 2027",
      "In progress\tPower tools for trainers, short course",
    ),
  ).toEqual([
    "Certificate III in Plumbing | Tarn TAFE | 2012",
    "Backflow prevention |  | 2021",
    "Certificate IV in Hydraulics, two units passed (pumps), rest by end of 2027 |  | Now",
    "Power tools for trainers, short course |  | In progress",
  ]);
});
