import type { Requirement } from "@savile/model";
import { array, assert, integer, property, string, tuple } from "fast-check";
import { expect, it } from "vitest";
import { segmentsOf } from "./posting-segments.ts";

function requirement(id: string, span: [number, number]): Requirement {
  return {
    id,
    text: "",
    canonical: [],
    kind: "skill",
    level: "required",
    mentions: 1,
    inTitle: false,
    weight: 1,
    span,
  };
}

it("cuts the posting at requirements and marks each piece by the shortest one around it", () => {
  const text = "We need three years of SQL here";
  const inner = text.indexOf("SQL");
  const segments = segmentsOf(
    text,
    [requirement("r1", [8, inner + 3]), requirement("r2", [inner, inner + 3])],
    (id) => (id === "r1" ? "partly" : "met"),
  );
  expect(segments.map((one) => [one.text, one.coverage, one.requirements.join(" ")])).toEqual([
    ["We need ", null, ""],
    ["three years of ", "partly", "r1"],
    ["SQL", "met", "r2 r1"],
    [" here", null, ""],
  ]);
  expect(segments.map((one) => one.ends)).toEqual([null, null, "partly", null]);
});

it("marks whole phrases more quietly than terms", () => {
  const text = "Coordinate the carriers and the customs brokers of every site";
  const [segment] = segmentsOf(text, [requirement("r1", [0, text.length])], () => "missing");
  expect(segment).toMatchObject({ phrase: true, coverage: "missing", ends: "missing" });
});

it("loses no character, whatever the spans", () => {
  const anySpan = tuple(integer({ min: -5, max: 60 }), integer({ min: -5, max: 60 }));
  assert(
    property(string({ maxLength: 50 }), array(anySpan, { maxLength: 8 }), (text, spans) => {
      const all = spans.map((span, index) => requirement(`r${index}`, span));
      const pieces = segmentsOf(text, all, () => "met");
      expect(pieces.map((one) => one.text).join("")).toBe(text);
    }),
  );
});
