import { runs } from "@savile/testing";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { textsByAddress } from "../edits/address-text.ts";
import { someDocuments } from "../testing/any-edits.ts";
import { anyResume } from "../testing/arbitrary.ts";
import { sample } from "../testing/sample-documents.ts";
import { mapLetterTexts, mapResumeTexts } from "./map-texts.ts";
import { emptyResume } from "./resume.ts";
import type { Resume } from "./resume.ts";

/** A change of one text that leaves the others alone. */
function writing(wanted: string, next: string) {
  return (address: string, text: string): string => (address === wanted ? next : text);
}

function itself(_: string, text: string): string {
  return text;
}

function dated(text: string): Resume {
  return mapResumeTexts(sample.resume, writing("exp1.dates", text));
}

describe("mapping the texts of a document", () => {
  it("gives the very document back where no text changes, empty or full", () => {
    expect(mapResumeTexts(sample.resume, itself)).toBe(sample.resume);
    expect(mapLetterTexts(sample.letter, itself)).toBe(sample.letter);
    const empty = emptyResume();
    expect(mapResumeTexts(empty, itself)).toBe(empty);
  });

  it("changes the text at an address, and keeps everything beside it the same object", () => {
    const made = mapResumeTexts(sample.resume, writing("edu1.d1", "new"));
    expect(made.education[0]?.details).toEqual([{ id: "d1", text: "new" }]);
    expect({ ...made, education: [] }).toEqual({ ...sample.resume, education: [] });
    expect(made.experience).toBe(sample.resume.experience);
    expect(made.contact).toBe(sample.resume.contact);
    expect(made.order).toBe(sample.resume.order);
  });

  it("leaves what it was given as it was", () => {
    const before = structuredClone(sample);
    mapResumeTexts(sample.resume, () => "x");
    mapLetterTexts(sample.letter, () => "x");
    expect(sample).toEqual(before);
  });

  it("hands each text over once, under an address that no other has", () => {
    fc.assert(
      fc.property(someDocuments(), ({ resume, letter }) => {
        for (const map of [
          (see: typeof itself) => mapResumeTexts(resume, see),
          (see: typeof itself) => mapLetterTexts(letter, see),
        ]) {
          const seen: string[] = [];
          map((address, text) => {
            seen.push(address);
            return text;
          });
          expect(new Set(seen).size).toBe(seen.length);
        }
      }),
      { numRuns: runs(50) },
    );
  });

  it("keeps ids, order and the number of everything, whatever is written", () => {
    fc.assert(
      fc.property(anyResume(), fc.string(), (resume, text) => {
        const made = mapResumeTexts(resume, () => text);
        expect([...textsByAddress(made).keys()]).toEqual([...textsByAddress(resume).keys()]);
        expect(new Set(textsByAddress(made).values())).toEqual(new Set([text]));
        expect([made.order, made.language]).toEqual([resume.order, resume.language]);
      }),
      { numRuns: runs(30) },
    );
  });
});

describe("mapping dates", () => {
  it("reads them anew where their text changes, and keeps every character of it", () => {
    expect(dated(" since May 2020 ").experience[0]?.dates).toEqual({
      text: " since May 2020 ",
      start: "2020-05",
      end: "present",
    });
    expect(dated("").experience[0]?.dates).toEqual({ text: "", start: "", end: "" });
  });

  it("keeps what they mean where their text stays, though it says something else", () => {
    const dates = { text: "long ago", start: "1999", end: "2001" };
    const experience = sample.resume.experience.map((job) => ({ ...job, dates }));
    const resume = { ...sample.resume, experience };
    expect(mapResumeTexts(resume, itself)).toBe(resume);
  });

  it("makes of them what the caller says, whose texts are then not asked for", () => {
    const asked: string[] = [];
    const look = (address: string, text: string): string => {
      asked.push(address);
      return text;
    };
    const none = { text: "", start: "", end: "" };
    const made = mapResumeTexts(sample.resume, look, () => none);
    expect(made.experience[0]?.dates).toBe(none);
    expect(asked.some((address) => address.endsWith(".dates"))).toBe(false);
  });
});

describe("mapping one entry only", () => {
  it("looks into no other, but at the head of the document", () => {
    const asked: string[] = [];
    mapResumeTexts(
      sample.resume,
      (address, text) => {
        asked.push(address);
        return text;
      },
      undefined,
      "exp1",
    );
    expect(asked.filter((address) => /^[a-z]+\d+\./.test(address))).toEqual([
      "exp1.title",
      "exp1.company",
      "exp1.location",
      "exp1.dates",
      "exp1.url",
      "exp1.summary",
      "exp1.b1",
      "exp1.b2",
      "exp1.b3",
      "exp1.b4",
    ]);
    expect(asked).toContain("name");
  });

  it("changes what mapping all of it would change there", () => {
    fc.assert(
      fc.property(someDocuments(), fc.nat(), ({ resume }, pick) => {
        const addresses = [...textsByAddress(resume).keys()];
        const address = addresses[pick % addresses.length] ?? "name";
        const change = writing(address, "new");
        const [owner] = address.split(".");
        expect(mapResumeTexts(resume, change, undefined, owner)).toEqual(
          mapResumeTexts(resume, change),
        );
      }),
      { numRuns: runs(100) },
    );
  });
});
