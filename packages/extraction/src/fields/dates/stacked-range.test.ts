import { describe, expect, test } from "vitest";
import { stackPart, stackedRange } from "./stacked-range.ts";

describe("texts above each other", () => {
  test.each([
    [["2019", "2021"], "2019 – 2021"],
    [["Sep 2019", "to", "May 2021"], "Sep 2019 to May 2021"],
    [["03/2019", "–", "05/2021"], "03/2019 – 05/2021"],
    [["2019 –", "2021"], "2019 – 2021"],
    [["2019", "- 2021"], "2019 – 2021"],
    [["Mar 2019", "↓", "May 2021"], "Mar 2019 – May 2021"],
    [["März 2019", "bis", "heute"], "März 2019 bis heute"],
    [["March", "2014 to June", "2016"], "March 2014 to June 2016"],
    [["March 2014 to", "June 2016"], "March 2014 to June 2016"],
    [["May –", "August 2021"], "May – August 2021"],
  ])("%j are one range", (lines, text) => {
    expect(stackedRange(lines)?.text).toBe(text);
  });

  test.each([
    [["Present", "|", "Mar 2019"], "Mar 2019 – Present"],
    [["Current", "2016"], "2016 – Current"],
    [["2021", "—", "2019"], "2019 – 2021"],
    [["heute", "↑", "3.2019"], "3.2019 – heute"],
  ])("%j, the newest on top, are one range", (lines, text) => {
    expect(stackedRange(lines)).toMatchObject({ text, isTold: true, rises: false });
  });

  test.each([
    [["2019"]],
    [["2019", "2017", "2015"]],
    [["2019 – 2021", "2015 – 2017"]],
    [["Present", "Present"]],
    [["–", "Site Manager"]],
    [["2019", "Site Manager"]],
    [["2019", "–", "2020", "–", "2021"]],
  ])("%j are none", (lines) => {
    expect(stackedRange(lines)).toBeUndefined();
  });

  test("two times with nothing between them tell less than with a dash", () => {
    expect(stackedRange(["2019", "2021"])).toMatchObject({ isTold: false, rises: true });
    expect(stackedRange(["2021", "2019"])).toMatchObject({ isTold: false, rises: false });
  });
});

test.each([
  ["2019", "point"],
  ["Mar 2019 –", "point"],
  ["aujourd’hui", "point"],
  ["bis", "connector"],
  ["|", "connector"],
  ["2019 – 2021", undefined],
  ["Leeds", undefined],
  ["Class of 2019", undefined],
])("%j is %s of a stack", (text, part) => {
  expect(stackPart(text)).toBe(part);
});
