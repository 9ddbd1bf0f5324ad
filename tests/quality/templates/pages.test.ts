import { templateIds } from "@savile/model";
import { describe, expect, it } from "vitest";
import { everyField, fixturePeople } from "../round-trip/fixture-set.ts";
import { longPeople, overlapsOn, pageFaults } from "./page-faults.ts";

const people = [
  ...fixturePeople().slice(3, 4),
  ...longPeople(fixturePeople()).slice(0, 3),
  everyField(),
];

describe.each(templateIds)("pages of %s", (template) => {
  it("have no texts over one another, orphan headings, parted short entries or texts in the edges", async () => {
    for (const { resume } of people) {
      const found = await pageFaults(resume, template, "a4");
      expect(found).toMatchObject({ overlaps: [], orphans: [], parted: [], outside: [] });
    }
  });
});

it("finds texts over one another, and none where lines only follow one another", () => {
  const line = { x: 50, w: 200, h: 7 };
  const texts = [
    { ...line, text: "first", y: 100 },
    { ...line, text: "second", y: 104 },
    { ...line, text: "third", y: 118 },
  ];
  expect(overlapsOn(texts)).toEqual(["first / second"]);
});
