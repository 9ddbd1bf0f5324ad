import { createLayoutEngine, drawPicture } from "@savile/documents";
import { templateIds } from "@savile/model";
import type { PageDrawing, Paper, TemplateId } from "@savile/model";
import { describe, expect, test } from "vitest";
import { twoPages } from "../../bench/documents/sample-resume.ts";
import { everyField, fixturePeople } from "../round-trip/fixture-set.ts";
import { comparePages, comparePictures } from "./compare-page.ts";
import { measureBudget } from "./measure-budget.ts";

const engine = createLayoutEngine();
/** Share of a page's pixels that may look different: the readers smooth edges in their own ways. */
const tolerated = 0.005;
/** The same for a picture that was made small. */
const lossy = 0.05;

const cases = templateIds.map((template, index) => {
  const paper: Paper = index % 2 === 0 ? "letter" : "a4";
  return { template, paper };
});

function printed(template: TemplateId, paper: Paper) {
  const layout = engine.layout({
    document: { kind: "resume", resume: twoPages(1) },
    template,
    paper,
    createdAt: 0,
    want: ["pdf", "drawings"],
  });
  if (!layout.ok) throw new Error(layout.error.detail);
  const { pdf = new Uint8Array(), pages } = layout.value;
  return { pdf, drawings: pages.flatMap(({ drawing }) => drawing ?? []) };
}

function lower({ at, ...mark }: PageDrawing["marks"][number]): PageDrawing["marks"][number] {
  const [a, b, c, d, x, y] = at;
  return { ...mark, at: [a, b, c, d, x, y + 1] };
}

describe("the page on the screen", () => {
  test.each(cases)("looks like the PDF in $template on $paper", async ({ template, paper }) => {
    const { pdf, drawings } = printed(template, paper);
    expect(Math.max(...(await comparePages(pdf, drawings)))).toBeLessThan(tolerated);
  });

  test("is compared by a measure that sees a page drawn one point lower", async () => {
    const { pdf, drawings } = printed("modern", "a4");
    const moved = drawings.map((drawing) => ({ ...drawing, marks: drawing.marks.map(lower) }));
    expect(Math.min(...(await comparePages(pdf, moved)))).toBeGreaterThan(tolerated);
  });
});

describe("the picture of a first page", () => {
  test.each(cases)("looks like the PDF in $template on $paper", async ({ template, paper }) => {
    const { pdf } = printed(template, paper);
    const document = { kind: "resume", resume: twoPages(1) } as const;
    const [share] = await comparePictures(pdf, async (_, { width }) => {
      const drawn = await drawPicture(engine, { document, template, paper, width });
      if (!drawn.ok) throw new Error(drawn.error.detail);
      return drawn.value;
    });
    expect(share).toBeLessThan(lossy);
  });
});

describe("a resume that is asked to be a page shorter", () => {
  const director = fixturePeople().filter(({ id }) => id === "director");
  const asked = [...director, everyField()].flatMap(({ id, resume }) =>
    templateIds.map((template) => ({ id, resume, template })),
  );

  test.each(asked)(
    "is, or says by how much not: $id in $template",
    async ({ resume, template }) => {
      const outcome = await measureBudget(resume, template);
      expect(outcome.faults).toEqual([]);
      expect(outcome.body).toBeGreaterThanOrEqual(9.5);
      expect(outcome.margin).toBeGreaterThanOrEqual(34);
      expect(outcome.met || outcome.left > 0).toBe(true);
    },
  );
});
