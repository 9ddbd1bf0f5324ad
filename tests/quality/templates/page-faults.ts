import { createLayoutEngine } from "@savile/documents";
import type { Layout } from "@savile/documents";
import type { Paper, Resume, TemplateId } from "@savile/model";
import { lettersOf } from "../../../packages/documents/src/text/text-equal.ts";
import { plainText } from "../../../packages/documents/src/sheet/clean-text.ts";
import { sheetOf } from "../../../packages/documents/src/sheet/printed-lines.ts";
import type { EntryBlock, Sheet } from "../../../packages/documents/src/sheet/sheet.ts";
import { placedTexts } from "../../../packages/documents/src/testing/placed-texts.ts";
import type { Person } from "../round-trip/fixture-set.ts";
import type { PlacedText } from "../../../packages/documents/src/testing/placed-texts.ts";

/** What stands wrong on the pages of a resume. */
export interface PageFaults {
  readonly pages: number;
  readonly overlaps: readonly string[];
  readonly orphans: readonly string[];
  readonly parted: readonly string[];
  readonly outside: readonly string[];
}

/** Twelve millimetres, the narrowest white edge, in points; name and number of a page may stand higher. */
const narrowestEdge = 34;
const headEdge = 14;

const engine = createLayoutEngine();

function entriesOf(sheet: Sheet): EntryBlock[] {
  return sheet.sections
    .flatMap((section) => section.blocks)
    .filter((block): block is EntryBlock => block.kind === "entry");
}

/** Beginnings of lines after which something must follow on the same page. */
function leadingLines(sheet: Sheet): string[] {
  const heads = entriesOf(sheet).flatMap(({ title, places, summary, bullets }) => {
    const more = summary !== null || bullets.length > 0;
    return [...(more || places.length > 0 ? [title] : []), ...(more ? places.slice(0, 1) : [])];
  });
  return [...sheet.sections.map((section) => section.heading), ...heads]
    .flatMap((piece) => (piece === null ? [] : [lettersOf(piece.text)]))
    .filter((text) => text.length > 2);
}

/** Name and number stand on two lines above every page but the first. */
const headLines = 2;

/** What stands on a page below the lines of its head. */
function bodyOf(texts: readonly PlacedText[], index: number): PlacedText[] {
  if (index === 0) return [...texts];
  const baselines = [...new Set(texts.map((one) => Math.round(one.y + one.h)))];
  const last = baselines.toSorted((a, b) => a - b)[headLines - 1] ?? 0;
  return texts.filter((one) => Math.round(one.y + one.h) > last);
}

/** Lines of a page from the top. */
function linesOf(texts: readonly PlacedText[]): string[] {
  const rows = new Map<number, string>();
  for (const { text, y, h } of texts.toSorted((a, b) => a.x - b.x)) {
    const baseline = Math.round(y + h);
    rows.set(baseline, (rows.get(baseline) ?? "") + text);
  }
  return [...rows].toSorted(([a], [b]) => a - b).map(([, line]) => lettersOf(line));
}

/** Texts of a page that are printed over one another. */
export function overlapsOn(texts: readonly PlacedText[]): string[] {
  return texts.flatMap((one, index) =>
    texts.slice(index + 1).flatMap((other) => {
      const wide = Math.min(one.x + one.w, other.x + other.w) - Math.max(one.x, other.x);
      const high = Math.min(one.y + one.h, other.y + other.h) - Math.max(one.y, other.y);
      return wide > 1.5 && high > 1 ? [`${one.text} / ${other.text}`] : [];
    }),
  );
}

function outsideOf(texts: readonly PlacedText[], w: number, h: number): string[] {
  return texts
    .filter(
      (one) =>
        one.x < narrowestEdge - 1 ||
        one.x + one.w > w - narrowestEdge + 1 ||
        one.y < narrowestEdge - 1 ||
        one.y + one.h > h - narrowestEdge + 1,
    )
    .map((one) => one.text);
}

/** Entries that should stay on one page and do not. */
function partedIn(sheet: Sheet, { pages }: Layout): string[] {
  return entriesOf(sheet)
    .filter((entry) => entry.keep)
    .filter(({ id }) => {
      const on = pages.filter((page) => page.regions.some(({ path }) => path.startsWith(`${id}.`)));
      return on.length > 1;
    })
    .map((entry) => entry.id);
}

/** People with a working life of several pages: each has the jobs of three of the fixtures. */
export function longPeople(people: readonly Person[]): Person[] {
  return people.flatMap((person, index) => {
    if (index % 3 !== 0) return [];
    const jobs = people.slice(index, index + 3).flatMap(({ resume }) => resume.experience);
    const experience = jobs.map((job, at) => ({ ...job, id: `exp${at + 1}` }));
    return [{ id: `${person.id}-long`, resume: { ...person.resume, experience } }];
  });
}

/** Lays a resume out and looks for what no typographer would leave on a page. */
export async function pageFaults(
  resume: Resume,
  template: TemplateId,
  paper: Paper,
): Promise<PageFaults> {
  const document = { kind: "resume", resume } as const;
  const result = engine.layout({
    document,
    template,
    paper,
    createdAt: 1,
    want: ["pdf", "pages"],
  });
  if (!result.ok) throw new Error(`${template}: ${result.error.detail}`);
  const { value } = result;
  const sheet = sheetOf(document, plainText, template);
  const placed = await placedTexts(value.pdf ?? new Uint8Array());
  const leading = leadingLines(sheet);
  const ends = placed.slice(0, -1).map((texts) => linesOf(texts).at(-1) ?? "");
  return {
    pages: value.pageCount,
    overlaps: placed.flatMap(overlapsOn),
    orphans: ends.filter((end) => leading.some((text) => end.startsWith(text))),
    parted: partedIn(sheet, value),
    outside: placed.flatMap((texts, index) => {
      const { w = 0, h = 0 } = value.pages[index] ?? {};
      const heads = texts.filter((one) => !bodyOf(texts, index).includes(one));
      return [
        ...outsideOf(bodyOf(texts, index), w, h),
        ...heads.filter((one) => one.y < headEdge).map((one) => one.text),
      ];
    }),
  };
}
