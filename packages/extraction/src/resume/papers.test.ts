import { expect, test } from "vitest";
import { extract } from "../extract/extract.ts";

const job = ["Work", "Lead Hand, Larch Works Ltd, Leeds, 2019 - present", "- Ran the bay", ""];

async function resumeOf(lines: readonly string[]) {
  const text = ["Ana Prado", "ana@example.org", "", ...job, ...lines].join("\n");
  const result = await extract(new TextEncoder().encode(text), { today: "2026-11-01" });
  if (!result.ok) throw new Error(result.error.code);
  return result.value.resume;
}

async function papersOf(lines: readonly string[]): Promise<string[]> {
  const { certifications } = await resumeOf(lines);
  return certifications.map(({ name, issuer, year }) => [name, issuer, year].join(" | "));
}

test("the names of the columns are no paper, a number belongs to its paper, a state is nobody", async () => {
  expect(
    await papersOf([
      "Tickets",
      "Ticket\tNumber\tDate",
      "Gas technician, second class\t000412885\texp. 09/2028",
      "Crane Operator, first class\t21840773\tissued August 2020",
      "Halocarbon card (HRA)\t558-10294\tno expiry",
      "Working at Heights\texpired March 2024",
      "WHMIS\t2023",
    ]),
  ).toEqual([
    "Gas technician, second class 000412885 |  | exp. 09/2028",
    "Crane Operator, first class 21840773 |  | issued August 2020",
    "Halocarbon card (HRA) 558-10294 |  | ",
    "Working at Heights expired March 2024 |  | ",
    "WHMIS |  | 2023",
  ]);
});

test("each row of a list without marks is a paper, whole with its number and its state", async () => {
  expect(
    await papersOf([
      "Certificates",
      "Accredited Surveyor - exam passed Oct 2026, accreditation no. 1188",
      "First aid level 1, Aug 2022, expires Aug 2025",
      "Network Defender – studying, exam booked February 2027",
      "Forklift counterbalance, Apr 2024 (3 years)",
      "Process Controller Class IV, reg. no. PC 40/118726, since 2021",
      "Driver CPC - DQC valid to 09/2029",
      "CPR, Larch Heart Association, 03/2026",
    ]),
  ).toEqual([
    "Accredited Surveyor - exam passed Oct 2026, accreditation no. 1188 |  | Oct 2026",
    "First aid level 1 |  | expires Aug 2025",
    "Network Defender – studying, exam booked February 2027 |  | ",
    "Forklift counterbalance |  | Apr 2024 (3 years)",
    "Process Controller Class IV, reg. no. PC 40/118726 |  | since 2021",
    "Driver CPC - DQC |  | valid to 09/2029",
    "CPR | Larch Heart Association | 03/2026",
  ]);
});

test("below a heading of courses a row without a school or a degree is no study", async () => {
  const { education, certifications } = await resumeOf([
    "Education",
    "Diploma in Applied Chemistry, Larch Polytechnic, 2018 - 2021",
    "",
    "Training",
    "- Biosafety Level 2 practices, in-house, 2022",
    "- Water testing awareness, 2 days, Nov 2022",
    "- Occupational First Aider, cert. OFA-33871, valid till 14 Oct 2027",
    "- Certificate in Welding, Larch College, 2016",
  ]);
  expect(certifications.map(({ name }) => name)).toEqual([
    "Biosafety Level 2 practices, in-house",
    "Water testing awareness, 2 days",
    "Occupational First Aider, cert. OFA-33871",
  ]);
  expect(education.map(({ school }) => school)).toEqual(["Larch Polytechnic", "Larch College"]);
});

test("how well a language is spoken may stand at the end of the line above it", async () => {
  const { languages } = await resumeOf(["Languages", "English, Punjabi, some", "French"]);
  expect(languages.map(({ name, level }) => `${name} ${level}`)).toEqual([
    "English ",
    "Punjabi ",
    "French some",
  ]);
});

test("what is told below the languages is none", async () => {
  const { languages } = await resumeOf(["Languages", "English, Welsh", "Employee of the Quarter"]);
  expect(languages.map(({ name }) => name)).toEqual(["English", "Welsh"]);
});

test("what says that a paper is not held stays with it", async () => {
  const papers = await papersOf([
    "Tickets",
    "Gas Fitter A (Ontario)      no, but have the hours. Booked on the course Feb 2027",
    "First Aid                   none yet",
    "Backflow Tester             no expiry",
  ]);
  expect(papers.map((text) => text.replace(/ \| $/u, ""))).toEqual([
    expect.stringMatching(/^Gas Fitter A \(Ontario\).*no, but have the hours/u),
    expect.stringContaining("Booked on the course"),
    expect.stringMatching(/^First Aid.*none yet/u),
    expect.not.stringContaining("no expiry"),
  ]);
});
