import { describe, expect, it } from "vitest";
import { buildResume } from "../../testing/build-resume.ts";
import { factsOf } from "../../testing/build-resume.ts";
import { readSource } from "../../match/source.ts";
import { contextFor } from "../reading/context.ts";
import { frameOf } from "../reading/frame.ts";
import { checkExchangedLevel } from "./exchanged-level.ts";

function objected(list: string, claim: string): boolean {
  const resume = buildResume({ name: "Ada Quill" });
  const read = readSource(resume, factsOf(resume), "2026-11");
  const source = { ...read, printed: [...read.printed, { text: list, values: [] }] };
  const context = contextFor({ source, factIds: [], mode: "prose" });
  return checkExchangedLevel(frameOf(claim), context).length > 0;
}

const towns = "TALK\tFrench. Breton from my mother, fluent. German, stall level.";
const crafts = "Splicing: advanced   Dyeing: basic   Loom repair: basic";

describe("what a list says of one thing, told of another", () => {
  it.each([
    [towns, "I speak French, Breton and fluent German."],
    [crafts, "Splicing: advanced, dyeing: advanced"],
    ["weaving: strong. dyeing: good. loom repair: beginner", "Loom repair: strong"],
  ])("is refused", (list, claim) => expect(objected(list, claim)).toBe(true));

  it.each([
    [towns, "Fluent Breton and German at stall level"],
    [towns, "Fluent Breton"],
    [crafts, "Advanced splicing, basic dyeing"],
    [crafts, "Splicing: basic"],
    ["Weaving, dyeing, splicing", "Advanced dyeing"],
    ["French (fluent), Breton (conversational)", "Conversational French, basic Breton"],
  ])("is as the list says it, lower, or in no list: %s, %s", (list, claim) =>
    expect(objected(list, claim)).toBe(false),
  );
});
