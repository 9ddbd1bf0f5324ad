import { expect, it } from "vitest";
import { sampleExtraction, sampleLines } from "../../testing/sample-session.ts";
import { lineTails, placeLine } from "./place-line.ts";

it("sets the dates of a line with a gap to its right end", () => {
  const tails = lineTails(sampleExtraction());
  expect([...tails]).toEqual([["p1.l4", "2019 - 2023"]]);
  const line = sampleLines[3];
  expect(line === undefined ? [] : placeLine(line, tails.get("p1.l4"))).toEqual([
    { text: "Head Gardener, Wexcombe Park", x: 60, anchor: "start" },
    { text: "2019 - 2023", x: 550, anchor: "end" },
  ]);
});

it("fits an ordinary line into its width", () => {
  const line = sampleLines[4];
  const width = line?.box?.w;
  expect(line === undefined ? [] : placeLine(line, undefined)).toEqual([
    { text: "- Led a team of six gardeners", x: 60, anchor: "start", width },
  ]);
});

it("leaves a wide line without a tail unstretched, and a line without a place out", () => {
  const line = sampleLines[3];
  if (line === undefined) throw new Error("the sample has seven lines");
  expect(placeLine(line, undefined)).toEqual([{ text: line.text, x: 60, anchor: "start" }]);
  expect(placeLine({ id: "t.l1", text: "x", block: 0, role: "list" }, undefined)).toEqual([]);
});
