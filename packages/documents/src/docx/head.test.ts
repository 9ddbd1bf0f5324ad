import { emptyResume, noContact } from "@savile/model";
import type { Resume, TemplateId } from "@savile/model";
import { expect, test } from "vitest";
import { sheetOf } from "../sheet/printed-lines.ts";
import { letterDocument, resumeDocument } from "../testing/lay-out.ts";
import { sampleLetter } from "../testing/sample-letter.ts";
import type { PrintedDocument } from "../text/layout.ts";
import { headParagraphs } from "./head.ts";
import { lookOf } from "./look.ts";
import { bar } from "./runs.ts";
import type { Para } from "./runs.ts";
import { measuresOf, plainSetting } from "./setting.ts";
import { textWidth } from "./text-width.ts";

function headOf(document: PrintedDocument, template: TemplateId = "modern", room = 496): Para[] {
  const look = lookOf(template);
  const measures = measuresOf(look, { kind: document.kind, paper: "letter" }, plainSetting);
  return headParagraphs({ look, measures, room }, sheetOf(document));
}

function resumeWith(change: Partial<Resume>): PrintedDocument {
  return resumeDocument({ ...emptyResume(), name: "Ada", ...change });
}

/** The texts of a paragraph, row by row. */
function rowsOf(paragraph: Para | undefined): string[] {
  return (paragraph?.runs ?? [])
    .flatMap((run) => ("runs" in run ? run.runs : [run]))
    .map(({ text = "", break: lines }) => (lines === undefined ? text : `\n${text}`))
    .join("")
    .split(" \n");
}

const contact = {
  ...noContact(),
  email: "ada@example.org",
  phone: "+44 131 555 0142",
  location: "Edinburgh",
  linkedin: "linkedin.com/in/ada",
};
const pieces = ["ada@example.org", "+44 131 555 0142", "Edinburgh", "linkedin.com/in/ada"];

function stylesWith(change: Partial<Resume>) {
  return headOf(resumeWith(change)).map(({ style }) => style);
}

/** The colours of the links in a head. */
function linkColours(template: TemplateId): Set<unknown> {
  const runs = headOf(resumeWith({ contact }), template)[1]?.runs ?? [];
  return new Set(runs.flatMap((run) => ("runs" in run ? run.runs.map(({ color }) => color) : [])));
}

function isRuled(document: PrintedDocument, template: TemplateId): boolean {
  return headOf(document, template).at(-1)?.border?.bottom !== undefined;
}

test("a head in Word is a title, a subtitle and a line of contact details, each if there is one", () => {
  expect(stylesWith({})).toEqual(["Title"]);
  expect(stylesWith({ headline: "Analyst" })).toEqual(["Title", "Subtitle"]);
  expect(stylesWith({ headline: "Analyst", contact })).toEqual(["Title", "Subtitle", undefined]);
});

test("a head in Word has its contact details in one row where they fit", () => {
  const [, line] = headOf(resumeWith({ contact }));
  expect(rowsOf(line)).toEqual([pieces.join(" | ")]);
});

test.each([
  [420, ["ada@example.org | +44 131 555 0142 | Edinburgh | linkedin.com/in/ada"]],
  [250, ["ada@example.org | +44 131 555 0142 | Edinburgh", "linkedin.com/in/ada"]],
  [1, pieces],
])("a head in Word %s points wide breaks between its details only", (room, rows) => {
  expect(rowsOf(headOf(resumeWith({ contact }), "modern", room)[1])).toEqual(rows);
});

test("a head in Word fills each row as far as it goes, and none further", () => {
  const look = lookOf("modern");
  const page = { kind: "resume", paper: "letter" } as const;
  const size = measuresOf(look, page, plainSetting).halfPoints("small") / 2;
  for (let room = 60; room <= 420; room += 3) {
    const rows = rowsOf(headOf(resumeWith({ contact }), "modern", room)[1]);
    const widths = rows.map((row) => textWidth(row, size, false));
    const crowded = rows.filter((row, at) => row.includes(bar) && (widths[at] ?? 0) > room + 0.01);
    expect(crowded).toEqual([]);
    const early = rows.slice(1).filter((row, at) => {
      const [next = ""] = row.split(bar);
      return textWidth(`${rows[at]}${bar}${next}`, size, false) <= room - 0.01;
    });
    expect(early).toEqual([]);
  }
});

test("a head in Word links its addresses and nothing else", () => {
  const [, line] = headOf(resumeWith({ contact }));
  const links = (line?.runs ?? []).flatMap((run) => ("link" in run ? [run.link] : []));
  expect(links).toEqual([
    "mailto:ada@example.org",
    "tel:+441315550142",
    "https://linkedin.com/in/ada",
  ]);
});

test("a head in Word shows links in a colour only where the template does", () => {
  expect(linkColours("tech")).toEqual(
    new Set([lookOf("tech").colours.accent.slice(1).toUpperCase()]),
  );
  expect(linkColours("modern")).toEqual(
    new Set([lookOf("modern").colours.text_secondary.slice(1).toUpperCase()]),
  );
});

test("a head in Word is ruled off in a letter, and where no heading has a rule", () => {
  expect(isRuled(letterDocument(sampleLetter()), "modern")).toBe(true);
  expect(isRuled(resumeWith({ contact }), "modern")).toBe(false);
  expect(isRuled(resumeWith({ contact }), "creative")).toBe(true);
});
