import { expect, test } from "vitest";
import { pieceOf } from "./pieces.ts";
import { withPlacesAlike } from "./place-edges.ts";
import type { EntryBlock, SheetSection } from "./sheet.ts";

function entry(id: string, place: string): EntryBlock {
  const nothing = { title: null, subject: null, dates: null, summary: null, bullets: [] };
  const places = [
    pieceOf(`${id}.company`, "Moss Gardens"),
    { ...pieceOf(`${id}.location`, place), edge: true as const },
    pieceOf(`${id}.url`, "moss.example.org"),
  ];
  return { kind: "entry", id, keep: true, ...nothing, places };
}

/** How many places stand at the edge, of a job and a study at these. */
function atEdge(work: string, study: string): number {
  const sections = [entry("exp1", work), entry("edu1", study)].map((block): SheetSection => ({
    keep: true,
    heading: pieceOf("", "Part"),
    blocks: [block],
  }));
  const blocks = withPlacesAlike(sections).flatMap((section) => section.blocks);
  return blocks
    .flatMap((block) => (block.kind === "entry" ? block.places : []))
    .filter(({ edge }) => edge).length;
}

test.each([
  ["Duluth, MN", "Regina, SK"],
  ["Remote", "Duluth, MN"],
  ["Hybrid", "Fully remote"],
])("towns with the code of their state stand at the edge: %s and %s", (work, study) => {
  expect(atEdge(work, study)).toBe(2);
});

test.each([
  ["Duluth, MN", "Duluth, Minnesota"],
  ["Leith", "Duluth, MN"],
  ["Leith, UK", "Leith, UK"],
  ["Bern, CH", "Bern, CH"],
  ["MN", "Duluth, MN"],
])("where one of them is none, none stands there: %s and %s", (work, study) => {
  expect(atEdge(work, study)).toBe(0);
});

test("what says no place stays as it is", () => {
  const section: SheetSection = {
    keep: true,
    heading: pieceOf("", "Summary"),
    blocks: [{ kind: "prose", piece: pieceOf("summary", "Gardener.") }],
  };
  expect(withPlacesAlike([section])).toEqual([section]);
});
