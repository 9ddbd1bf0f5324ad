import { describe, expect, it } from "vitest";
import { makePeople, splitDegree, splitPlace } from "./make-person.ts";
import { countValues, reduceTruth } from "./reduce-truth.ts";

describe("made-up people", () => {
  const people = makePeople(2000, 24);

  it("are the same each time, and a longer list begins with the shorter one", () => {
    expect(makePeople(2000, 5)).toEqual(people.slice(0, 5));
  });

  it("say in the form all that counts, but for the words of dates", () => {
    for (const person of people) {
      const texts: string[] = [];
      JSON.stringify(person.resume, (_, value: unknown) => {
        if (typeof value === "string") texts.push(value);
        return value;
      });
      const { truth } = reduceTruth(person, { lines: [...texts, "present"], targets: [] });
      expect(truth.skills).toEqual(person.truth.skills);
      expect(truth.links).toEqual(person.truth.links);
      expect(truth.jobs).toEqual(person.truth.jobs);
      expect(countValues(truth)).toBe(countValues(person.truth));
    }
  });

  it("write days, months and years", () => {
    const dates = people.flatMap(({ resume }) => resume.work.map((job) => job.startDate));
    expect(new Set(dates.map((date) => date.length))).toEqual(new Set([4, 7, 10]));
  });
});

it.each([
  ["MA in Special Education", "MA", "Special Education"],
  ["BSc Adult Nursing", "BSc", "Adult Nursing"],
  ["BA (Hons) Fashion Retail", "BA", "(Hons) Fashion Retail"],
  ["NVQ Level 3 Care", "NVQ Level 3 Care", ""],
  ["High School Diploma", "High School Diploma", ""],
])("%j is the study %j of %j", (degree, studyType, area) => {
  expect(splitDegree(degree)).toEqual({ studyType, area });
});

it.each([
  ["Tulsa, OK 74103", "Tulsa", "OK", "74103"],
  ["Fargo, North Dakota", "Fargo", "North Dakota", ""],
  ["Dundee", "Dundee", "", ""],
])("%j is the town %j of %j with the code %j", (place, city, region, postalCode) => {
  expect(splitPlace(place)).toEqual({ city, region, postalCode });
});
