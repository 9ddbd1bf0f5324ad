import { expect, it } from "vitest";
import { buildResume } from "../testing/build-resume.ts";
import { tailored } from "../testing/tailored.ts";

const job = {
  title: "Payroll Clerk",
  company: "Quay Lines",
  start: "2018",
  end: "present",
  bullets: [
    "Paid 240 staff every fortnight without a late run",
    "Cut queries by 30% with a new payslip",
    "Trained two juniors in year-end returns and the new rules of holiday pay",
    "Reconciled the pension returns of three funds with the ledger every month",
    "Answered questions of 12 depots by phone and in person, most within the day",
    "Wrote the guide to overtime claims that all managers of the depots use",
  ],
};

async function letterWith(skills: readonly string[]): Promise<string> {
  const { letter } = await tailored(
    buildResume({ name: "Ada Quill", jobs: [job], skills: [...skills] }),
    "Payroll Clerk at Elm Ferries\n\nRequirements\n- Sage\n- Xero\n- Payroll",
  );
  return letter.letter.paragraphs.map(({ text }) => text).join("\n");
}

it("one tool that is asked for stands in a sentence", async () => {
  const text = await letterWith(["Xero"]);
  expect(text).toMatch(/\bknow Xero\b/u);
  expect(text).not.toMatch(/• Xero$/mu);
});

it("two make a list", async () => {
  expect(await letterWith(["Xero", "Sage"])).toMatch(/^• Tools: .*Xero/mu);
});

it("what a point has named is not said again", async () => {
  const { letter } = await tailored(
    buildResume({
      name: "Ada Quill",
      jobs: [{ ...job, bullets: [...job.bullets, "Moved 240 records to Xero in a weekend"] }],
      skills: ["Xero"],
    }),
    "Payroll Clerk at Elm Ferries\n\nRequirements\n- Xero\n- Payroll",
  );
  expect(letter.letter.paragraphs.filter(({ text }) => /Xero/u.test(text))).toHaveLength(1);
});
