import { papers, templateIds } from "@savile/model";
import { expect, test } from "vitest";
import { paperSizes } from "../typst/tokens.ts";
import { lookOf } from "./look.ts";
import { pageOf } from "./page.ts";
import { measuresOf, plainSetting } from "./setting.ts";

test.each(papers)(
  "the page of a Word file is as large as %s, in twentieths of a point",
  (paper) => {
    const measures = measuresOf(lookOf("modern"), { kind: "resume", paper }, plainSetting);
    const { w, h } = paperSizes[paper];
    const { size } = pageOf(paper, measures).page ?? {};
    expect(Number(size?.width)).toBeCloseTo(w * 20, 0);
    expect(Number(size?.height)).toBeCloseTo(h * 20, 0);
  },
);

test.each(templateIds)(
  "the page of %s has the PDF's margins, but less above the name",
  (template) => {
    const page = { kind: "resume", paper: "a4" } as const;
    const measures = measuresOf(lookOf(template), page, plainSetting);
    const { x, top, bottom } = measures.margins;
    const margin = pageOf("a4", measures).page?.margin;
    expect(margin).toMatchObject({ left: x * 20, right: x * 20, bottom: bottom * 20 });
    expect(Number(margin?.top)).toBeLessThan(top * 20);
    expect(Number(margin?.top)).toBeGreaterThanOrEqual(34 * 20);
  },
);

test("the page of a Word file keeps a white edge above a name of any size", () => {
  const margins = { x: 34.02, top: 34.02, bottom: 34.02 };
  const measures = measuresOf(
    lookOf("modern"),
    { kind: "resume", paper: "letter" },
    { ...plainSetting, margins },
  );
  expect(pageOf("letter", measures).page?.margin).toMatchObject({
    left: 680,
    right: 680,
    top: 680,
    bottom: 680,
  });
});
