import { describe, expect, it } from "vitest";
import { parsePosting } from "../posting/parse-posting.ts";
import { buildResume, factsOf } from "../testing/build-resume.ts";
import { scoreResume } from "./score-resume.ts";

interface Held {
  readonly title: string;
  readonly bullets?: readonly string[];
  readonly start?: string;
  readonly end?: string;
}

function fit({ title, bullets = [], start = "2016", end = "present" }: Held, text: string) {
  const resume = buildResume({
    name: "A B",
    jobs: [{ title, company: "Orbit", start, end, bullets }],
  });
  return scoreResume({
    resume,
    facts: factsOf(resume),
    posting: parsePosting(text),
    today: "2026-11-21",
  });
}

function points(score: ReturnType<typeof fit>, id: string): number {
  return score.parts.find((part) => part.id === id)?.points ?? -1;
}

const backend = `Backend Developer at Delta
Requirements
- 4 years of experience
- PostgreSQL
- Kubernetes
- Docker
- REST APIs`;

const builder = ["Ran PostgreSQL and Docker on Kubernetes", "Wrote REST APIs for three teams"];

function withLicence(licence: string): string {
  return `Registered Nurse at Delta\nRequirements\n- ${licence}\n- Triage\n- Phlebotomy`;
}

function level(title: string, asked: string): number {
  const text = `${asked} at Delta\nRequirements\n- Docker\n- Kubernetes`;
  return points(fit({ title }, text), "level");
}

describe("fit", () => {
  it("is high for somebody of the trade who shows what is asked", () => {
    expect(fit({ title: "Backend Developer", bullets: builder }, backend).total).toBeGreaterThan(
      90,
    );
  });

  it("is hardly anything for somebody of another trade, however sound the resume", () => {
    const bullets = ["Baked bread and pastry for three shops", "Kept the food safety log each day"];
    expect(fit({ title: "Baker", bullets }, backend).total ?? 100).toBeLessThan(10);
  });

  it("counts what was done in another kind of work for less, and says so", () => {
    const list = "Accountant at Delta\nRequirements\n- Microsoft Excel\n- Payroll\n- Bookkeeping";
    const bullets = ["Kept the rota in Microsoft Excel"];
    const required = (title: string) => points(fit({ title, bullets }, list), "required");
    expect(required("Accountant")).toBeGreaterThan(required("Lifeguard"));
    const { parts } = fit({ title: "Lifeguard", bullets }, list);
    const notes = parts.flatMap(({ details }) => details.map(({ note }) => note));
    expect(notes).toContain("It counts less, because it was done in another kind of work.");
  });

  it("counts half without a licence of the trade, and asks nobody for one to drive", () => {
    const nurse = { title: "Registered Nurse", bullets: ["Did triage and phlebotomy each day"] };
    const required = (licence: string) => points(fit(nurse, withLicence(licence)), "required");
    expect(required("Dental hygienist license")).toBeLessThan(required("Valid driver's license"));
  });

  it("counts a part of what is told in plain words where the title is of this work", () => {
    const list = "Line Cook at Delta\nRequirements\n- Keeping a tidy station\n- Combi oven";
    const required = (title: string) => points(fit({ title }, list), "required");
    expect(required("Line Cook")).toBeGreaterThan(0);
    expect(required("Accountant")).toBe(0);
    expect(fit({ title: "Line Cook" }, list).total ?? 100).toBeLessThan(90);
    const notes = fit({ title: "Line Cook" }, list).parts.flatMap(({ details }) =>
      details.map(({ note }) => note),
    );
    expect(notes.some((note) => note.includes("who works as Line Cook"))).toBe(true);
  });

  it("counts years in this work only, and none where no job has a date", () => {
    expect(points(fit({ title: "Baker" }, backend), "experience")).toBe(0);
    const full = fit({ title: "Backend Developer" }, backend);
    const short = fit({ title: "Backend Developer", start: "2020", end: "2021" }, backend);
    expect(points(full, "experience")).toBeGreaterThan(points(short, "experience"));
    const undated = fit({ title: "Backend Developer", start: "", end: "" }, backend);
    expect(points(undated, "experience")).toBe(-1);
  });

  it("takes the level into account both ways, and helpers for beginners", () => {
    const same = level("Backend Developer", "Backend Developer");
    expect(level("Junior Backend Developer", "Senior Backend Developer")).toBeLessThan(same);
    expect(level("Electrician Helper", "Electrician")).toBeLessThan(
      level("Electrician", "Electrician"),
    );
    expect(level("Chief Accountant", "Accounting Intern")).toBeLessThan(same);
  });
});
