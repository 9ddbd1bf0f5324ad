import type { Resume } from "@savile/model";
import { describe, expect, test } from "vitest";
import { printedLines } from "../sheet/printed-lines.ts";
import { inputOf, resumeDocument, sharedEngine } from "../testing/lay-out.ts";
import { jobWith, resumeWithBullets } from "../testing/one-bullet-resume.ts";

function outcome(resume: Resume): string {
  const result = sharedEngine().layout(inputOf(resumeDocument(resume), { want: [] }));
  return result.ok ? "fits" : `${result.error.code}: ${result.error.detail}`;
}

function languages(count: number): Resume["languages"] {
  return Array.from({ length: count }, (_, index) => ({
    id: `lng${index}`,
    name: "Esperanto",
    level: "",
  }));
}

function bullets(count: number): string[] {
  return Array.from({ length: count }, () => "A line of work");
}

function jobs(texts: readonly string[]): Resume["experience"] {
  return texts.map((text, index) => ({ ...jobWith([text]), id: `exp${index + 1}` }));
}

/** Lays out so many jobs, each of which begins a page. */
function pagesOf(count: number) {
  const experience = jobs(bullets(count));
  const later = experience.slice(1).map(({ id }) => [id, { breakBefore: true }] as const);
  const document = resumeDocument({ ...resumeWithBullets("A line"), experience });
  return sharedEngine().layout(inputOf(document, { want: [], breaks: Object.fromEntries(later) }));
}

describe("the size of a document", () => {
  test("a field of 10,000 characters fits, one more is refused with its address", () => {
    expect(outcome(resumeWithBullets(`${"word ".repeat(1999)}words`))).toBe("fits");
    expect(outcome(resumeWithBullets(`${"word ".repeat(2000)}w`))).toBe(
      "too_large: Werkstudent, line 1: more than 10000 characters",
    );
  });

  test("40 bullets in an entry fit, one more is refused", () => {
    expect(outcome(resumeWithBullets(...bullets(40)))).toBe("fits");
    expect(outcome(resumeWithBullets(...bullets(41)))).toBe(
      "too_large: Werkstudent: more than 40 lines",
    );
  });

  test("60 entries in a section fit, one more is refused", () => {
    const resume = resumeWithBullets("A line");
    expect(outcome({ ...resume, languages: languages(60) })).toBe("fits");
    expect(outcome({ ...resume, languages: languages(61) })).toBe(
      "too_large: Languages: more than 60 entries",
    );
  });

  test("60,000 characters in all fit, one more is refused", () => {
    const resume = resumeWithBullets("A line");
    const lengthOf = (texts: readonly string[]) =>
      printedLines(resumeDocument({ ...resume, experience: jobs(texts) })).reduce(
        (sum, { text }) => sum + text.length,
        0,
      );
    const text = `${"word ".repeat(1_800)}words`;
    const texts = Array.from({ length: 6 }, () => text);
    const rest = 60_000 - lengthOf([...texts, ""]);
    const full = [
      ...texts,
      "word "
        .repeat(2_000)
        .slice(0, rest - 1)
        .concat("s"),
    ];
    expect(lengthOf(full)).toBe(60_000);
    expect(outcome({ ...resume, experience: jobs(full) })).toBe("fits");
    const more = [...texts, `${full.at(-1)}s`];
    expect(outcome({ ...resume, experience: jobs(more) })).toBe(
      "too_large: more than 60000 characters in all",
    );
  });

  test("20 pages fit, one more is refused", () => {
    expect(pagesOf(20)).toMatchObject({ ok: true, value: { pageCount: 20 } });
    expect(pagesOf(21)).toMatchObject({
      ok: false,
      error: { code: "too_large", detail: "more than 20 pages" },
    });
  });
});
