import { expect, test } from "vitest";
import type { Anchors } from "../pages/regions.ts";
import { pieceOf } from "../sheet/pieces.ts";
import { sheetOf } from "../sheet/printed-lines.ts";
import { plainText } from "../sheet/clean-text.ts";
import type { EntryBlock, SheetSection } from "../sheet/sheet.ts";
import { layOut, resumeDocument } from "../testing/lay-out.ts";
import { realisticResume } from "../testing/realistic-resume.ts";
import { laterParts } from "./later-pages.ts";

const column = { holds: "sections", width: 138, gap: 26, mirrored: false } as const;

function job(id: string): EntryBlock {
  const at = (name: string) => pieceOf(`${id}.${name}`, name);
  return {
    kind: "entry",
    id,
    keep: false,
    title: at("title"),
    subject: null,
    dates: at("dates"),
    places: [at("company")],
    summary: null,
    bullets: [at("b1"), at("b2"), at("b3")],
  };
}

const heading = pieceOf("", "Part");
const skills: SheetSection = {
  keep: true,
  side: true,
  heading,
  blocks: [{ kind: "terms", label: null, pieces: [pieceOf("skl1.s1", "pruning")] }],
};
const work: SheetSection = { keep: false, heading, blocks: [job("exp1"), job("exp2")] };
const more: SheetSection = {
  keep: false,
  heading,
  blocks: [{ kind: "bullets", pieces: ["l1", "l2"].map((id) => pieceOf(`add1.${id}`, id)) }],
};

const base = sheetOf(resumeDocument(realisticResume()), plainText, "creative");

function said(sections: readonly SheetSection[]) {
  return sections.flatMap(({ blocks, continued }) => [
    ...(continued ? ["on"] : []),
    ...blocks.flatMap((block) =>
      block.kind === "entry"
        ? [block.title?.at ?? `more of ${block.id}`, ...block.bullets.map(({ at }) => at)]
        : block.kind === "bullets"
          ? block.pieces.map(({ at }) => at)
          : [block.kind],
    ),
  ]);
}

/** The addresses on the first page and behind it, where these and all after them stand on the second. */
function partedAt(later: readonly string[], sections = [skills, work, more]) {
  const anchors: Anchors = later.map((path) => [path, "end", 2, 50, 50, 10]);
  const parts = laterParts(
    { sheet: { ...base, sections }, column },
    { anchors: () => anchors, pageCount: 2 },
  );
  return parts && [said(parts.sections), said(parts.later)];
}

const first = ["exp1.title", "exp1.b1", "exp1.b2", "exp1.b3"];
const second = ["exp2.title", "exp2.b1", "exp2.b2", "exp2.b3"];
const lines = ["add1.l1", "add1.l2"];

test("a job is parted between two points, and its head is not printed twice", () => {
  expect(partedAt(["exp2.b2", "exp2.b3", ...lines])).toEqual([
    ["terms", ...first, "exp2.title", "exp2.b1"],
    ["on", "more of exp2", "exp2.b2", "exp2.b3", ...lines],
  ]);
});

test.each([
  ["a job of which the head is already behind", ["exp2.title", "exp2.b1"]],
  ["a job of which the first point is", ["exp2.b1", "exp2.b2"]],
])("%s goes over whole", (_, later) => {
  expect(partedAt(later)).toEqual([
    ["terms", ...first],
    ["on", ...second, ...lines],
  ]);
});

test("a section goes over with its heading, and a list between two of its lines", () => {
  expect(partedAt(lines)).toEqual([["terms", ...first, ...second], lines]);
  expect(partedAt(["add1.l2"])).toEqual([
    ["terms", ...first, ...second, "add1.l1"],
    ["on", "add1.l2"],
  ]);
});

const onSecond = (): Anchors => [["exp1.b2", "end", 2, 50, 50, 10]];

test("nothing is parted on one page, without a column, or where the column itself goes over", () => {
  const sheet = { ...base, sections: [skills, work] };
  const anchors = onSecond;
  expect(laterParts({ sheet, column }, { anchors, pageCount: 1 })).toBeUndefined();
  expect(laterParts({ sheet, column: undefined }, { anchors, pageCount: 2 })).toBeUndefined();
  expect(
    laterParts({ sheet, column: { ...column, holds: "headings" } }, { anchors, pageCount: 2 }),
  ).toBeUndefined();
  expect(partedAt(["skl1.s1"])).toBeUndefined();
  expect(partedAt([])).toBeUndefined();
});

test("behind the page with the column the text begins at the edge of the paper's margin", () => {
  const { pages } = layOut(resumeDocument(realisticResume()), {
    template: "creative",
    want: ["pages"],
  });
  const [name] = pages[0]?.regions ?? [];
  const lefts = pages.slice(1).flatMap(({ regions }) => regions.map(({ x }) => x));
  expect(lefts.length).toBeGreaterThan(0);
  expect(Math.min(...lefts)).toBeCloseTo(name?.x ?? 0, 0);
});
