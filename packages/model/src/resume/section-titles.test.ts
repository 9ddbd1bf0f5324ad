import { describe, expect, it } from "vitest";
import { entryPrefixes, isRecordSection, knownSections, recordSections } from "./known-sections.ts";
import { sectionOfTitle, titleOfSection } from "./section-titles.ts";
import { sectionTitles } from "./section-titles.data.ts";

describe("a heading", () => {
  it.each([
    ["Core Competencies", "competencies"],
    ["CORE   COMPETENCIES:", "competencies"],
    ["About me", "summary"],
    ["— Summary —", "summary"],
  ])("%j names the section %s", (title, section) => {
    expect(sectionOfTitle(title)).toBe(section);
  });

  it.each(["", "—", "Hobbies", "Summary of hobbies", "toString", "__proto__", "constructor"])(
    "%j names no known section",
    (title) => {
      expect(sectionOfTitle(title)).toBeUndefined();
    },
  );

  it("reads the same with an ampersand and with the word", () => {
    const written = knownSections.flatMap((section) =>
      sectionTitles[section].filter((title) => title.includes(" and ")),
    );
    expect(written.length).toBeGreaterThan(0);
    for (const title of written) {
      expect(sectionOfTitle(title.replace(" and ", " & "))).toBe(sectionOfTitle(title));
    }
  });

  it.each(knownSections)(
    "of the section %s names it, and so does each that means the same",
    (section) => {
      expect(sectionOfTitle(titleOfSection(section))).toBe(section);
      for (const title of sectionTitles[section]) expect(sectionOfTitle(title)).toBe(section);
    },
  );
});

describe("the names of sections", () => {
  it("tell the sections of records from the others", () => {
    expect(knownSections.filter(isRecordSection)).toEqual([...recordSections]);
    expect(isRecordSection("additional")).toBe(false);
    expect(isRecordSection("toString")).toBe(false);
  });

  it("have prefixes of which none begins another, so that an id tells its section", () => {
    const prefixes = Object.values(entryPrefixes);
    for (const prefix of prefixes) {
      expect(prefixes.filter((other) => other.startsWith(prefix))).toEqual([prefix]);
    }
  });
});
