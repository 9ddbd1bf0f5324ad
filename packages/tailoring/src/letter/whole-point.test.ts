import { describe, expect, it } from "vitest";
import { asPoint, wholePhrase } from "./whole-point.ts";

describe("a line as a whole phrase", () => {
  it.each([
    ["Prepares packs and takes minutes", "prepare packs and take minutes"],
    ["In charge of 14 room attendants", "am in charge of 14 room attendants"],
    ["Lead designer for eleven brands", "work as lead designer for eleven brands"],
    ["640 cows, 8 robots, 5 employees", "work with 640 cows, 8 robots and 5 employees"],
    ["Food cost brought from 34% to 29.5%", "brought food cost from 34% to 29.5%"],
    ["Calf mortality from 9 to 4 percent", "brought calf mortality from 9 to 4 percent"],
    [
      "Scrap on the bracket cell 5.2% down to 1.9%",
      "brought scrap on the bracket cell from 5.2% down to 1.9%",
    ],
    [
      "Repairs, services, wheel building, 8 to 10 bikes a day",
      "work on repairs, services and wheel building (8 to 10 bikes a day)",
    ],
  ])("tells %j as %j", (line, phrase) => {
    expect(wholePhrase(line, true)).toBe(phrase);
  });

  it.each([
    ["Stock counts, supplier tastings", "worked on stock counts and supplier tastings"],
    [
      "Section 47 enquiries, care proceedings",
      "worked on section 47 enquiries and care proceedings",
    ],
    ["Built models, planned sprints", "built models and planned sprints"],
  ])("tells %j of a job that is over as %j", (line, phrase) => {
    expect(wholePhrase(line, false)).toBe(phrase);
  });

  it.each([
    "Repair rate 1.1% last audited year",
    "Install and start-up of packaged units",
    "Supplier scorecard for 140 vendors",
    "Full driving licence and use of a car",
  ])("tells nothing of %j", (line) => {
    expect(wholePhrase(line, true)).toBeUndefined();
  });

  it("stands without its verb where resumes have it so", () => {
    expect(asPoint("am in charge of the watch")).toBe("In charge of the watch");
  });
});
