import { describe, expect, it } from "vitest";
import { matchRequirements } from "../match/match-requirements.ts";
import { readSource } from "../match/source.ts";
import { parsePosting } from "../posting/parse-posting.ts";
import { buildResume, factsOf } from "../testing/build-resume.ts";
import { firstPage } from "./first-page.ts";
import { metMusts } from "./parts.ts";
import { shareNamed, shownMusts } from "./shown.ts";

const posting = parsePosting(`Data Engineer at Delta
Requirements
- Kafka
- PostgreSQL
- Terraform`);

const filler = Array.from(
  { length: 60 },
  (_, at) => `Wrote the weekly report number ${at} for the owners of the house and their guests`,
);

function person(bullets: readonly string[]) {
  return buildResume({
    name: "A B",
    jobs: [{ title: "Engineer", company: "Orbit", start: "2019", end: "2023", bullets }],
  });
}

function shown(resume: ReturnType<typeof person>, hidden: ReadonlySet<string> = new Set()) {
  const source = readSource(resume, factsOf(resume), "2026-11-21");
  const musts = metMusts(posting, matchRequirements(source, posting));
  return shownMusts(resume, hidden, musts);
}

const lines = ["Ran Kafka for three teams", "Kept Postgres in step over two regions"];

describe("what page one shows", () => {
  it("names must-haves that are met, under any listed name, and leaves the others out", () => {
    const musts = shown(person(lines));
    expect(musts.map(({ path }) => path)).toEqual(["exp1.b1", "exp1.b2"]);
    expect(shareNamed(musts)).toBe(100);
  });

  it("does not see what stands on a later page", () => {
    const musts = shown(person([lines[0] ?? "", ...filler, lines[1] ?? ""]));
    expect(musts.map(({ path }) => path)).toEqual(["exp1.b1", undefined]);
    expect(shareNamed(musts)).toBe(50);
  });

  it("does not rise by a term that is named again and again", () => {
    expect(shareNamed(shown(person([...lines, "Kafka, Kafka, Kafka"])))).toBe(100);
    const twice = shown(
      person([lines[0] ?? "", "Kafka and more Kafka", ...filler, lines[1] ?? ""]),
    );
    expect(shareNamed(twice)).toBe(50);
  });

  it("reads no hidden line, and says nothing where no must-have is met", () => {
    expect(shareNamed(shown(person(lines), new Set(["exp1.b1"])))).toBe(50);
    expect(shareNamed(shown(person(["Swept the yard"])))).toBeNull();
  });
});

describe("page one", () => {
  it("holds head and first lines, and ends", () => {
    const first = firstPage(person(filler));
    expect(first.has("name")).toBe(true);
    expect(first.has("exp1.b1")).toBe(true);
    expect(first.has("exp1.b60")).toBe(false);
  });
});
