import type { Requirement } from "@savile/model";
import { describe, expect, it } from "vitest";
import { parsePosting } from "../posting/parse-posting.ts";
import { readSource } from "../match/source.ts";
import { buildResume, factsOf } from "../testing/build-resume.ts";
import { isOfEmployer, lineBefore, readThing } from "./asked-thing.ts";
import { nearestHeld } from "./nearest-held.ts";
import { questionText } from "./question-text.ts";

const ask = (text: string, kind: Requirement["kind"] = "skill") =>
  readThing({ kind, text, canonical: [] }, "");

describe("a question", () => {
  it.each([
    ["use", ["Sage"], undefined, "Have you used Sage?"],
    ["use", ["Sage"], "Xero", "You mention Xero. Have you used Sage as well?"],
    ["use", ["Java", "Kotlin", "Go"], "Rust", "Have you used Java, Kotlin or Go?"],
    ["use", ["forklift"], undefined, "Have you used a forklift?"],
    ["use", ["scaffolding"], undefined, "Have you used scaffolding?"],
    ["hold", ["working-at-height"], undefined, "Do you have a working-at-height certificate?"],
    ["know", ["Crop rotation"], undefined, "Do you have experience with crop rotation?"],
    ["know", ["customer experience"], undefined, "Have you worked on customer experience?"],
    [
      "know",
      ["American Sign Language"],
      undefined,
      "Do you have experience with American Sign Language?",
    ],
    ["hold", ["Class A CDL"], undefined, "Do you have a Class A CDL?"],
    [
      "hold",
      ["RN license in the State of Ohio"],
      undefined,
      "Do you have an RN license in the State of Ohio?",
    ],
    ["hold", ["Valid driver's license"], undefined, "Do you have a valid driver's license?"],
    ["hold", ["food hygiene certificates"], undefined, "Do you have food hygiene certificates?"],
    ["certified", ["CPR"], undefined, "Are you certified in CPR?"],
    ["be", ["Certified Public Accountant"], undefined, "Are you a Certified Public Accountant?"],
    ["speak", ["French"], "German", "Do you speak French, and how well?"],
  ] as const)(
    "of the form %s about %j beside %s reads like a person",
    (form, names, near, text) => {
      expect(questionText(form, names, near)).toBe(text);
    },
  );
});

describe("what is asked for", () => {
  it("loses the word that says that something is asked for", () => {
    expect(ask("welding experience").text).toBe("welding");
    expect(ask("bookkeeping skills.").text).toBe("bookkeeping");
  });

  it("is everyday where everybody uses the word, and never under a name or initials", () => {
    expect(ask("rules").isEveryday).toBe(true);
    expect(ask("toxicology").isEveryday).toBe(false);
    expect(ask("GAAP").isEveryday).toBe(false);
  });

  it("knows its line up to itself, and whether the employer is called so", () => {
    const text =
      "Clerk at Sage Bakery Ltd\nSage Bakery Ltd is a baker.\nRequirements\n- Must pass a background check";
    const posting = { ...parsePosting(text), company: "Sage Bakery Ltd" };
    const at = text.indexOf("background");
    expect(lineBefore(text, { span: [at, at + 5] })).toBe("- Must pass a ");
    expect(isOfEmployer(ask("Sage"), posting)).toBe(true);
    expect(isOfEmployer(ask("Xero"), posting)).toBe(false);
  });
});

describe("the nearest thing held", () => {
  const resume = buildResume({
    name: "Ada Moss",
    jobs: [
      {
        title: "Bookkeeper",
        company: "Fern & Sons",
        start: "2019",
        end: "2024",
        bullets: ["Kept the books of 30 clients in Xero"],
      },
    ],
    skills: ["Class B CDL", "Welding"],
  });
  const source = readSource(resume, factsOf(resume), "2026-11-21");

  it("is another of the same kind, and of the same sort of thing", () => {
    expect(nearestHeld(source, "Sage", "use")).toBe("Xero");
    expect(nearestHeld(source, "Xero", "use")).toBeUndefined();
    expect(nearestHeld(source, "Sage", "hold")).toBeUndefined();
  });

  it("is nothing where the tables put nothing beside it", () => {
    expect(nearestHeld(source, "Photoshop", "use")).toBeUndefined();
    expect(nearestHeld(source, "a thing of no name", "know")).toBeUndefined();
  });
});
