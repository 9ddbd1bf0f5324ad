import { describe, expect, it } from "vitest";
import { tailored } from "../testing/tailored.ts";
import type { Claim, Resume, Tailoring } from "@savile/model";
import { sentencesOf } from "../text/sentences.ts";
import { buildResume } from "../testing/build-resume.ts";
import type { ResumeSketch } from "../testing/build-resume.ts";
import { engineerResume, nurseResume } from "../testing/gauntlet.ts";
import * as postings from "../testing/postings.ts";
import * as resumes from "../testing/resumes.ts";

function paragraphsOf(result: Tailoring): string[] {
  return result.letter.letter.paragraphs.map((paragraph) => paragraph.text);
}

async function letterFor(sketch: ResumeSketch, jobDescription: string): Promise<string> {
  return paragraphsOf(await tailored(buildResume(sketch), jobDescription)).join("\n");
}

function sentencesIn(text: string): string[] {
  return sentencesOf(text).map(({ start, end }) => text.slice(start, end));
}

function shopLines(verb: string): string[] {
  return [
    `${verb} the stock room of the north branch`,
    `${verb} the till every evening and wrote the report`,
  ];
}

function payrollClerk(headline: string, skill: string): Resume {
  return buildResume({
    name: "A B",
    headline,
    jobs: [
      {
        title: "Payroll Clerk",
        company: "Orbit",
        start: "2019",
        end: "present",
        bullets: ["Run payroll for 80 staff in QuickBooks each month"],
      },
    ],
    skills: [skill, "QuickBooks"],
  });
}

const people: Readonly<Record<string, Resume>> = { ...resumes, engineerResume, nurseResume };
const jobs: Readonly<Record<string, string>> = postings;
const runs = await Promise.all(
  Object.entries(people).flatMap(([person, resume]) =>
    Object.entries(jobs).map(async ([job, text]) => {
      const result = await tailored(resume, text);
      return { person, job, resume, result, paragraphs: paragraphsOf(result) };
    }),
  ),
);
describe.each(runs)("the letter of $person for $job", ({ resume, result, paragraphs }) => {
  it("has no sentence of more than 45 words", () => {
    const long = paragraphs.flatMap(sentencesIn).filter((line) => line.split(/\s+/).length > 45);
    expect(long).toEqual([]);
  });

  it("has nothing to which its own check objects, not even softly", () => {
    const objections = result.letter.claims.flatMap((claim) => claim.issues);
    expect(objections).toEqual([]);
  });

  it("begins no two sentences alike, and at most two of three in a row with I", () => {
    // What stands in the person's own summary begins as the person began it.
    const sentences = paragraphs
      .flatMap(sentencesIn)
      .slice(0, -1)
      .filter((line) => !resume.summary.includes(line.slice(-ownEnd)));
    const starts = sentences.map((line) => line.split(" ").slice(0, 2).join(" "));
    expect(new Set(starts).size).toBe(starts.length);
    const own = sentences.map((line) => /^I\b/.test(line));
    expect(
      own.filter((first, at) => first && own.slice(at, at + 3).join() === "true,true,true"),
    ).toEqual([]);
  });

  it("excuses nothing and does not point to the resume", () => {
    expect(paragraphs.join(" ")).not.toMatch(
      /would rather say|prefer to (?:be plain|say)|does not show|my resume|this letter|I am writing/i,
    );
  });

  it("speaks of a role that goes on without frames of the past", () => {
    const now = resume.experience.filter((job) => job.dates.end === "present");
    for (const { company } of now)
      expect(paragraphs.join("\n")).not.toContain(`While at ${company}`);
  });

  it("cites facts for every clause, and the clauses cover each sentence about the person", () => {
    const bodies = result.letter.claims.filter(
      (claim: Claim) => claim.path.startsWith("body.") && claim.by !== "form",
    );
    for (const { text, clauses } of bodies) {
      const covered = clauses.map(({ span: [from, to] }) => text.slice(from, to)).join(" ");
      expect(covered).toBe(text);
    }
  });
});

/** Letters at the end of a sentence by which the summary is known in a letter. */
const ownEnd = 16;

describe("a letter", () => {
  const baker: ResumeSketch = {
    name: "A B",
    jobs: [
      {
        title: "Baker",
        company: "Ash Mill Bakery",
        start: "2019-01",
        end: "2023-05",
        bullets: [
          "Baked 300 loaves a night",
          "Ordered flour from two mills",
          "Featured in the county paper for a rye bread",
          "Adopted by four other bakeries in the valley",
        ],
      },
    ],
  };
  const bakerPosting =
    "Pastry Baker at Corn Lane Kitchens\nRequirements\n- Bread baking\n- Ordering flour\n- Food safety";

  it("shows examples as points in the words of the resume, each with the facts of its own line", async () => {
    const { accountantResume } = resumes;
    const result = await tailored(accountantResume, postings.officePosting);
    const points = result.letter.claims.filter(({ text }) => text.startsWith("• "));
    const lines = accountantResume.experience.flatMap(({ bullets }) => bullets);
    expect(points.length).toBeGreaterThanOrEqual(2);
    for (const { text, evidence, verdict } of points) {
      const shown = lines.filter((line) => text.includes(line.text.replace(/\.$/, "")));
      const carried = evidence.factIds.filter((id) => id.includes(".b"));
      expect(carried).toHaveLength(shown.length);
      expect(verdict).toBe("supported");
    }
  });

  it("shows the points of one role together, those of another below its name", async () => {
    const text = await letterFor(
      {
        name: "A B",
        jobs: [
          {
            title: "Baker",
            company: "Ash Mill",
            start: "2021",
            end: "present",
            bullets: ["Bake 300 loaves a night", "Order flour from two mills"],
          },
          {
            title: "Kitchen Porter",
            company: "Elm Inn",
            start: "2018",
            end: "2020",
            bullets: ["Washed up for 90 covers a night"],
          },
        ],
      },
      bakerPosting,
    );
    const points = text.split("\n").filter((line) => line.startsWith("• "));
    expect(text).toContain(
      "Before that, from 2018 to 2020, I worked as a kitchen porter at Elm Inn:\n• Washed up for 90 covers a night",
    );
    expect(points).toHaveLength(3);
    expect(points.slice(0, 2).toSorted()).toEqual([
      "• Bake 300 loaves a night",
      "• Order flour from two mills",
    ]);
  });

  it("does not tell as done by the person what was done with the work", async () => {
    const text = await letterFor(baker, bakerPosting);
    expect(text).not.toMatch(/featured|adopted/i);
  });

  it("calls a move within a kind of work no change of field", async () => {
    const nurse: ResumeSketch = {
      name: "A B",
      jobs: [
        {
          title: "LPN",
          company: "Elm House",
          start: "2018",
          end: "present",
          bullets: ["Dress wounds for 20 residents a day", "Chart vital signs each shift"],
        },
      ],
    };
    const text = await letterFor(nurse, postings.nursePosting);
    expect(text).not.toMatch(/change of field|another field|other work/);
  });

  it("leads an accountant who would analyse records over from the work that was done", async () => {
    const posting = "Data Analyst at Fern Institute\nRequirements\n- Tableau\n- Plant taxonomy";
    const result = await tailored(resumes.accountantResume, posting);
    expect(paragraphsOf(result).slice(0, 2).join(" ")).toMatch(/\b(?:worked|work) as an? /i);
  });

  it("claims no years in work that only shares a general word of the title", async () => {
    const text = paragraphsOf(await tailored(resumes.marketerResume, postings.officePosting));
    expect(text[0]).not.toMatch(/years/);
  });

  it("speaks of no degree where none is asked for and there is enough to tell", async () => {
    const sketch: ResumeSketch = {
      name: "A B",
      jobs: ["Quill", "Harrow", "Benton"].map((company, index) => ({
        title: "Bicycle Mechanic",
        company: `${company} Cycles`,
        start: `20${18 - index * 3}`,
        end: `20${21 - index * 3}`,
        bullets: [
          `Repaired brakes, gears and wheels of 20 bicycles a day in ${company}`,
          `Built wheels by hand for touring and cargo bicycles in ${company}`,
          `Ordered parts from four suppliers and kept the stock list in ${company}`,
          `Explained repairs and prices to customers at the counter in ${company}`,
        ],
      })),
      education: [{ degree: "B.A. in History", school: "Corran College", end: "2011" }],
    };
    const text = await letterFor(
      sketch,
      "Bicycle Mechanic at Vale Cycles\nRequirements\n- Bicycle repair\n- Wheel building",
    );
    expect(text).not.toMatch(/B\.A\.|Corran/);
  });

  it("names a skill without the level that only the posting states", async () => {
    const text = paragraphsOf(
      await tailored(resumes.accountantResume, postings.accountantPosting),
    ).join(" ");
    expect(text).not.toMatch(/advanced/i);
  });

  it("tells of the degree that is asked for", async () => {
    const text = paragraphsOf(
      await tailored(resumes.accountantResume, postings.accountantPosting),
    ).join(" ");
    expect(text).toContain("• B.S. in Accounting, Tilden College");
  });

  it("puts a duty of the posting and a state of the person into words that hold together", async () => {
    const developer: ResumeSketch = {
      name: "A B",
      jobs: [
        {
          title: "Frontend Developer",
          company: "Mapleware",
          start: "2021-02",
          end: "present",
          bullets: [
            "Build React components for a booking site with 60,000 users a month",
            "Responsible for accessibility reviews of new pages",
            "Reduced page load time by 35% with code splitting",
            "Migrated the test suite to another library",
          ],
        },
      ],
      skills: ["React", "TypeScript"],
    };
    const text = await letterFor(
      developer,
      "Senior Frontend Engineer at Kestrel Travel\nYou will\n- Build accessible user interfaces in React\n- Improve page performance\nMust have\n- React, TypeScript",
    );
    expect(text).not.toMatch(/also (?:am|was) /);
    expect(text).toMatch(/build React components/i);
    expect(text).toContain("TypeScript");
  });

  it("names the title of a second role at an employer", async () => {
    const clerk: ResumeSketch = {
      name: "A B",
      jobs: [
        {
          title: "Floor Lead",
          company: "Oak & Sons",
          start: "2021-01",
          end: "2024-01",
          bullets: shopLines("Supervised"),
        },
        {
          title: "Cashier",
          company: "Oak & Sons",
          start: "2018-01",
          end: "2020-12",
          bullets: shopLines("Checked"),
        },
      ],
    };
    const text = await letterFor(clerk, "Store Manager at Pine Goods\nRequirements\n- Retail");
    expect(text).toMatch(/cashier/i);
  });
});

describe("the headline", () => {
  const posting = "Bookkeeper at Lime Works\nRequirements\n- QuickBooks\n- Excel";

  it("stays as the person wrote it", async () => {
    const result = await tailored(payrollClerk("Payroll Clerk", "Excel"), posting);
    expect(result.resume.resume.headline).toBe("Payroll Clerk");
  });

  it("is the title held today of the work sought, without tools or words in common", async () => {
    const resume = buildResume({
      name: "A B",
      jobs: [
        {
          title: "Mobile Developer",
          company: "Orbit",
          start: "2019",
          end: "present",
          bullets: ["Ship iOS features for a transit app every two weeks"],
        },
      ],
      skills: ["iOS", "Swift"],
    });
    const result = await tailored(
      resume,
      "iOS Developer at Lime Works\nRequirements\n- iOS\n- Swift",
    );
    expect(result.resume.resume.headline).toBe("Mobile Developer");
  });

  it.each([
    ["Head Baker", "of a rank that is not held"],
    ["Ticket Clerk", "of other work"],
  ])("is none for %s: %s", async (sought) => {
    const job = { title: "Baker", company: "Orbit", start: "2019", end: "present" };
    const resume = buildResume({
      name: "A B",
      jobs: [{ ...job, bullets: ["Bake 300 loaves a night"] }],
    });
    const result = await tailored(resume, `${sought} at Lime Works\nRequirements\n- Baking`);
    expect(result.resume.resume.headline).toBe("");
  });

  it("names a paper that is required and held", async () => {
    const job = { title: "Staff Nurse", company: "Orbit", start: "2019", end: "present" };
    const resume = buildResume({
      name: "A B",
      jobs: [{ ...job, bullets: ["Care for six patients a shift"] }],
      certifications: [{ name: "CCRN" }],
    });
    const result = await tailored(
      resume,
      "Staff Nurse at Lime Works\n\nRequirements\n- CCRN certification\n- Patient care",
    );
    expect(result.resume.resume.headline).toBe("Staff Nurse | CCRN");
  });

  it("names every certificate that is asked for, whatever kind of thing it is asked for as", async () => {
    const resume = buildResume({
      name: "A B",
      jobs: [
        {
          title: "Electrician",
          company: "Orbit",
          start: "2019",
          end: "present",
          bullets: ["Wired 40 houses a year", "Tested 62 distribution boards in 3 stages"],
        },
      ],
      certifications: [
        { name: "18th Edition BS 7671" },
        { name: "C&G 2391-52 Inspection & Testing" },
        { name: "Cert II trade (see below)" },
      ],
    });
    const result = await tailored(
      resume,
      "Electrician at Lime Works\n\nRequirements\n- 18th Edition\n- 2391 inspection and testing",
    );
    const text = result.letter.letter.paragraphs.map((one) => one.text).join("\n");
    expect(text).toContain("18th Edition BS 7671");
    expect(text).toContain("C&G 2391-52");
    expect(text).not.toContain("see below");
  });

  it("takes the label of a number from a paper, and names none that is said to be missing", async () => {
    const resume = buildResume({
      name: "A B",
      jobs: [
        {
          title: "Electrician",
          company: "Orbit",
          start: "2019",
          end: "present",
          bullets: ["Wired 40 houses a year", "Tested 62 distribution boards in 3 stages"],
        },
      ],
      certifications: [
        { name: "EWA Approved Contractor, reg. no" },
        { name: "Driving licence no" },
      ],
    });
    const result = await tailored(
      resume,
      "Electrician at Lime Works\n\nRequirements\n- EWA Approved Contractor\n- Driving licence",
    );
    const text = result.letter.letter.paragraphs.map((one) => one.text).join("\n");
    expect(text).not.toMatch(/reg\. no|driving licence(?! no)/iu);
  });

  it("names no paper that is told of as not held", async () => {
    const job = { title: "Staff Nurse", company: "Orbit", start: "2019", end: "present" };
    const resume = buildResume({
      name: "A B",
      jobs: [
        {
          ...job,
          bullets: [
            "Cared for six patients a shift",
            "Trained 4 new nurses in two years",
            "Ran the night desk of a ward of 28",
            "Brought falls on the ward from 14 to 6 a year",
          ],
        },
      ],
      certifications: [
        { name: "CCRN; TNCC (not held)" },
        { name: "Full B licence" },
        { name: "What" },
        { name: "00412" },
      ],
    });
    const result = await tailored(
      resume,
      "Staff Nurse at Lime Works\n\nRequirements\n- CCRN certification\n- TNCC certification",
    );
    const text = result.letter.letter.paragraphs.map((one) => one.text).join("\n");
    expect(text).toContain("• CCRN");
    expect(text).toContain("• Full B licence");
    expect(text).not.toContain("TNCC");
  });
});
