import { templateIds } from "@savile/model";
import type { Resume } from "@savile/model";
import { describe, expect, test } from "vitest";
import { linesOfSheet } from "../sheet/printed-lines.ts";
import { inputOf, letterDocument, resumeDocument } from "../testing/lay-out.ts";
import { resumeWithBullets } from "../testing/one-bullet-resume.ts";
import { realisticResume } from "../testing/realistic-resume.ts";
import { sampleLetter } from "../testing/sample-letter.ts";
import type { LayoutInput } from "../text/layout.ts";
import { templatesFolder } from "../text/package-folder.ts";
import { createFontLibrary } from "./font-library.ts";
import { prepare } from "./prepare.ts";
import type { Prepared, Workshop } from "./prepare.ts";
import { designOf } from "./setting.ts";
import { readTokens } from "./tokens.ts";

const workshop: Workshop = {
  fontLibrary: createFontLibrary(),
  tokens: readTokens(templatesFolder()),
  firsts: new Map(),
};

function outcome(resume: Resume, change: Partial<LayoutInput> = {}) {
  return prepare(workshop, inputOf(resumeDocument(resume), change));
}

function prepared(resume: Resume, change: Partial<LayoutInput> = {}): Prepared {
  const result = outcome(resume, change);
  if (!result.ok) throw new Error(result.error.detail);
  return result.value;
}

/** The codes of the warnings about a document that is looked at. */
function warningsOf(resume: Resume): string[] {
  return prepared(resume, { want: ["pages"] }).warnings.map(({ code }) => code);
}

describe("a document that is ready to be laid out", () => {
  test.each(templateIds)(
    "has the design of %s, and all families behind the template's own",
    (id) => {
      const { design, families, first, warnings } = prepared(realisticResume(), { template: id });
      const tokens = workshop.tokens.get(id);
      expect(tokens && designOf(tokens, "resume", "letter")).toEqual(design);
      const own = tokens?.families ?? [];
      expect([...own, ...families].toSorted()).toEqual(
        workshop.fontLibrary.bundled.map(({ name }) => name).toSorted(),
      );
      expect(first.points.has(0x41)).toBe(true);
      expect(warnings).toEqual([]);
    },
  );

  test("has the design of a letter where it is one", () => {
    const input = inputOf(letterDocument(sampleLetter()), { paper: "a4" });
    const result = prepare(workshop, input);
    const modern = workshop.tokens.get("modern");
    expect(result.ok && result.value.design.margins).toEqual(modern?.margins.cover_letter.a4);
  });

  test("has the first family of its template, made once for all documents", () => {
    const [one, other] = [prepared(realisticResume()), prepared(resumeWithBullets("Moss"))];
    expect(other.first).toBe(one.first);
    expect(prepared(realisticResume(), { template: "executive" }).first).not.toBe(one.first);
  });

  test("brings the fonts of its scripts, behind the bundled ones", () => {
    const { extraFonts, families } = prepared(resumeWithBullets("עם ليلى"));
    expect(extraFonts.map(({ name }) => name)).toEqual(["Noto Sans Hebrew", "Vazirmatn"]);
    expect(families.slice(-2)).toEqual(["Noto Sans Hebrew", "Vazirmatn"]);
    expect(prepared(resumeWithBullets("Moss")).extraFonts).toEqual([]);
  });

  test("has the page breaks that the person wants", () => {
    const { sheet } = prepared(realisticResume(), { breaks: { exp2: { breakBefore: true } } });
    const blocks = sheet.sections.flatMap((section) => section.blocks);
    expect(blocks.find((block) => block.kind === "entry" && block.id === "exp2")).toMatchObject({
      breakBefore: true,
    });
  });
});

describe("the warnings about a document", () => {
  test("tell what was removed, what is not printed and what is read in another order, in turn", () => {
    const resume = {
      ...resumeWithBullets("Won 🏆", "東", "שלום", ..."one two three four five".split(" ")),
      contact: { ...realisticResume().contact, github: "quinn" },
    };
    const { warnings } = prepared(resume, { want: ["pages"] });
    expect(warnings).toEqual([
      {
        code: "characters_removed",
        detail: "Werkstudent, line 1: 🏆",
        at: [{ path: "exp1.b1", place: "Werkstudent, line 1", characters: "🏆" }],
      },
      {
        code: "letters_not_printed",
        detail: "Werkstudent, line 2: 東",
        at: [{ path: "exp1.b2", place: "Werkstudent, line 2", characters: "東" }],
      },
      { code: "link_not_printed", detail: "contact.github" },
      {
        code: "text_order_not_guaranteed",
        detail: "Some programs read the letters of this script in another order.",
      },
    ]);
  });

  test("name each place that is meant", () => {
    const resume = { ...resumeWithBullets("Won 🏆", "Lost 🎈"), headline: "🚀 Leader" };
    expect(prepared(resume).warnings).toMatchObject([
      { detail: "Headline: 🚀; Werkstudent, line 1: 🏆; Werkstudent, line 2: 🎈" },
    ]);
  });

  test("are none about letters that are only joined to others", () => {
    expect(warningsOf(resumeWithBullets("Zoë, Ελένη, Анна, Nguyễn; o\uFB03ce — ½ → ok"))).toEqual(
      [],
    );
  });
});

describe("letters that no font shows", () => {
  const lines = Array.from({ length: 20 }, (_, index) => `Line ${index}`);
  const total = linesOfSheet(prepared(resumeWithBullets(...lines)).sheet).length;
  const most = Math.floor(0.2 * total);

  /** The resume with Korean in so many of its lines. */
  function withKorean(count: number): Resume {
    return resumeWithBullets(
      ...lines.map((line, index) => (index < count ? `${line} 서울` : line)),
    );
  }

  test("are left out of pages to look at up to a fifth of the lines, and refused beyond", () => {
    expect(warningsOf(withKorean(most))).toEqual(["letters_not_printed"]);
    expect(outcome(withKorean(most + 1), { want: ["pages"] })).toMatchObject({
      ok: false,
      error: { code: "missing_glyphs", fonts: ["Noto Sans KR"] },
    });
  });

  test("are always refused in a file, and in a name", () => {
    expect(outcome(withKorean(1), { want: ["pdf"] }).ok).toBe(false);
    expect(outcome(withKorean(1), { want: [] }).ok).toBe(true);
    expect(outcome({ ...resumeWithBullets(...lines), name: "김" }, { want: [] }).ok).toBe(false);
  });
});

describe("a document that cannot be laid out", () => {
  test("says what is too long before it says which letters are missing", () => {
    const long = resumeWithBullets(`서울 ${"word ".repeat(4_000)}`);
    expect(outcome(long)).toEqual({
      ok: false,
      error: {
        code: "too_large",
        detail: "Werkstudent, line 1: more than 10000 characters",
      },
    });
  });

  test("is a fault of ours where its template has no tokens or no font", () => {
    const input = inputOf(resumeDocument(realisticResume()));
    const fault = {
      ok: false,
      error: { code: "template_error", detail: "no template or first family: modern" },
    };
    expect(prepare({ ...workshop, tokens: new Map() }, input)).toEqual(fault);
    const fontLibrary = { ...workshop.fontLibrary, bundled: [] };
    expect(prepare({ ...workshop, fontLibrary, firsts: new Map() }, input)).toEqual(fault);
  });
});
