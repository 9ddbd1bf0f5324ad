import { describe, expect, it } from "vitest";
import { resumeLeaves } from "@savile/model";
import type { Claim, Leaf, Resume } from "@savile/model";
import { readSource } from "../match/source.ts";
import type { Source } from "../match/source.ts";
import { parsePosting } from "../posting/parse-posting.ts";
import { buildResume, factsOf } from "../testing/build-resume.ts";
import { foreignTrials } from "../testing/foreign-trials.data.ts";
import { engineerResume, engineerTrials, nurseResume, nurseTrials } from "../testing/gauntlet.ts";
import type { Trial } from "../testing/gauntlet.ts";
import { softwarePosting } from "../testing/postings.ts";
import { longResume } from "../testing/review-cases.ts";
import { tradeTrials } from "../testing/trials.data.ts";
import { checkInTime } from "./check-in-time.ts";
import { checkLeaf } from "./check-leaf.ts";
import { checkSentences } from "./check-prose.ts";

const job = { posting: parsePosting(softwarePosting), jobDescription: softwarePosting };

function sourceOf(resume: Resume): Source {
  return readSource(resume, factsOf(resume), "2026-11-21");
}

function inLetter(source: Source, text: string) {
  return checkSentences(text, { source, carried: [], job }).verdict;
}

/** A new line of a role, as the person adds it. */
function newLine(entry: string, text: string): Leaf {
  return { address: `${entry}.b10001`, kind: "bullet", entry, text };
}

const sets: readonly (readonly [string, Resume, readonly Trial[]])[] = [
  ["engineer", engineerResume, engineerTrials],
  ["nurse", nurseResume, nurseTrials],
  ...tradeTrials.map(({ trade, resume, trials }) => [trade, resume, trials] as const),
];

describe.each(sets)("lines about the %s that the person rewrites", (_, resume, trials) => {
  const source = sourceOf(resume);
  const leaves = new Map(resumeLeaves(resume).map((leaf) => [leaf.address, leaf]));
  const leafOf = ({ fact }: Trial, text: string): Leaf => ({
    ...(leaves.get(fact) ?? { address: fact, kind: "summary" }),
    text,
  });

  it("are never carried where they say what the source does not, nor is a letter", () => {
    for (const trial of trials) {
      for (const lie of trial.lies) {
        const { verdict } = checkLeaf(leafOf(trial, lie), source);
        expect([lie, verdict]).not.toContain("supported");
        expect([lie, inLetter(source, lie)]).not.toContain("supported");
      }
    }
  });

  it("are not refused where they tell the same", () => {
    for (const trial of trials) {
      for (const honest of trial.honest) {
        const found = checkLeaf(leafOf(trial, honest), source);
        expect([honest, found.issues.filter((issue) => issue.hard)]).toEqual([honest, []]);
      }
    }
  });
});

describe.each(foreignTrials)(
  "new lines about $resume.experience.0.title",
  ({ resume, lies, honest }) => {
    const source = sourceOf(resume);
    const carried = (text: string) => [
      ...source.roles.map(({ id }) => checkLeaf(newLine(id, text), source).verdict),
      inLetter(source, text),
    ];

    it("are carried by no role and no letter where they are lies, and by one where they are true", () => {
      for (const lie of lies) expect([lie, ...carried(lie)]).not.toContain("supported");
      const doubted = honest.filter((text) => !carried(text).includes("supported"));
      expect(doubted.length).toBeLessThanOrEqual(1);
    });
  },
);

describe("a letter in the person's own words", () => {
  const source = sourceOf(longResume);

  it.each([
    "Your posting asks for Kafka, and I have used Kafka for years.",
    "I am applying for the Senior Backend Engineer position with 10 years of Kafka experience.",
    "The role asks for GraphQL, which I know well.",
    "I am interested in Terraform, my main tool.",
    "You need a leader; I am one, with 300 reports.",
    "I have a PhD and am fluent in German.",
    "As a certified Kubernetes administrator I want this role.",
    "I am excited to bring my Terraform experience to your team.",
    "I led a team of 40 engineers.",
  ])("states nothing that the source lacks: %s", (text) => {
    expect(inLetter(source, text)).not.toBe("supported");
  });

  it("may drop no hedge of a sentence that is carried", () => {
    const sentence = "I helped lead the move of 14 services to Kubernetes.";
    const carried: Claim = {
      id: "c.body.p1",
      path: "body.p1",
      text: sentence,
      evidence: { factIds: ["exp1.b2"], posting: [] },
      clauses: [{ span: [0, sentence.length], factIds: ["exp1.b2"] }],
      reqIds: [],
      by: "embedded",
      rule: "letter",
      reason: "",
      verdict: "supported",
      issues: [],
    };
    const judge = (text: string) => checkSentences(text, { source, carried: [carried], job });
    expect(judge(sentence)).toMatchObject({ verdict: "supported", factIds: ["exp1.b2"] });
    expect(judge("lead the move of 14 services to Kubernetes.").verdict).not.toBe("supported");
  });

  it.each([
    "Thank you for your time and consideration.",
    "I look forward to hearing from you.",
    "I would welcome the chance to talk.",
    "I am excited to apply for this role.",
    "I am writing to apply for the Senior Backend Engineer position at Northwind.",
    "Your posting asks for someone who knows Kubernetes and PostgreSQL.",
    "Please find my resume attached.",
    "What draws me to your team is its focus on Kubernetes.",
    "In my current role at Blue Harbor I moved 14 services to Kubernetes.",
    "I hold a degree in computer science from Tarn College.",
  ])("is not doubted where it states nothing or what is true: %s", (text) => {
    expect(inLetter(source, text)).toBe("supported");
  });
});

describe("values in the person's own words", () => {
  const source = sourceOf(longResume);

  it.each<Leaf>([
    { address: "skl1.s99", kind: "skill", entry: "skl1", text: "Terraform" },
    { address: "skl1.s99", kind: "skill", entry: "skl1", text: "10 years of Bash" },
    { address: "skl1.category", kind: "other", entry: "skl1", text: "Terraform expert" },
    { address: "add9.title", kind: "other", entry: "add9", text: "Certified Scrum Master" },
    { address: "crt9.name", kind: "cert", entry: "crt9", text: "PMP" },
    { address: "lng9.name", kind: "language", entry: "lng9", text: "German" },
    { address: "edu1.degree", kind: "degree", entry: "edu1", text: "MSc Computer Science" },
    { address: "edu1.dates", kind: "dates", entry: "edu1", text: "2011 – 2016" },
    { address: "exp1.dates", kind: "dates", entry: "exp1", text: "January 2021 – present" },
    { address: "exp3.title", kind: "title", entry: "exp3", text: "Help Desk Manager" },
    { address: "exp3.title", kind: "title", entry: "exp3", text: "Desk Assistant" },
    { address: "exp9.title", kind: "title", entry: "exp9", text: "Platform Engineer" },
    { address: "headline", kind: "headline", text: "Senior Platform Engineer" },
    { address: "name", kind: "name", text: "Ines Varga PhD" },
    { address: "name", kind: "name", text: "Ines Varga, MBA" },
    { address: "contact.location", kind: "contact", text: "Senior Kubernetes expert, 15 years" },
    { address: "contact.u10001", kind: "contact", text: "Led teams of 50 at NASA" },
  ])("need proof where they say more: $address $text", (leaf) => {
    expect(checkLeaf(leaf, source).verdict).not.toBe("supported");
  });

  it("are held against their own entry: a degree of one school is none of another", () => {
    const resume = buildResume({
      name: "Ada Quill",
      education: [
        { degree: "MEng in Computer Science", school: "Tarn College", end: "2015" },
        { degree: "Bachelor of Science in Physics", school: "Loch College", end: "2013" },
      ],
    });
    const judge = (text: string) =>
      checkLeaf({ address: "edu2.degree", kind: "degree", entry: "edu2", text }, sourceOf(resume))
        .verdict;
    expect(judge("BSc in Physics")).toBe("supported");
    expect(judge("MEng in Computer Science")).not.toBe("supported");
    expect(judge("MEng in Physics")).not.toBe("supported");
  });

  it.each<Leaf>([
    { address: "skl1.s99", kind: "skill", entry: "skl1", text: "Kubernetes" },
    { address: "skl1.category", kind: "other", entry: "skl1", text: "Tools and platforms" },
    { address: "edu1.field", kind: "field", entry: "edu1", text: "Computer Science" },
    { address: "name", kind: "name", text: "Ruby Ma Grant" },
    { address: "contact.location", kind: "contact", text: "Salt Lake City, UT (relocating)" },
    { address: "contact.phone", kind: "contact", text: "+1 555 010 0199 ext 3" },
    { address: "contact.u10001", kind: "contact", text: "https://led.example/senior-expert" },
    { address: "name", kind: "name", text: "Inès Varga-Dean, BSc" },
    { address: "exp2.company", kind: "org", entry: "exp2", text: "Fennel and Rye Ltd." },
    { address: "exp1.dates", kind: "dates", entry: "exp1", text: "February 2021 – present" },
    { address: "headline", kind: "headline", text: "Platform Engineer | Kubernetes, PostgreSQL" },
  ])("need none where they say the same: $address $text", (leaf) => {
    expect(checkLeaf(leaf, source)).toMatchObject({ verdict: "supported", issues: [] });
  });
});

describe("more words than can be checked in time", () => {
  it("are carried by nothing", () => {
    const source = sourceOf(longResume);
    const long = "Moved 14 services to K8s and cut the deploy time by 40%. ".repeat(30);
    expect(checkLeaf(newLine("exp1", long), source).verdict).toBe("unsupported");
    const check = checkInTime();
    const line = "Moved 14 services to K8s";
    const ask = (text: string) =>
      check(text, () => checkLeaf(newLine("exp1", text.slice(0, line.length)), source));
    expect(ask(line).verdict).toBe("supported");
    expect(ask(line.padEnd(24_000)).verdict).toBe("unsupported");
    expect(ask(line).verdict).toBe("unsupported");
  });
});
