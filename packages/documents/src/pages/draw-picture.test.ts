import { createCanvas, loadImage } from "@napi-rs/canvas";
import { ok, templateIds } from "@savile/model";
import type { Page } from "@savile/model";
import { describe, expect, test } from "vitest";
import { layOut, letterDocument, resumeDocument, sharedEngine } from "../testing/lay-out.ts";
import { realisticResume } from "../testing/realistic-resume.ts";
import { sampleLetter } from "../testing/sample-letter.ts";
import type { PictureInput } from "../text/layout.ts";
import type { LayoutEngine } from "../typst/engine.ts";
import { drawPicture } from "./draw-picture.ts";

const resume = resumeDocument(realisticResume());

async function pictureOf(
  change: Partial<PictureInput> = {},
  engine: Pick<LayoutEngine, "layout"> = sharedEngine(),
) {
  const input = { document: resume, template: "modern", paper: "letter", width: 128 } as const;
  const drawn = await drawPicture(engine, { ...input, ...change });
  if (!drawn.ok) throw new Error(drawn.error.detail);
  const picture = await loadImage(drawn.value);
  const canvas = createCanvas(picture.width, picture.height);
  const context = canvas.getContext("2d");
  context.drawImage(picture, 0, 0);
  const { data } = context.getImageData(0, 0, picture.width, picture.height);
  return { bytes: drawn.value, w: picture.width, h: picture.height, data };
}

/** The part of the pixels of a picture that are not paper. */
function inked(data: Uint8ClampedArray): number {
  let dark = 0;
  for (let at = 0; at < data.length; at += 4) if ((data[at] ?? 255) < 200) dark += 1;
  return dark / (data.length / 4);
}

describe("the picture of a first page", () => {
  test.each(templateIds)("shows its words in %s, and is small", async (template) => {
    const picture = await pictureOf({ template });
    expect(Buffer.from(picture.bytes).toString("latin1", 8, 12)).toBe("WEBP");
    expect([picture.w, picture.h]).toEqual([128, 166]);
    expect(inked(picture.data)).toBeGreaterThan(0.035);
    expect(picture.bytes.length).toBeLessThan(6_000);
    const card = await pictureOf({ template, width: 380 });
    expect(card.bytes.length).toBeLessThan(36_000);
    const fine = await pictureOf({ template, width: 760 });
    expect(fine.bytes.length).toBeLessThan(80_000);
  });

  test("has the shape of its paper, and the words of its document", async () => {
    const letter = await pictureOf({ document: letterDocument(sampleLetter()), paper: "a4" });
    expect([letter.w, letter.h]).toEqual([128, 181]);
    const again = await pictureOf({ paper: "a4" });
    expect(Buffer.from(letter.bytes).equals(Buffer.from(again.bytes))).toBe(false);
  });

  test("is set as the document is: tighter for a budget", async () => {
    const [free, tight] = [await pictureOf(), await pictureOf({ pageBudget: 1 })];
    expect(Buffer.from(free.bytes).equals(Buffer.from(tight.bytes))).toBe(false);
  });

  test("of a document that cannot be set tells why", async () => {
    const long = { ...realisticResume(), summary: "word ".repeat(40_000) };
    const input = { template: "modern", paper: "letter", width: 128 } as const;
    const drawn = await drawPicture(sharedEngine(), { document: resumeDocument(long), ...input });
    expect(drawn).toMatchObject({ ok: false, error: { code: "too_large" } });
  });
});

/** An engine that lays every document out as the given pages. */
function engineOf(...pages: readonly Page[]): Pick<LayoutEngine, "layout"> {
  const { fit } = layOut(resume, { want: [] });
  return { layout: () => ok({ pageCount: pages.length, pages, fit, warnings: [] }) };
}

const square = "M0 0h10v10h-10Z";
const planted: Page = {
  hash: "",
  w: 40,
  h: 20,
  regions: [],
  drawing: {
    w: 40,
    h: 20,
    marks: [
      { at: [1, 0, 0, 1, 0, 0], d: square, fill: "#ff0000" },
      { at: [1, 0, 0, -1, 10, 20], d: square, fill: "#0000ff" },
      { at: [2, 0, 0, 2, 20, 0], d: square, stroke: "#00ff00", strokeWidth: 4 },
    ],
  },
};

/** The strongest channel of a pixel of the planted page; `paper` where none is stronger. */
function inkAt({ data, w }: { data: Uint8ClampedArray; w: number }, x: number, y: number): string {
  const at = 4 * (Math.round((y * w) / 40) * w + Math.round((x * w) / 40));
  const [r = 0, g = 0, b = 0] = data.slice(at, at + 3);
  if (Math.min(r, g, b) > 200) return "paper";
  if (r > 180 && g < 90 && b < 90) return "red";
  return g > 180 && r < 90 ? "green" : "blue";
}

describe("the painting of a page", () => {
  test("has each mark where its matrix puts it, filled or as a line", async () => {
    const picture = await pictureOf({ width: 160 }, engineOf(planted));
    expect([picture.w, picture.h]).toEqual([160, 80]);
    const places = [
      [5, 5, "red"],
      [15, 15, "blue"],
      [15, 5, "paper"],
      [5, 15, "paper"],
      [30, 10, "paper"],
      [22, 10, "green"],
      [30, 18, "green"],
    ] as const;
    expect(places.map(([x, y]) => inkAt(picture, x, y))).toEqual(places.map(([, , ink]) => ink));
  });

  test("is of the first page only", async () => {
    const empty = { ...planted, drawing: { w: 40, h: 20, marks: [] } };
    const picture = await pictureOf({ width: 160 }, engineOf(empty, planted));
    expect(inked(picture.data)).toBe(0);
  });

  test("is none of a page that could not be drawn, in words", async () => {
    const { drawing: _, ...bare } = planted;
    const input = { document: resume, template: "modern", paper: "letter", width: 128 } as const;
    for (const engine of [engineOf(), engineOf(bare)]) {
      expect(await drawPicture(engine, input)).toEqual({
        ok: false,
        error: { code: "template_error", detail: "The page images could not be made." },
      });
    }
  });
});
