import type { Page } from "@savile/model";
import { describe, expect, it } from "vitest";
import { caretAt } from "./caret-at.ts";

/** A run of text on a line, each letter five points wide; blanks paint nothing. */
function run(text: string, left: number, base: number) {
  const d = text
    .split("")
    .map((letter, index) => (letter === " " ? "" : `M${index * 5} 0h4v7h-4Z`))
    .join("");
  return {
    at: [1, 0, 0, -1, left, base] as [number, number, number, number, number, number],
    d,
    fill: "#000",
  };
}

function pageOf(marks: NonNullable<Page["drawing"]>["marks"], regions: Page["regions"]): Page {
  return { hash: "a", w: 600, h: 800, regions, drawing: { w: 600, h: 800, marks } };
}

const text = "Moved 14 services to Kubernetes";
const line = { path: "exp1.b1", x: 50, y: 100, w: 500, h: 14 };
const page = pageOf([run(text, 50, 110), run("Other words", 50, 130)], [line]);

function click(x: number, y = 106) {
  return caretAt([page], "exp1.b1", text, { page: 1, x, y });
}

describe("the caret of a line that was clicked", () => {
  it("stands before or behind the letter that was hit, whichever edge is nearer", () => {
    for (const word of ["Moved", "14", "services", "Kubernetes"]) {
      const at = text.indexOf(word);
      expect(click(50 + at * 5 + 1)).toBe(at);
      expect(click(50 + at * 5 + 4)).toBe(at + 1);
    }
  });

  it("stands at the end where the click was behind the text, and first where it was before it", () => {
    expect(click(540)).toBe(text.length);
    expect(click(49)).toBe(0);
  });

  it("finds its line in a text of several, and its part of one that two pages print", () => {
    const long = "first second third";
    const two = pageOf([run("first", 50, 110), run("second", 50, 124)], [{ ...line, h: 28 }]);
    const next = pageOf([run("third", 50, 60)], [{ ...line, y: 50 }]);
    const at = (number: number, x: number, y: number) =>
      caretAt([two, next], "exp1.b1", long, { page: number, x, y });
    expect(at(1, 51, 120)).toBe(long.indexOf("second"));
    expect(at(1, 61, 108)).toBe(2);
    expect(at(2, 51, 55)).toBe(long.indexOf("third"));
  });

  it("takes a text that is printed twice as whole at each place", () => {
    const twice = pageOf(
      [run("Ines Varga", 50, 110), run("Ines Varga", 50, 310)],
      [line, { ...line, y: 300 }].map((one) => ({ ...one, path: "name" })),
    );
    expect(caretAt([twice], "name", "Ines Varga", { page: 1, x: 76, y: 306 })).toBe(5);
  });

  it("shares out letters that are set as one", () => {
    const office = pageOf([run("ofce offices", 50, 110)], [line]);
    const place = caretAt([office], "exp1.b1", "office offices", {
      page: 1,
      x: 50 + 5 * 5 + 1,
      y: 106,
    });
    expect(Math.abs(place - "office ".length)).toBeLessThanOrEqual(2);
  });

  it("stands behind the text where nothing is drawn", () => {
    const bare: Page = { hash: "a", w: 600, h: 800, regions: [line] };
    expect(caretAt([bare], "exp1.b1", text, { page: 1, x: 80, y: 106 })).toBe(text.length);
  });
});
