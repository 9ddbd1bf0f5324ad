import { describe, expect, it } from "vitest";
import { objectionsOf } from "../../testing/objections-of.ts";
import { checkAbsolute, checkScope } from "./scope.ts";

const on = (line: string, claim: string) => [
  ...objectionsOf(checkAbsolute, [line], claim),
  ...objectionsOf(checkScope, [line], claim),
];

describe("words that make the work larger", () => {
  it.each([
    ["Labelled jars", "Always labelled jars"],
    ["Labelled jars", "Labelled jars every time"],
    ["Labelled jars", "Labelled every jar"],
    ["Labelled jars", "Was the first to label jars"],
    ["Labelled jars", "The only clerk who labelled jars"],
    ["Labelled jars with a colleague", "Labelled jars by myself"],
    ["Labelled jars with a colleague", "Sole labeller of jars"],
    ["Came second at the jar fair", "Came first at the jar fair"],
    ["Labelled jars on Mondays", "Labelled jars every Friday"],
  ])("%s is not: %s", (line, claim) => {
    expect(on(line, claim)).toEqual(["blocked"]);
  });

  it.each([
    ["Drove jars through two valleys", "Drove jars all over two valleys"],
    ["Beat the average of the shop", "Better than the shop as a whole"],
    ["Labelled all jars", "Labelled every jar"],
    ["Jars labelled 100%", "Labelled jars the whole time"],
    ["Filled 20 jars per crate", "Filled 20 jars for each crate"],
    ["Labelled jars on Mondays", "Labelled jars every Monday"],
    ["Checked jars at 3-month intervals", "Checked jars every three months"],
    ["Labelled jars for members only", "Labelled jars solely for members"],
    ["No jar broken in 4 years", "Never broke a jar"],
    ["1st place, jar fair", "Came first at the jar fair"],
    ["Labelled jars", "Labelled jars, on top of first calls"],
    ["Labelled two jars", "Labelled only two jars"],
    ["Could label up to 40 jars", "Could label up to 40 jars on my own say-so"],
  ])("%s may be told as: %s", (line, claim) => {
    expect(on(line, claim)).toEqual([]);
  });
});
