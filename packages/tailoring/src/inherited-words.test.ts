import { expect, test } from "vitest";
import { parsePosting } from "./posting/parse-posting.ts";
import { proofread } from "./proofread/proofread.ts";
import { tailor } from "./tailor.ts";
import { buildResume, factsOf } from "./testing/build-resume.ts";
import { verifyClaims } from "./verify/verify-claims.ts";

/** What every plain object and every list answers to. */
const inherited = new Set([
  ...Object.getOwnPropertyNames(Object.prototype),
  ...Object.getOwnPropertyNames(Array.prototype).slice(0, 4),
]);

/** Each in many places, small and large, alone and between others. */
function sketch(word: string) {
  const large = `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
  return buildResume({
    name: `Ada ${large}`,
    headline: `Senior ${word}`,
    summary: `${large} with eight years as ${word} of bridges.`,
    skills: [word, large, `${word} ${word}`],
    languages: [{ name: large, level: word }],
    education: [{ degree: `Bachelor of ${large}`, school: `${large} College`, end: "2012" }],
    certifications: [{ name: `${large} Licence`, year: "2019" }],
    jobs: [
      {
        title: `Bridge ${word}`,
        company: `${large} Works`,
        start: "2014",
        end: "present",
        bullets: [
          `Led 4 ${word}s and cut ${word} time by 12% in 2019`,
          `${large} of three bridges, two ${word} a week`,
        ],
      },
    ],
  });
}

function postingFor(word: string): string {
  return `Bridge ${word}\n${word} Works, Leeds\n\nYou have:\n- 5 years of experience as ${word}\n- ${word} skills and a ${word} licence\n- Fluent ${word}\n- Degree in ${word}\n\nYou will ${word} bridges and lead a ${word} of four.`;
}

test.each([...inherited])("%s is a word like any other", async (word) => {
  const resume = sketch(word);
  const facts = factsOf(resume);
  const text = postingFor(word);
  const today = "2026-11-21";
  const made = await tailor({
    resume,
    facts,
    extractionConfidence: 0.9,
    posting: parsePosting(text),
    jobDescription: text,
    today,
  });
  expect(made.ok).toBe(true);
  const claims = [
    { id: "1", section: "summary", text: `Eight years as ${word}.` },
    { id: "2", section: "skills", text: word },
    {
      id: "3",
      section: "letter",
      text: `Since 2014 I have led ${word} by ${word}, twice a ${word}.`,
    },
  ];
  expect(verifyClaims({ resume, facts, lines: [], asOf: "2026-11", claims })).toHaveLength(3);
  expect(proofread([{ id: "1", text: `I am a ${word} of ${word}s.` }])).toHaveLength(1);
});
