import { describe, expect, test } from "vitest";
import { parsePosting } from "../posting/parse-posting.ts";
import { buildResume } from "../testing/build-resume.ts";
import { matchRequirements } from "./match-requirements.ts";
import { readSource } from "./source.ts";

/** The weakest of what a posting asks for in one line, as a whole resume shows it. */
function strengthOf(languages: string, asked: string): number {
  const resume = buildResume({ name: "Ada Quill" });
  for (const name of languages.split(", "))
    resume.languages.push({ id: `lng${resume.languages.length + 1}`, name, level: "" });
  const posting = parsePosting(`Clerk\nOak Mill\nRequirements\n- ${asked}\n`);
  const matches = matchRequirements(readSource(resume, [], "2026-11-01"), posting);
  return Math.min(...matches.map(({ strength }) => strength));
}

describe("some of a group of languages", () => {
  test.each([
    ["English, Afrikaans, isiXhosa", "Two of the official languages of the Western Cape"],
    ["English, isiXhosa", "At least two of the languages (English, Afrikaans, isiXhosa)"],
    ["English, Hindi, Tamil", "Another Indian language"],
    ["English, Tamil", "At least one Indian language besides English"],
    ["English, German", "A second European language"],
    ["English, German", "English plus one other European language"],
    ["English, German", "Two European languages"],
    ["English, French", "Both official languages of Canada"],
    ["English, Mandarin", "Two of Singapore's official languages"],
    ["English, Mandarin", "A second language"],
    ["English, Polish", "An Eastern European language"],
    ["English, Sesotho", "An African language"],
    ["German", "One of Switzerland's national languages"],
  ])("%s shows: %s", (held, asked) => {
    expect(strengthOf(held, asked)).toBeGreaterThanOrEqual(0.7);
  });

  test.each([
    ["English", "Two of the official languages of the Western Cape"],
    ["English, German", "Two official languages of South Africa"],
    ["English", "A second language"],
    ["English", "Another European language"],
    ["English, Mandarin", "A second European language"],
    ["English, Hindi", "A Scandinavian language"],
    ["English", "One of the official languages of South Africa other than English"],
    ["English, German", "Two Swiss national languages"],
    ["English", "English plus one other European language"],
    ["English, French", "A second programming language"],
    ["English, Arabic", "Another Indian language"],
  ])("%s does not show: %s", (held, asked) => {
    expect(strengthOf(held, asked)).toBeLessThan(0.35);
  });

  test("where no place says which languages are official, two languages are a part", () => {
    const strength = strengthOf("English, Afrikaans", "Fluent in both official languages");
    expect(strength).toBeGreaterThanOrEqual(0.35);
    expect(strength).toBeLessThan(0.7);
  });
});
