import { describe, expect, it } from "vitest";
import type { Person } from "./json-resume.ts";
import { makePeople } from "./make-person.ts";
import { countValues, reduceTruth } from "./reduce-truth.ts";

function somePerson(): Person {
  const [first] = makePeople(2000, 1);
  if (first === undefined) throw new Error("nobody");
  const { basics } = first.resume;
  return {
    ...first,
    truth: {
      ...first.truth,
      name: "Orla Lisle",
      email: "orla@example.com",
      phone: "(555) 010-0199",
      location: "Spokane, WA 99201",
      links: ["https://www.linkedin.com/in/orla"],
      jobs: [
        {
          title: "Head Chef",
          company: "Oxbow Bistro",
          location: "Reno, NV",
          start: "2018-03",
          end: "present",
          bullets: 2,
        },
      ],
      studies: [
        { degree: "MA in Food Science", school: "Tarrant College", start: "2009", end: "2012" },
      ],
      skills: ["pastry", "stock rotation"],
    },
    resume: {
      ...first.resume,
      basics: { ...basics, location: { city: "Spokane", region: "WA", postalCode: "99201" } },
      work: first.resume.work.slice(0, 1).map((job) => ({
        ...job,
        highlights: ["Wrote a seasonal menu", "Ordered from nine suppliers"],
      })),
      education: first.resume.education
        .slice(0, 1)
        .map((study) => ({ ...study, studyType: "MA", area: "Food Science" })),
    },
  };
}

function reduce(...lines: readonly string[]) {
  return reduceTruth(somePerson(), { lines, targets: [] }).truth;
}

describe("what a file says of a person", () => {
  it("is found whatever its case, its signs and the ends of its lines", () => {
    const truth = reduce(
      "ORLA LISLE",
      "Orla@Example",
      ".com",
      "+1 (555) 010 0199",
      "stock",
      "rotation",
    );
    expect(truth).toMatchObject({
      name: "Orla Lisle",
      email: "orla@example.com",
      phone: "(555) 010-0199",
      skills: ["stock rotation"],
    });
  });

  it("does not hold what the maker left out", () => {
    expect(reduce("Lorem ipsum")).toEqual({
      name: "",
      email: "",
      phone: "",
      location: "",
      links: [],
      jobs: [],
      studies: [],
      skills: [],
      headings: [],
    });
  });

  it("does not hold a short value that stands inside another word", () => {
    expect(reduce("pastrycook").skills).toEqual([]);
  });

  it.each([
    ["Spokane, WA 99201", "Spokane, WA, 99201"],
    ["Spokane 99201", "Spokane, 99201"],
    ["Spokane", "Spokane"],
    ["Spokane water@example.com", "Spokane"],
    ["WA 99201", ""],
  ])("has of its place in %j the parts %j", (line, place) => {
    expect(reduce(line).location).toBe(place);
  });

  it("has a link that is shown, or that a click opens", () => {
    expect(reduce("linkedin.com/in/orla").links).toHaveLength(1);
    expect(reduce("LinkedIn").links).toEqual([]);
    const targets = ["https://linkedin.com/in/orla/"];
    expect(reduceTruth(somePerson(), { lines: [], targets }).truth.links).toHaveLength(1);
  });

  it("has of a job the parts and the dates that are printed", () => {
    expect(reduce("Head Chef", "2018 -").jobs).toEqual([
      { title: "Head Chef", company: "", location: "", start: "2018", end: "", bullets: null },
    ]);
  });

  it.each([
    [["Head Chef", "• Wrote a seasonal menu", "- Ordered from nine suppliers"], 2],
    [["Head Chef", "Wrote a seasonal", "menu"], 1],
    [["Head Chef", "Wrote a seasonal menu. Ordered from nine suppliers"], null],
    [["Head Chef"], null],
  ])("has in %j a list of %j lines", (lines, bullets) => {
    expect(reduce(...lines).jobs[0]?.bullets).toBe(bullets);
  });

  it.each([
    [["MA in Food Science"], "MA in Food Science"],
    [["Food Science", "MA"], "MA Food Science"],
    [["Food Science", "Tarrant College"], "Food Science"],
  ])("has in %j the degree %j", (lines, degree) => {
    expect(reduce(...lines).studies[0]?.degree).toBe(degree);
  });

  it("counts what was handed over and what is printed of it", () => {
    const { given, printed } = reduceTruth(somePerson(), { lines: ["Orla Lisle"], targets: [] });
    expect([given, printed]).toEqual([17, 1]);
    expect(countValues(somePerson().truth)).toBe(17);
  });
});
