import { expect, test } from "vitest";
import { extract } from "../extract/extract.ts";
import { writePdf } from "../testing/write-pdf.ts";
import type { PdfText } from "../testing/write-pdf.ts";
import type { Fragment } from "./fragment.ts";
import { raiseMarginHeadings } from "./margin-headings.ts";

type Row = readonly [heading: string, text: string];

/** Headings in bold at the left, each at the height of the text beside it. */
async function titlesOf(rows: readonly Row[], edges: readonly number[] = []): Promise<string[]> {
  const body = rows.flatMap(([heading, text], at): PdfText[] => {
    const y = 130 + at * 40;
    const head = { x: edges[at] ?? 50, y, text: heading, bold: true };
    return [head, { x: 170, y, text }, { x: 170, y: y + 14, text: "and more of the same kind" }];
  });
  const top = [
    { x: 50, y: 50, text: "Tilda Marchbanks", size: 18 },
    { x: 50, y: 72, text: "tilda@example.org | (555) 010-4477" },
  ];
  const result = await extract(writePdf([{ texts: [...top, ...body] }]), { today: "2026-11-01" });
  if (!result.ok) throw new Error(result.error.code);
  return result.value.sections.map(({ title }) => title);
}

const known: readonly Row[] = [
  ["Summary", "Nurse with nine years on wards and in homes"],
  ["Education", "Diploma in Nursing, Quayside College, 2015"],
  ["Languages", "English, Polish and some words of Greek"],
];

test.each([["Skills and systems"], ["Giving back"]])(
  "%j stands in the margin as three known headings do",
  async (heading) => {
    const titles = await titlesOf([...known, [heading, "Rotas, charts, phlebotomy, first aid"]]);
    expect(titles).toContain(heading);
  },
);

test("words at another edge, or below fewer known headings, head nothing", async () => {
  const row: Row = ["Giving back", "Rotas, charts, phlebotomy, first aid"];
  expect(await titlesOf([...known, row], [50, 50, 50, 80])).not.toContain("Giving back");
  expect(await titlesOf([...known.slice(0, 2), row])).not.toContain("Giving back");
});

const wide = ["In short", "Working life", "Schooling"];

function fragment(text: string, x0: number, y: number, of: number, order: number): Fragment {
  return {
    words: [],
    text,
    x0,
    x1: x0 + text.length * of * 0.5,
    y,
    size: of,
    order,
  };
}

/** Words that end at one edge beside text that begins at another, and what else stands on the page. */
function page(heads: readonly string[], size: number, more: readonly Fragment[] = []): Fragment[] {
  const rows = heads.flatMap((text, at) => {
    const y = 130 + at * 60;
    const lines = ["Led two crews of riggers", "Kept the logs of the yard"];
    return [
      fragment(text, 150 - text.length * size * 0.5, y, size, at * 10),
      ...lines.map((line, row) => fragment(line, 170, y + row * 14, 10, at * 10 + row + 1)),
    ];
  });
  return [fragment("Tilda Marchbanks", 50, 50, 30, -1), ...rows, ...more];
}

function raised(fragments: readonly Fragment[]): string[] {
  return raiseMarginHeadings([...fragments]).flatMap(({ text, alone }) =>
    alone === true ? [text] : [],
  );
}

test("large words that end at one edge beside the text are headings, known or not", () => {
  expect(raised(page(wide, 15))).toEqual(wide);
});

test("small words, or such with others in their margin, are none", () => {
  const label = { words: [], text: "2019", x0: 60, x1: 80, y: 204, size: 10, order: 99 };
  expect(raised(page(["In short", "Working life"], 10))).toEqual([]);
  expect(raised(page(["In short", "Working life"], 15, [label]))).toEqual([]);
});
