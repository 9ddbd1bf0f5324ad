import { templateIds } from "@savile/model";
import { describe, expect, test } from "vitest";
import { lookOf } from "./look.ts";
import { measuresOf, plainSetting } from "./setting.ts";
import { bulletLevels, stylesOf } from "./styles.ts";

function stylesFor(template: (typeof templateIds)[number], language = "en") {
  const look = lookOf(template);
  const measures = measuresOf(look, { kind: "resume", paper: "letter" }, plainSetting);
  return { look, styles: stylesOf(look, measures, language) };
}

function styleOf(template: (typeof templateIds)[number], id: string) {
  return stylesFor(template).styles.paragraphStyles?.find((style) => style.id === id);
}

describe.each(templateIds)("the styles of a Word file in %s", (template) => {
  test("are built-in ones but for entries, by the names that readers know headings and lists by", () => {
    const names = stylesFor(template).styles.paragraphStyles?.map(({ id, name }) => [id, name]);
    expect(names).toEqual([
      ["Normal", "Normal"],
      ["ListParagraph", "List Paragraph"],
      ["Title", "Title"],
      ["Subtitle", "Subtitle"],
      ["Heading1", "heading 1"],
      ["EntryHeading", "Entry Heading"],
    ]);
  });

  test("never leave a heading at the foot of a page, and tell the outline its level", () => {
    expect(styleOf(template, "Heading1")?.paragraph).toMatchObject({
      keepNext: true,
      outlineLevel: 0,
    });
    expect(styleOf(template, "EntryHeading")?.paragraph).toMatchObject({
      keepNext: true,
      outlineLevel: 1,
    });
    expect(styleOf(template, "Title")?.paragraph).toMatchObject({ keepNext: true });
  });

  test("name one family for every script", () => {
    const { look, styles } = stylesFor(template);
    const { name } = look.face;
    expect(styles.default?.document?.run?.font).toEqual({
      ascii: name,
      hAnsi: name,
      cs: name,
      eastAsia: name,
    });
  });

  test("have lines at least as high as their letters", () => {
    for (const { run, paragraph } of stylesFor(template).styles.paragraphStyles ?? []) {
      const { line = 0, lineRule, before = -1 } = paragraph?.spacing ?? {};
      expect(line).toBeGreaterThan(Number(run?.size ?? 0) * 10 * 0.9);
      expect(lineRule).toBe("atLeast");
      expect(before).toBeGreaterThanOrEqual(0);
    }
  });
});

test("the styles of a Word file are in the document's language, for every script", () => {
  expect(stylesFor("modern", "de-AT").styles.default?.document?.run?.language).toEqual({
    value: "de-AT",
    eastAsia: "de-AT",
    bidirectional: "de-AT",
  });
});

test("the styles of a head are centred and in small capitals where the template's are", () => {
  expect(styleOf("traditional", "Title")).toMatchObject({
    run: { smallCaps: true, bold: true },
    paragraph: { alignment: "center" },
  });
  expect(styleOf("executive", "Title")).toMatchObject({
    run: { smallCaps: false, bold: true },
    paragraph: { alignment: "start" },
  });
  expect(styleOf("traditional", "Subtitle")?.run).toMatchObject({ italics: true });
});

test("the bullets of a list are round ones in the template's colour", () => {
  expect(bulletLevels(lookOf("modern"))).toMatchObject([
    { level: 0, format: "bullet", text: "•", style: { run: { color: "2F6EA8" } } },
  ]);
});
