import type { Resume } from "@savile/model";
import { describe, expect, test } from "vitest";
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

describe("the size of a document", () => {
  test("a field of 10,000 characters fits, one more is refused with its address", () => {
    expect(outcome(resumeWithBullets(`${"word ".repeat(1999)}words`))).toBe("fits");
    expect(outcome(resumeWithBullets(`${"word ".repeat(2000)}w`))).toBe(
      "too_large: exp1.b1: more than 10000 characters",
    );
  });

  test("40 bullets in an entry fit, one more is refused", () => {
    expect(outcome(resumeWithBullets(...bullets(40)))).toBe("fits");
    expect(outcome(resumeWithBullets(...bullets(41)))).toBe(
      "too_large: exp1: more than 40 bullets",
    );
  });

  test("60 entries in a section fit, one more is refused", () => {
    const resume = resumeWithBullets("A line");
    expect(outcome({ ...resume, languages: languages(60) })).toBe("fits");
    expect(outcome({ ...resume, languages: languages(61) })).toBe(
      "too_large: languages: more than 60 entries",
    );
  });

  test("60,000 characters are the most", () => {
    const text = "word ".repeat(399);
    const experience = Array.from({ length: 40 }, (_, index) => ({
      ...jobWith([text]),
      id: `exp${index}`,
    }));
    const resume = resumeWithBullets("A line");
    expect(outcome({ ...resume, experience })).toBe("too_large: more than 60000 characters in all");
  });

  test("20 pages are the most", () => {
    const experience = Array.from({ length: 30 }, (_, index) => ({
      ...jobWith(bullets(40)),
      id: `exp${index}`,
    }));
    expect(outcome({ ...resumeWithBullets("A line"), experience })).toBe(
      "too_large: more than 20 pages",
    );
  });
});
