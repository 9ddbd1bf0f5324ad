import { describe, expect, it } from "vitest";
import { buildResume, factsOf } from "../../testing/build-resume.ts";
import { verifyClaims } from "../verify-claims.ts";

const resume = buildResume({
  name: "Ada Quill",
  summary: "Dyer since 2014. Working from home since 2021.",
  jobs: [
    {
      title: "Deputy Night Dyer",
      company: "Brannock Mills",
      start: "2016-03",
      end: "2020-03",
      bullets: [
        "Mixed indigo vats for the Orland market",
        "Built a proof of concept for moving the vat records to tablets; not in production",
      ],
    },
    {
      title: "Clerk",
      company: "City of Tarrel",
      start: "2012-03",
      end: "2016-03",
      bullets: ["Filed silk samples"],
    },
  ],
  certifications: [{ name: "QDC: exam booked for 2028" }, { name: "QDB", year: "2018" }],
  skills: ["Weaving (expert)", "Spinning: basic"],
  languages: [{ name: "Frisian", level: "school level" }],
});

function verdictOf(text: string, section = "letter"): string {
  const claims = [{ id: "x", section, text }];
  const facts = factsOf(resume);
  return verifyClaims({ resume, facts, asOf: "2026-11", claims })[0]?.verdict ?? "";
}

describe("what a resume says of its facts", () => {
  it.each([
    ["I have worked from home since 2018.", "letter"],
    ["As a clerk for the City of Brannock I filed silk samples.", "letter"],
    ["As Night Dyer at Brannock Mills I mixed indigo vats.", "letter"],
    ["I was with Brannock from March 2014 right through March 2020.", "letter"],
    ["QDB, QDC", "skills"],
    ["Frisian fluent, spoken and written", "skills"],
    ["Spinning (expert), weaving (expert)", "skills"],
    ["Moved the vat records to tablets", "experience"],
  ])("is not stretched: %s", (text, section) => {
    expect(verdictOf(text, section)).not.toBe("supported");
  });

  it.each([
    ["I have worked from home since 2021.", "letter"],
    ["As a clerk for the City of Tarrel I filed silk samples.", "letter"],
    ["As Deputy Night Dyer at Brannock Mills I mixed indigo vats.", "letter"],
    ["Spinning (basic), weaving (expert)", "skills"],
  ])("stands as it is: %s", (text, section) => {
    expect(verdictOf(text, section)).toBe("supported");
  });
});
