import { describe, expect, it } from "vitest";
import type { Resume } from "@savile/model";
import { factsOf } from "../testing/build-resume.ts";
import { engineerResume, engineerTrials, nurseResume, nurseTrials } from "../testing/gauntlet.ts";
import type { Trial } from "../testing/gauntlet.ts";
import { foreignTrials } from "../testing/foreign-trials.data.ts";
import { tradeTrials } from "../testing/trials.data.ts";
import { readSource } from "../match/source.ts";
import { contextFor } from "./reading/context.ts";
import { verifyClaims } from "./verify-claims.ts";
import { verifyText } from "./verify-text.ts";

const asOf = "2026-11";

/** As our own writer is checked: against the cited fact, or all facts for a summary. */
function judge(resume: Resume, trial: Trial, text: string) {
  const source = readSource(resume, factsOf(resume), asOf);
  const whole = trial.fact === "summary";
  const factIds = whole ? source.lines.map((line) => line.address) : [trial.fact];
  return verifyText(text, contextFor({ source, factIds, mode: whole ? "prose" : "line" }));
}

/** As a foreign text is checked: the line has to be found first. */
function judgeForeign(resume: Resume, trial: Trial, text: string) {
  const section = trial.fact === "summary" ? "summary" : "experience";
  const [found] = verifyClaims({
    resume,
    facts: factsOf(resume),
    asOf,
    claims: [{ id: "x", section, text }],
  });
  return found?.verdict ?? "unsupported";
}

const sets: readonly (readonly [string, Resume, readonly Trial[]])[] = [
  ["engineer", engineerResume, engineerTrials],
  ["nurse", nurseResume, nurseTrials],
  ...tradeTrials.map(({ trade, resume, trials }) => [trade, resume, trials] as const),
];

describe.each(sets)("the claims about the %s", (_, resume, trials) => {
  it.each(trials.flatMap((trial) => trial.lies.map((text) => ({ trial, text }))))(
    "objects to: $text",
    ({ trial, text }) => {
      expect(judge(resume, trial, text).verdict).not.toBe("supported");
      expect(judgeForeign(resume, trial, text)).not.toBe("supported");
    },
  );

  it.each(trials.flatMap((trial) => trial.honest.map((text) => ({ trial, text }))))(
    "lets pass: $text",
    ({ trial, text }) => {
      const found = judge(resume, trial, text);
      expect(found.issues.filter((issue) => issue.hard)).toEqual([]);
      expect(judgeForeign(resume, trial, text)).not.toBe("unsupported");
    },
  );
});

describe.each(foreignTrials)(
  "lines of a foreign text about $resume.experience.0.title",
  ({ resume, lies, honest }) => {
    const verdictOf = (text: string) =>
      verifyClaims({ resume, facts: factsOf(resume), asOf, claims: [{ id: "x", text }] })[0]
        ?.verdict;

    it.each(lies)("are objected to: %s", (text) => {
      expect(verdictOf(text)).not.toBe("supported");
    });

    it.each(honest)("pass: %s", (text) => {
      expect(verdictOf(text)).not.toBe("unsupported");
    });
  },
);

describe("a text that joins two roles", () => {
  it("is objected to although each half is true", () => {
    const [found] = verifyClaims({
      resume: nurseResume,
      facts: factsOf(nurseResume),
      asOf,
      claims: [
        {
          id: "x",
          section: "experience",
          text: "Handled cash and card payments in a 28-bed cardiac unit",
        },
      ],
    });
    expect(found?.verdict).toBe("unsupported");
  });

  it("is held against the role that it names", () => {
    const claims = [
      {
        id: "x",
        section: "experience",
        role: "Junior Developer, Brightside Media",
        text: "Built REST APIs in Node.js and PostgreSQL",
      },
    ];
    expect(
      verifyClaims({ resume: engineerResume, facts: factsOf(engineerResume), asOf, claims })[0]
        ?.verdict,
    ).toBe("unsupported");
  });

  it("cannot rest on hidden text", () => {
    const facts = factsOf(nurseResume).map((fact) =>
      fact.id === "exp1.b1" ? { ...fact, hidden: "white" as const } : fact,
    );
    const claims = [
      {
        id: "x",
        section: "experience",
        text: "Provided direct care for up to 6 patients per shift in a 28-bed cardiac unit",
      },
    ];
    expect(verifyClaims({ resume: nurseResume, facts, asOf, claims })[0]?.verdict).toBe(
      "unsupported",
    );
  });
});

describe("years on a rung", () => {
  it("are not those of the rungs below", () => {
    const text = "I have 6 years of experience as a Software Engineer";
    expect(
      verifyClaims({
        resume: engineerResume,
        facts: factsOf(engineerResume),
        asOf,
        claims: [{ id: "x", section: "summary", text }],
      })[0]?.verdict,
    ).toBe("unsupported");
  });
});
