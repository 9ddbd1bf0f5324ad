import { timeLimit } from "@savile/testing";
import { describe, expect, test } from "vitest";
import { attributeOf, parseSvg } from "./svg.ts";
import type { SvgElement } from "./svg.ts";

/** An element by its name and what is in it. */
function shape(element: SvgElement): unknown {
  return element.children.length === 0
    ? element.name
    : [element.name, ...element.children.map(shape)];
}

describe("the engine's SVG", () => {
  test.each([
    ["<svg/>", "svg"],
    ["<svg></svg>", "svg"],
    ["<svg><g><path/></g><defs/></svg>", ["svg", ["g", "path"], "defs"]],
    ['<?xml version="1.0"?>\n<svg>\n  <a:b/>\n</svg>\n', ["svg", "a:b"]],
    ["<svg>Ada &lt;g&gt; Lovelace<g/></svg>", ["svg", "g"]],
    ["<svg/><svg><g/></svg>", "svg"],
  ])("%j has its elements in each other", (source, tree) => {
    const root = parseSvg(source);
    expect(root === null ? null : shape(root)).toEqual(tree);
  });

  test.each([
    "",
    "Ada",
    "<svg>",
    "</svg>",
    "<svg><g></svg></g>",
    "<svg></g>",
    "<svg></svg></svg>",
    "<g",
  ])("%j is none", (source) => {
    expect(parseSvg(source)).toBeNull();
  });

  test("of many elements is read in no time", () => {
    const started = performance.now();
    const source = `<svg>${"<g><use x='1'/>".repeat(20_000)}${"</g>".repeat(20_000)}</svg>`;
    expect(parseSvg(source)?.children).toHaveLength(1);
    expect(parseSvg("<".repeat(100_000))).toBeNull();
    expect(performance.now() - started).toBeLessThan(timeLimit(500));
  });
});

describe("an attribute", () => {
  const element: SvgElement = {
    name: "use",
    attributes: ' data-x="1" x="2" xlink:href="#a" d="" y="-3"',
    children: [],
  };

  test.each([
    ["x", "2"],
    ["data-x", "1"],
    ["xlink:href", "#a"],
    ["d", ""],
    ["y", "-3"],
    ["href", undefined],
    ["z", undefined],
  ])("%s is found by its whole name: %s", (name, value) => {
    expect(attributeOf(element, name)).toBe(value);
  });
});
