import { describe, expect, it } from "vitest";
import { entrySections } from "../corrections/sections.ts";
import { maxBullets, maxEntries } from "../base/limits.ts";
import { resumeLeaves } from "../resume/address.ts";
import { entryPrefixes, isRecordSection } from "../resume/known-sections.ts";
import {
  competenciesShape,
  contactShape,
  paragraphsShape,
  resumeShape,
} from "../resume/resume-shape.ts";
import { emptyResume } from "../resume/resume.ts";
import { listValueSchema } from "../tailoring/edit-schema.ts";
import { entryShapes, lineShape } from "./list-shapes.ts";

describe("the shape of a section", () => {
  it.each(entrySections)(
    "%s gives a blank entry that states nothing and can be stored",
    (section) => {
      const { blank, prefix, most } = entryShapes[section];
      const value = blank(`${prefix}1`);
      expect(prefix).toBe(entryPrefixes[section]);
      expect(most).toBe(maxEntries);
      expect(listValueSchema.parse(value)).toEqual(value);
      const resume = { ...emptyResume(), ...Object.fromEntries([[section, [value]]]) };
      expect(resumeLeaves(resume)).toEqual([]);
    },
  );

  it.each(entrySections)(
    "%s tells its entries from lines and from those of other sections",
    (section) => {
      const { is } = entryShapes[section];
      expect(is({ id: "b1", text: "" })).toBe(false);
      for (const other of entrySections) {
        const alike = section === other || (isRecordSection(section) && isRecordSection(other));
        expect(is(entryShapes[other].blank("x1"))).toBe(alike);
      }
    },
  );
});

describe("the shape of a list of lines", () => {
  it.each([
    resumeShape.experience.lines,
    resumeShape.education.lines,
    resumeShape.skills.lines,
    resumeShape.additional.lines,
    competenciesShape.lines,
    contactShape.lines,
    paragraphsShape,
  ])("$name holds texts under ids of its own", (lines) => {
    const { prefix, most, is, blank } = lineShape(lines);
    expect(prefix).toBe(lines.prefix);
    expect(most).toBe(maxBullets);
    expect(is(blank(`${prefix}1`))).toBe(true);
    expect(entrySections.some((section) => is(entryShapes[section].blank("x1")))).toBe(false);
  });
});
