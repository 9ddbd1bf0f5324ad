import { withCompany } from "@savile/model";
import { describe, expect, it } from "vitest";
import { parsePosting } from "../posting/parse-posting.ts";
import { tailor } from "../tailor.ts";
import { buildResume, factsOf } from "../testing/build-resume.ts";

const resume = buildResume({
  name: "Ada Moss",
  jobs: [
    {
      title: "Bookkeeper",
      company: "Fern & Sons",
      start: "2019-02",
      end: "2024-03",
      bullets: ["Ran the payroll of 80 staff", "Kept the books of 30 clients in Xero"],
    },
  ],
  skills: ["Payroll", "Xero"],
});
const jobDescription = "Bookkeeper\nRequirements\n- Payroll\n- Xero\n- Bank reconciliation";

async function letterFor(answer: string | undefined) {
  const read = parsePosting(jobDescription);
  const posting = answer === undefined ? read : withCompany(read, answer);
  const base = { resume, facts: factsOf(resume), posting, jobDescription };
  const made = await tailor({ ...base, today: "2026-11-21", extractionConfidence: 0.9 });
  if (!made.ok) throw new Error(made.error.code);
  const { letter } = made.value.letter;
  return { company: letter.company, text: letter.paragraphs.map(({ text }) => text).join(" ") };
}

describe("the employer that the person names", () => {
  it("stands in the head and in the sentences of the letter, also where the posting says none", async () => {
    expect((await letterFor(undefined)).company).toBe("");
    const named = await letterFor("Saltmarsh Foods");
    expect(named.company).toBe("Saltmarsh Foods");
    expect(named.text).toContain("Saltmarsh Foods");
  });

  it("stands nowhere where the person says that there is none", async () => {
    const none = await letterFor("");
    expect(none.company).toBe("");
    expect(none.text).toBe((await letterFor(undefined)).text);
  });
});
