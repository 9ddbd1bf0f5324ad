import { describe, expect, it } from "vitest";
import { maxBullets, maxEntries } from "../base/limits.ts";
import type { Documents } from "../tailoring/edit.ts";
import { linesOf, sample } from "../testing/sample-documents.ts";
import { cutLetterToRefuse, cutLists, cutResumeToRefuse } from "./cut-lists.ts";
import { entryShapes } from "./list-shapes.ts";

function manyLines(prefix: string, count: number) {
  return linesOf(prefix, ...Array.from({ length: count }, (_, index) => `line ${index}`));
}

function languages(count: number) {
  return Array.from({ length: count }, (_, index) =>
    entryShapes.languages.blank(`lng${index + 1}`),
  );
}

function withResume(part: Partial<Documents["resume"]>): Documents {
  return { ...sample, resume: { ...sample.resume, ...part } };
}

describe("documents within the limits", () => {
  it("stay the very same", () => {
    const { documents, overfull } = cutLists(sample, sample);
    expect(documents.resume).toBe(sample.resume);
    expect(documents.letter).toBe(sample.letter);
    expect(overfull).toEqual([]);
  });

  it("are also those in which every list is just full", () => {
    const full = withResume({
      languages: languages(maxEntries),
      competencies: manyLines("c", maxBullets),
    });
    expect(cutLists(sample, full)).toEqual({ documents: full, overfull: [] });
  });
});

describe("a list that is too long", () => {
  it("keeps its first values, and its address is told", () => {
    const { documents, overfull } = cutLists(
      sample,
      withResume({ languages: languages(maxEntries + 3) }),
    );
    expect(documents.resume.languages).toEqual(languages(maxEntries));
    expect(overfull).toEqual(["languages"]);
  });

  it("is cut in the lines of an entry and in a letter as well", () => {
    const [job] = sample.resume.experience;
    if (job === undefined) throw new Error("no job");
    const long = {
      ...withResume({ experience: [{ ...job, bullets: manyLines("b", maxBullets + 1) }] }),
      letter: { ...sample.letter, paragraphs: manyLines("p", maxBullets + 9) },
    };
    const { documents, overfull } = cutLists(sample, long);
    expect(documents.resume.experience[0]?.bullets).toHaveLength(maxBullets);
    expect(documents.letter.paragraphs).toHaveLength(maxBullets);
    expect(overfull).toEqual(["exp1.bullets", "body"]);
  });

  it("keeps the length that it had before, and no more", () => {
    const before = withResume({ competencies: manyLines("c", maxBullets + 5) });
    const longer = withResume({ competencies: manyLines("c", maxBullets + 6) });
    expect(cutLists(before, before)).toEqual({ documents: before, overfull: [] });
    const { documents, overfull } = cutLists(before, longer);
    expect(documents.resume.competencies).toHaveLength(maxBullets + 5);
    expect(overfull).toEqual(["competencies"]);
  });

  it("takes the sections that were cut out of the order, and no other", () => {
    const additional = Array.from({ length: maxEntries + 2 }, (_, index) => ({
      id: `add${index + 1}`,
      title: `Section ${index}`,
      lines: [],
    }));
    const order = ["summary", ...additional.map(({ id }) => id).toReversed(), "experience"];
    const { documents } = cutLists(sample, withResume({ additional, order }));
    expect(documents.resume.order).toHaveLength(maxEntries + 2);
    expect(documents.resume.order[0]).toBe("summary");
    expect(documents.resume.order[1]).toBe(`add${maxEntries}`);
    expect(documents.resume.order.at(-1)).toBe("experience");
  });

  it("leaves what it was cut from as it was", () => {
    const long = withResume({ languages: languages(maxEntries + 1) });
    cutLists(sample, long);
    expect(long.resume.languages).toHaveLength(maxEntries + 1);
  });
});

describe("documents that are refused for their lists", () => {
  it("keep one value more than a list may hold, so that its address can be told", () => {
    const [job] = sample.resume.experience;
    if (job === undefined) throw new Error("the sample has no job");
    const bullets = manyLines("b", 500);
    const resume = cutResumeToRefuse({
      ...sample.resume,
      languages: languages(500),
      experience: [{ ...job, bullets }],
    });
    expect(resume.languages).toHaveLength(maxEntries + 1);
    expect(resume.experience[0]?.bullets).toHaveLength(maxBullets + 1);
    const letter = cutLetterToRefuse({ ...sample.letter, paragraphs: manyLines("p", 500) });
    expect(letter.paragraphs).toHaveLength(maxBullets + 1);
  });

  it("name no section in their order that is no longer there", () => {
    const own = Array.from({ length: 300 }, (_, index) =>
      entryShapes.additional.blank(`add${index + 1}`),
    );
    const order = ["experience", ...own.map(({ id }) => id)];
    const resume = cutResumeToRefuse({ ...sample.resume, additional: own, order });
    expect(resume.order.filter((id) => id.startsWith("add"))).toHaveLength(maxEntries + 1);
  });

  it("stay the very same within the limits", () => {
    expect(cutResumeToRefuse(sample.resume)).toEqual(sample.resume);
    expect(cutLetterToRefuse(sample.letter)).toEqual(sample.letter);
  });
});
