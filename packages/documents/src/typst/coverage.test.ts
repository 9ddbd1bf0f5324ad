import { describe, expect, test } from "vitest";
import { readPdf } from "../check/read-pdf.ts";
import { lettersOf } from "../check/text-equal.ts";
import { inputOf, layOut, resumeDocument, sharedEngine } from "../testing/lay-out.ts";
import { resumeWithBullets } from "../testing/one-bullet-resume.ts";

describe("what the fonts cannot show", () => {
  test("emoji, ornaments and private characters are removed and named", async () => {
    const { pdf, warnings } = layOut(
      resumeDocument(resumeWithBullets("Won 🏆 a ★ prize \uE000 ✓")),
    );
    expect(warnings).toEqual([{ code: "characters_removed", detail: "exp1.b1: \uE000🏆★" }]);
    expect(lettersOf((await readPdf(pdf)).text)).toContain("Wonaprize✓");
  });

  test("letters of a script without font are refused with their address", () => {
    const result = sharedEngine().layout(inputOf(resumeDocument(resumeWithBullets("Seoul 서울"))));
    expect(result).toEqual({
      ok: false,
      error: { code: "missing_glyphs", detail: "exp1.b1: 서울" },
    });
  });

  test("wide and circled forms are printed as the letters they stand for", async () => {
    const { pdf, warnings } = layOut(
      resumeDocument(resumeWithBullets("Ｐｙｔｈｏｎ ① non\u2011stop")),
    );
    expect(warnings).toEqual([]);
    expect(lettersOf((await readPdf(pdf)).text)).toContain("Python1non-stop");
  });

  test("random texts of many scripts never end the process", () => {
    const shown = Array.from("aé🚀e\u0301\u200D\uD83D№ﬃ☎\u0000ßЖΩ→★ệ ");
    const pool = [...shown, ...Array.from("김あअب文")];
    for (let round = 0; round < 120; round += 1) {
      const from = round % 4 === 0 ? pool : shown;
      const text = Array.from({ length: 12 }, (_, at) => from[(round * 7 + at * at) % from.length]);
      const result = sharedEngine().layout(
        inputOf(resumeDocument(resumeWithBullets(text.join("")))),
      );
      expect(result.ok ? "laid out" : result.error.code).toMatch(/laid out|missing_glyphs/u);
    }
  });
});
