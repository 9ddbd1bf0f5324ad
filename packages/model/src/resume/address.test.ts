import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { letterLeaves, resumeLeaves } from "./address.ts";
import { canonicalLetter, canonicalResume } from "./canonical.ts";
import { readAddress } from "../edits/address-text.ts";
import { factsOfResume } from "../tailoring/facts.ts";
import { factSchema } from "../tailoring/fact.ts";
import { mapLetterTexts, mapResumeTexts } from "./map-texts.ts";
import { anyLetter, anyResume } from "../testing/arbitrary.ts";

describe("addresses", () => {
  it("are unique within a resume", () => {
    fc.assert(
      fc.property(anyResume(), (any) => {
        const addresses = resumeLeaves(canonicalResume(any)).map((leaf) => leaf.address);
        expect(new Set(addresses).size).toBe(addresses.length);
      }),
      { numRuns: 150 },
    );
  });

  it("reach every text of a resume, and reading one gives its text", () => {
    fc.assert(
      fc.property(anyResume(), (any) => {
        const resume = canonicalResume(any);
        const reached: [string, string][] = [];
        mapResumeTexts(resume, (address, text) => {
          if (text !== "") reached.push([address, text]);
          return text;
        });
        expect(resumeLeaves(resume).map((leaf) => [leaf.address, leaf.text])).toEqual(reached);
        const [address, text] = reached[0] ?? ["name", ""];
        expect(readAddress(resume, address)).toBe(text);
      }),
      { numRuns: 150 },
    );
  });

  it("reach every text of a letter", () => {
    fc.assert(
      fc.property(anyLetter(), (any) => {
        const letter = canonicalLetter(any);
        const reached: string[] = [];
        mapLetterTexts(letter, (address, text) => {
          if (text !== "") reached.push(address);
          return text;
        });
        expect(letterLeaves(letter).map((leaf) => leaf.address)).toEqual(reached);
        expect(new Set(reached).size).toBe(reached.length);
      }),
      { numRuns: 150 },
    );
  });

  it("leave a document as it is when no text changes", () => {
    fc.assert(
      fc.property(anyResume(), (resume) => {
        expect(mapResumeTexts(resume, (_, text) => text)).toEqual(resume);
      }),
      { numRuns: 100 },
    );
  });

  it("name the entry that a leaf belongs to, and none for the head of the document", () => {
    fc.assert(
      fc.property(anyResume(), (any) => {
        for (const leaf of resumeLeaves(canonicalResume(any))) {
          const head = /^(?:name|headline|summary|contact\.|cmp\.)/.test(leaf.address);
          expect(leaf.entry).toBe(head ? undefined : leaf.address.split(".")[0]);
        }
      }),
      { numRuns: 50 },
    );
  });
});

describe("facts of a resume", () => {
  it("are one for each stated value, under its address, with who stated it", () => {
    fc.assert(
      fc.property(anyResume(), (any) => {
        const resume = canonicalResume(any);
        const origin = { by: "user", accountId: "a", at: "2026-01-01", via: "edit" } as const;
        const facts = factsOfResume(resume, origin);
        expect(facts.map((fact) => [fact.id, fact.text, fact.parent])).toEqual(
          resumeLeaves(resume).map((leaf) => [leaf.address, leaf.text, leaf.entry]),
        );
        for (const fact of facts) {
          expect(factSchema.safeParse(fact).success).toBe(true);
          expect(fact.origin).toEqual(origin);
          expect(fact.span).toBeUndefined();
        }
      }),
      { numRuns: 50 },
    );
  });
});
