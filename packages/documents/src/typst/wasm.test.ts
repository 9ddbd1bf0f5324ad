import { templateIds } from "@savile/model";
import { beforeAll, describe, expect, test } from "vitest";
import { readPdf } from "../check/read-pdf.ts";
import { fullResume } from "../testing/full-resume.ts";
import { inputOf, layOut, letterDocument, resumeDocument } from "../testing/lay-out.ts";
import { resumeWithBullets } from "../testing/one-bullet-resume.ts";
import { realisticResume } from "../testing/realistic-resume.ts";
import { sampleLetter } from "../testing/sample-letter.ts";
import type { Layout, LayoutInput, PrintedDocument } from "../text/layout.ts";
import { openLayoutEngine } from "./engine.ts";
import type { LayoutEngine } from "./engine.ts";

let engine: LayoutEngine;

beforeAll(async () => {
  engine = await openLayoutEngine({ backend: "wasm" });
});

function onWasm(document: PrintedDocument, change: Partial<LayoutInput> = {}): Layout {
  const result = engine.layout(inputOf(document, change));
  if (!result.ok) throw new Error(result.error.detail);
  return result.value;
}

const letter = letterDocument(sampleLetter());
const documents = [
  resumeDocument(realisticResume()),
  resumeDocument(fullResume()),
  letter,
  letter,
  resumeDocument(realisticResume()),
  resumeDocument(fullResume()),
];

describe("the engine as WebAssembly", () => {
  test("says what it is", () => {
    expect(engine.backend).toBe("wasm");
  });

  test.each(
    templateIds.map((template, index) => ({ template, document: documents[index] ?? letter })),
  )("has the pages, places and text of the native one in $template", async (entry) => {
    const { document, template } = entry;
    const native = layOut(document, { template });
    const other = onWasm(document, { template });
    expect(other.pageCount).toBe(native.pageCount);
    expect(other.fit).toEqual(native.fit);
    expect(other.pages.map(({ regions }) => regions)).toEqual(
      native.pages.map(({ regions }) => regions),
    );
    const [ours, theirs] = [
      await readPdf(native.pdf),
      await readPdf(other.pdf ?? new Uint8Array()),
    ];
    expect(theirs.text).toBe(ours.text);
    expect(theirs.roles).toEqual(ours.roles);
  });

  test("its pages are drawn with the same marks in the same places", () => {
    for (const document of documents.slice(1, 3)) {
      const native = layOut(document).pages.flatMap(({ drawing }) => drawing?.marks ?? []);
      const other = onWasm(document).pages.flatMap(({ drawing }) => drawing?.marks ?? []);
      expect(other.length).toBe(native.length);
      other.forEach(({ at, fill, d }, index) => {
        expect(fill).toBe(native[index]?.fill);
        at.forEach((value, part) => {
          expect(Math.abs(value - (native[index]?.at[part] ?? Number.NaN))).toBeLessThan(0.02);
        });
        expect(d.length).toBeGreaterThan(3);
      });
    }
  });

  test("the same input gives the same bytes whenever it is asked", async () => {
    const first = onWasm(letter);
    await new Promise((resolve) => setTimeout(resolve, 1_100));
    const again = onWasm(letter);
    expect(Buffer.from(again.pdf ?? []).equals(Buffer.from(first.pdf ?? []))).toBe(true);
  });

  test("letters without font are refused here too, and a page budget is met", () => {
    const korean = engine.layout(inputOf(resumeDocument(resumeWithBullets("Seoul 서울"))));
    expect(!korean.ok && korean.error).toMatchObject({
      code: "missing_glyphs",
      fonts: ["Noto Sans KR"],
    });
    const long = resumeDocument(
      resumeWithBullets(...Array.from({ length: 38 }, (_, n) => `Line ${n} of a list`)),
    );
    expect(onWasm(long, { pageBudget: 1, want: [] }).fit).toEqual(
      layOut(long, { pageBudget: 1, want: [] }).fit,
    );
  });
});
