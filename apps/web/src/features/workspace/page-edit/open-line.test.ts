import type { Page } from "@savile/model";
import { describe, expect, it } from "vitest";
import { sampleWork } from "../../../testing/render-work.tsx";
import { below, neighbour, openingOf, spotOn, typeOf } from "./open-line.ts";
import { placeOf } from "./place-of.ts";

type Mark = NonNullable<Page["drawing"]>["marks"][number];

function markAt(x: number, base: number): Mark {
  return { at: [1, 0, 0, -1, x, base], d: "", fill: "#111" };
}

function page(hash: string, ...paths: readonly string[]): Page {
  const regions = paths.map((path, index) => ({
    path,
    x: 60,
    y: 60 + index * 14,
    w: 400,
    h: 13.5,
  }));
  return { hash, w: 612, h: 792, regions };
}

const pages = [page("a", "name", "exp1.b1", "exp1.b2"), page("b", "exp1.b2", "exp1.b3")];

describe("the order of printing", () => {
  it("leads from line to line over the end of a page, a line on both only once", () => {
    expect(neighbour(pages, "exp1.b1", 1)).toBe("exp1.b2");
    expect(neighbour(pages, "exp1.b2", 1)).toBe("exp1.b3");
    expect(neighbour(pages, "exp1.b3", -1)).toBe("exp1.b2");
  });

  it("ends at both ends, and knows nothing of what is not printed", () => {
    expect(neighbour(pages, "name", -1)).toBeNull();
    expect(neighbour(pages, "exp1.b3", 1)).toBeNull();
    expect(neighbour(pages, "exp9.b1", 1)).toBeNull();
  });
});

describe("the place of a field", () => {
  it("is where the text is printed first, and tells two openings apart", () => {
    const first = openingOf(pages, "exp1.b3", null);
    expect(first).toMatchObject({ page: 2, spot: { x: 60, y: 74 }, turn: 1 });
    expect(openingOf(pages, "exp1.b3", first, "end")).toMatchObject({ turn: 2, caret: "end" });
    expect(openingOf(pages, "exp9.b1", first)).toBeNull();
    expect(spotOn(pages[0], "exp1.b3")).toBeNull();
  });

  it("of a new line is below the one before it", () => {
    expect(below({ x: 60, y: 100, w: 400, h: 41 })).toEqual({ x: 60, y: 141, w: 400, h: 14 });
  });

  it("is set in the type that its room and its lines tell", () => {
    const one = { x: 60, y: 100, w: 400, h: 12.9 };
    expect(typeOf(page("p"), one).size).toBeCloseTo(10);
    expect(typeOf(page("p"), { ...one, h: 25.8 }).size).toBeCloseTo(20);
    // Two lines, 13.3 apart, in a Region as high as both; what stands beside them has lines of its own.
    const marks = [
      markAt(60, 110),
      markAt(200, 110.4),
      markAt(60, 123.3),
      markAt(480, 117),
      markAt(60, 140),
    ];
    const drawn: Page = { ...page("p"), drawing: { w: 612, h: 792, marks } };
    const two = typeOf(drawn, { ...one, h: 26.2 });
    expect(two.size).toBeCloseTo(10, 1);
    expect(two.leading).toBeCloseTo(13.3);
  });
});

describe("the list that a text stands in", () => {
  const { tailoring } = sampleWork();
  const documents = { resume: tailoring.resume.resume, letter: tailoring.letter.letter };

  it("is that of its lines, or of its entry where the text is its head", () => {
    expect(placeOf(documents, "resume", "exp1.b2")).toMatchObject({
      of: "line",
      list: "exp1.bullets",
      id: "b2",
      index: 1,
      count: 2,
      full: false,
    });
    expect(placeOf(documents, "resume", "exp1.title")).toMatchObject({
      of: "entry",
      list: "experience",
      id: "exp1",
    });
  });

  it("is none for a text that stands for itself", () => {
    expect(placeOf(documents, "resume", "contact.email")).toBeNull();
    expect(placeOf(documents, "resume", "exp1.dates")).toBeNull();
    expect(placeOf(documents, "cover_letter", "exp1.b2")).toBeNull();
  });
});
