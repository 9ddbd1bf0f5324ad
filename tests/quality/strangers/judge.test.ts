import { describe, expect, it } from "vitest";
import type { Intended } from "./intended.ts";
import { fields, judge, placeOf, shortWords } from "./judge.ts";
import type { Mark } from "./judge.ts";
import type { ReadFields } from "./reading.ts";

const person: Intended = {
  name: "Ada Fern",
  email: "ada@fern.example",
  phone: "+1 (503) 555-0142",
  jobs: [
    {
      title: "Nurse",
      employer: "Moss Clinic",
      dates: "2019 – Present",
      first: "Ran the ward at night",
    },
    {
      title: "Carer",
      employer: "Oak House",
      dates: "2015 – 2019",
      first: "Washed and fed twelve people",
    },
  ],
  schools: ["Reed College"],
};

const read: ReadFields = {
  kind: "fields",
  name: "Ada  Fern",
  email: "ada@fern.example",
  phone: "503-555-0142",
  jobs: [
    { title: "Carer", employer: "Oak House", dates: "2015 - 2019" },
    { title: "Nurse", employer: "Moss Clinic", dates: "2019 - Present" },
  ],
  schools: [{ school: "Reed College" }],
};

function wrong(marks: readonly Mark[]): string[] {
  return marks.filter((mark) => !mark.right).map((mark) => `${mark.field} ${mark.intended}`);
}

const text = `Ada Fern\nada@fern.example | +1 (503) 555-0142
Nurse 2019 – Present\nMoss Clinic\n• Ran the ward at night
Carer 2015 – 2019\nOak House\n• Washed and fed twelve people\nReed College`;

describe("the fields of a parser", () => {
  it("are right where it says the same, in whatever order its jobs are", () => {
    const marks = judge(person, read);
    expect(wrong(marks)).toEqual([]);
    expect(new Set(marks.map((mark) => mark.field))).toEqual(new Set(fields));
  });

  it("are wrong where title and employer are swapped, a date is lost or a value has grown", () => {
    const [carer, nurse] = read.jobs;
    if (carer === undefined || nurse === undefined) throw new Error("two jobs are written above");
    const jobs = [
      { ...nurse, title: nurse.employer, employer: nurse.title },
      { ...carer, dates: "", employer: "Oak House, Salem" },
    ];
    const email = "ada@fern.example|+1";
    expect(wrong(judge(person, { ...read, jobs, email }))).toEqual([
      "email ada@fern.example",
      "title Nurse",
      "employer Moss Clinic",
      "employer Oak House",
      "dates 2015 – 2019",
    ]);
  });

  it("of a job are those of one job of the parser, and each of its jobs counts once", () => {
    const jobs = read.jobs.slice(0, 1);
    expect(wrong(judge(person, { ...read, jobs }))).toEqual([
      "title Nurse",
      "employer Moss Clinic",
      "dates 2019 – Present",
    ]);
  });
});

describe("the text of a file", () => {
  it("is right where every value stands in it as words of their own", () => {
    expect(wrong(judge(person, { kind: "text", text }))).toEqual([]);
  });

  it("is wrong where a value has grown together with another, or is in pieces", () => {
    const glued = text
      .replace("ada@fern.example |", "Fernada@fern.example")
      .replace("Oak House", "Oa k House");
    expect(wrong(judge(person, { kind: "text", text: glued }))).toEqual([
      "email ada@fern.example",
      "employer Oak House",
    ]);
  });

  it("has the dates of a job above its first line", () => {
    const below = text
      .replace(" 2019 – Present", "")
      .replace("at night", "at night\n2019 – Present");
    expect(wrong(judge(person, { kind: "text", text: below }))).toEqual(["dates 2019 – Present"]);
  });

  it("that could not be read has nothing", () => {
    expect(judge(person, { kind: "fault", why: "broken" }).some((mark) => mark.right)).toBe(false);
  });
});

describe("words of their own", () => {
  it("are not parts of others", () => {
    expect(placeOf("the carers care", "care")).toBe(11);
    expect(placeOf("the carers", "care")).toBe(-1);
  });

  it("of a shredded text are short", () => {
    expect(shortWords("Nu rs e at Mo ss")).toBe(100);
    expect(shortWords("Nurse Moss Clinic")).toBe(0);
    expect(shortWords("")).toBe(0);
  });
});
