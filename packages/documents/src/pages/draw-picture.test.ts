import { createCanvas, loadImage } from "@napi-rs/canvas";
import { templateIds } from "@savile/model";
import { describe, expect, test } from "vitest";
import { letterDocument, resumeDocument, sharedEngine } from "../testing/lay-out.ts";
import { realisticResume } from "../testing/realistic-resume.ts";
import { sampleLetter } from "../testing/sample-letter.ts";
import { drawPicture } from "./draw-picture.ts";

const resume = resumeDocument(realisticResume());

async function pictureOf(change: Partial<Parameters<typeof drawPicture>[1]> = {}) {
  const input = { document: resume, template: "modern", paper: "letter", width: 128 } as const;
  const drawn = await drawPicture(sharedEngine(), { ...input, ...change });
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
    expect(inked(picture.data)).toBeGreaterThan(0.05);
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
