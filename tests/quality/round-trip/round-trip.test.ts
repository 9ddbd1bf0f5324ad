import { createLayoutEngine, printText } from "@savile/documents";
import { extract } from "@savile/extraction";
import { templateIds } from "@savile/model";
import type { Resume } from "@savile/model";
import { describe, expect, it } from "vitest";
import { corpusDay } from "../engines.ts";
import { listCases } from "../matrix/cases.ts";
import { makeResume } from "../matrix/make-resume.ts";
import { compareResumes } from "./compare-resumes.ts";
import { resumeOfTruth } from "./resume-of-truth.ts";

const engine = createLayoutEngine();
const people = listCases(180)
  .filter((one) => one.language === "en" && !["no-name", "no-dates"].includes(one.oddity))
  .map((one) => ({ id: one.id, resume: resumeOfTruth(makeResume(one).truth) }));

function pdfOf(resume: Resume, template: (typeof templateIds)[number]): Uint8Array {
  const layout = engine.layout({
    document: { kind: "resume", resume },
    template,
    paper: "letter",
    createdAt: 1,
    want: ["pdf"],
  });
  if (!layout.ok || layout.value.pdf === undefined) throw new Error("not laid out");
  return layout.value.pdf;
}

function textOf(resume: Resume): Uint8Array {
  return new TextEncoder().encode(printText({ kind: "resume", resume }));
}

async function lossesOf(resume: Resume, bytes: Uint8Array) {
  const read = await extract(bytes, { today: corpusDay });
  if (!read.ok) throw new Error(read.error.code);
  return compareResumes(resume, read.value.resume);
}

/** Losses by person, and how many values were compared. */
async function roundTrip(print: (resume: Resume) => Uint8Array) {
  const losses: string[] = [];
  let values = 0;
  for (const { id, resume } of people) {
    const compared = await lossesOf(resume, print(resume));
    values += compared.values;
    losses.push(
      ...compared.losses.map(
        (one) => `${id} ${one.field}: "${one.printed}" came back "${one.read}"`,
      ),
    );
  }
  return { losses, values };
}

describe("our own files, read back by our own extraction", () => {
  it("are made of enough people to say something", () => {
    expect(people.length).toBeGreaterThan(50);
  });

  it.each(templateIds)(
    "template %s: every field of the PDF comes back",
    async (template) => {
      const { losses, values } = await roundTrip((resume) => pdfOf(resume, template));
      expect(values).toBeGreaterThan(1_000);
      expect(losses).toEqual([]);
    },
    60_000,
  );

  it("every field of the text file comes back", async () => {
    expect((await roundTrip(textOf)).losses).toEqual([]);
  }, 60_000);
});
