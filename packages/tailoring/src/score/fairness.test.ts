import type { Resume } from "@savile/model";
import { describe, expect, it } from "vitest";
import { parsePosting } from "../posting/parse-posting.ts";
import { buildResume, factsOf } from "../testing/build-resume.ts";
import { accountantPosting, nursePosting, softwarePosting } from "../testing/postings.ts";
import { engineerResume, nurseResume } from "../testing/gauntlet.ts";
import { accountantResume } from "../testing/resumes.ts";
import { scoreResume } from "./score-resume.ts";

const names = [
  "Nguyễn Thị Minh Khai",
  "Öztürk-van der Berg",
  "李小龙",
  "محمد الأمين",
  "Mary-Jane O'Connor III",
  "X Æ",
  "José María García-Núñez y López",
  "Wolfeschlegelsteinhausenbergerdorff",
  "Aisha",
  "John Smith",
];
const schools = [
  "Howard University",
  "Oxford",
  "Community College of Nowhere",
  "IIT Bombay",
  "ETH",
];
const places = ["Lagos", "Detroit, MI", "", "Москва", "10115 Berlin"];
const pronouns = ["she/her", "he/him", "they/them", "Mrs", "born 1961"];

const postings = [nursePosting, accountantPosting, softwarePosting].map((text) => ({
  posting: parsePosting(text),
}));
const people = [nurseResume, accountantResume, engineerResume];

function score(resume: Resume, { posting }: Pick<(typeof postings)[number], "posting">) {
  return scoreResume({
    resume,
    facts: factsOf(resume),
    posting,
    today: "2026-11-21",
  });
}

function perturbed(resume: Resume, index: number): Resume {
  const pick = (list: readonly string[]) => list[index % list.length] ?? "";
  return {
    ...resume,
    name: `${pick(names)} ${index % 3 === 0 ? `(${pick(pronouns)})` : ""}`.trim(),
    contact: {
      ...resume.contact,
      location: pick(places),
      email: `person${index}@example.org`,
      phone: `+${index}`,
    },
    education: resume.education.map((entry) => ({ ...entry, school: pick(schools) })),
  };
}

describe("the match estimate is fair", () => {
  it("does not move for 500 changes of name, gender, age, school and address", () => {
    const expected = people.map((resume) => postings.map((posting) => score(resume, posting)));
    for (let index = 0; index < 500; index += 1) {
      const person = index % people.length;
      const place = Math.floor(index / people.length) % postings.length;
      const resume = people[person];
      const posting = postings[place];
      if (resume === undefined || posting === undefined) continue;
      expect(score(perturbed(resume, index), posting)).toEqual(expected[person]?.[place]);
    }
  });

  it("gives nothing for a skill of the posting that no fact shows", () => {
    const resume = people[0] ?? buildResume({ name: "A B" });
    const [posting] = postings;
    if (posting === undefined) return;
    const claimed = {
      ...resume,
      skills: [
        ...resume.skills,
        { id: "skl9", category: "", skills: [{ id: "s1", text: "Underwater basket weaving" }] },
      ],
    };
    expect(score(claimed, posting).total).toBe(score(resume, posting).total);
  });

  it("is near full for a resume that shows all that is asked, whatever the benefits say", () => {
    const resume = buildResume({
      name: "A B",
      jobs: [
        {
          title: "Data Engineer",
          company: "Orbit",
          start: "2015-01",
          end: "present",
          bullets: [
            "Built data pipelines in Python and PostgreSQL for the reporting of the group",
            "Run Kafka and Airflow on Kubernetes for twelve teams of analysts",
            "Teach analysts to write SQL that answers their questions in time",
          ],
        },
      ],
      education: [{ degree: "B.S. in Computer Science", school: "X", end: "2014" }],
      skills: ["Python", "PostgreSQL", "Kafka", "Airflow", "Kubernetes", "SQL"],
    });
    const benefits =
      "\nBenefits\n- Health insurance, dental and vision\n- 401(k) with match\n- Free Docker and React training\n- Equal opportunity employer";
    const text = `Data Engineer at Delta\nRequirements\n- 5+ years of experience\n- Python, PostgreSQL, SQL\n- Kafka\n- Airflow\n- Kubernetes\n- Bachelor's degree in Computer Science${benefits}`;
    expect(score(resume, { posting: parsePosting(text) }).total).toBeGreaterThanOrEqual(95);
  });
});
