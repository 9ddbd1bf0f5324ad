import { describe, expect, test } from "vitest";
import { identity, UnknownShape } from "./matrix.ts";
import { pagesIfKnown, shapeMark } from "./shape-mark.ts";
import type { SvgElement } from "./svg.ts";

function path(attributes: string): SvgElement {
  return { name: "path", attributes: ` ${attributes}`, children: [] };
}

function markOf(attributes: string) {
  return shapeMark(path(attributes), identity, (d) => d.replaceAll(" ", ""));
}

describe("the mark of a shape", () => {
  test("is filled, drawn as a line, or both", () => {
    expect(markOf('d="M 0 0" fill="#112233"')).toEqual({ at: identity, d: "M00", fill: "#112233" });
    expect(markOf('d="M 0 0" fill="none" stroke="#112233" stroke-width="0.6"')).toEqual({
      at: identity,
      d: "M00",
      stroke: "#112233",
      strokeWidth: 0.6,
    });
    expect(markOf('d="M 0 0" fill="#112233" stroke="#445566"')).toMatchObject({
      fill: "#112233",
      stroke: "#445566",
      strokeWidth: 1,
    });
  });

  test("without colour leaves nothing to see", () => {
    expect(markOf('d="M 0 0" fill="none" stroke="none"')).toEqual({ at: identity, d: "M00" });
  });

  test("stands where its matrix has it, to a hundredth of a point", () => {
    const mark = shapeMark(path('d="M 0 0"'), [1, 0, 0, 1, 10.12345, -3.999], (d) => d);
    expect(mark.at).toEqual([1, 0, 0, 1, 10.12, -4]);
  });

  test.each(['fill="#112233"', 'd="M 0 0" stroke="#112233" stroke-width="thin"'])(
    "is refused of a shape that is none: %s",
    (attributes) => {
      expect(() => markOf(attributes)).toThrow(UnknownShape);
    },
  );
});

function drawBadly(): never {
  throw new RangeError("ours");
}

describe("pages of an SVG", () => {
  test("are what is found in it", () => {
    const found = pagesIfKnown("<svg><g/><g/></svg>", (svg) =>
      svg.children.map(() => ({ w: 1, h: 2, marks: [] })),
    );
    expect(found).toHaveLength(2);
  });

  test("are none where the SVG is of another shape, or none at all", () => {
    const strange = pagesIfKnown("<svg/>", () => {
      throw new UnknownShape("a picture");
    });
    expect([strange, pagesIfKnown("<svg>", () => [])]).toEqual([null, null]);
  });

  test("do not hide a fault of ours", () => {
    expect(() => pagesIfKnown("<svg/>", drawBadly)).toThrow("ours");
  });
});
