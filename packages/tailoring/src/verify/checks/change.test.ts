import { describe, expect, it } from "vitest";
import { objectionsOf } from "../../testing/objections-of.ts";
import { checkBecause } from "./cause.ts";
import { checkChange } from "./change.ts";

const lines = [
  "Answered the ferry's booking line and wrote the evening log",
  "Fuel use down from 41 to 36 litres an hour after a new trim table",
  "Ticket queue at the pier: from 20 minutes to 12 with a second window",
  "Submitted two berth plans; the second was funded by the port",
  "Repainted the lounge",
];

const change = (claim: string) => objectionsOf(checkChange, lines, claim);
const because = (claim: string) => objectionsOf(checkBecause, lines, claim);

describe("what came of something", () => {
  it.each([
    "Wrote the evening log, and errors dropped",
    "Repainting the lounge lifted passenger ratings",
    "The booking line I answered brought complaints down",
    "Repainted the lounge, freeing up cash for the deck",
    "My evening log was praised by the harbour master",
    "Repainted the lounge, which earned me a raise",
    "The log I wrote drew new passengers",
    "Answered the booking line until sales rose",
  ])("is told by a line of the resume: %s", (claim) => {
    expect(change(claim)).not.toEqual([]);
  });

  it.each([
    "Reduced fuel use to 36 litres an hour",
    "Got the ticket queue at the pier down to 12 minutes",
    "Wrote two berth plans, one of which was approved",
    "Drove the van from time to time",
    "Raised a flag each morning",
    "Cut new window frames for the lounge",
    "Dropped passengers at the pier",
  ])("is no new result: %s", (claim) => {
    expect(change(claim)).toEqual([]);
  });

  it("has the cause that its line names", () => {
    expect(because("Reduced fuel use from 41 to 36 litres by using a new trim table")).toEqual([]);
    expect(
      because("Reduced fuel use from 41 to 36 litres by retraining both night pilots"),
    ).toEqual(["blocked"]);
    expect(because("Reduced fuel use from 41 to 36 litres by repainting the lounge")).toEqual([
      "blocked",
    ]);
    expect(because("Answered the booking line by taking turns with both mates")).toEqual([]);
  });
});

it("asks where a word of change only describes a thing", () => {
  expect(change("Answered people with reduced mobility on the booking line")).not.toContain(
    "blocked",
  );
  expect(change("Answered the booking line and reduced complaints")).toContain("blocked");
});
