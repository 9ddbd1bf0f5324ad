import { timeLimit } from "@savile/testing";
import { expect, test } from "vitest";
import { scoreJobToken, scoreStudyToken } from "./entries/score-token.ts";
import { splitHeader } from "./entries/split-header.ts";
import type { Token } from "./entries/token.ts";
import { markLines } from "./entries/mark-lines.ts";
import { extract } from "./extract/extract.ts";
import { findDates } from "./fields/dates/find-dates.ts";
import { findEmails } from "./fields/find-emails.ts";
import { findLinks } from "./fields/find-links.ts";
import { findPhones } from "./fields/find-phones.ts";
import { trailingPlace } from "./fields/find-place.ts";
import { placeScore } from "./fields/place.rules.ts";
import { splitTerms } from "./fields/split-terms.ts";
import { findBullets } from "./lines/find-bullets.ts";
import { plainLine } from "./text-line/line.ts";
import { matchHeading } from "./headings/match-heading.ts";
import { hostileTexts } from "./testing/hostile-texts.ts";

const context = { today: "2026-11-01" };

function token(text: string): Token {
  const style = { bold: false, italic: false, caps: false, size: 10, linked: false };
  const place = { start: 0, end: text.length, row: 0, column: 2, separator: "," };
  return { line: plainLine("t.l1", text, 0), text, ...place, ...style };
}

const rules: readonly (readonly [string, (text: string) => unknown])[] = [
  ["e-mail addresses", findEmails],
  ["telephone numbers", (text) => findPhones(text)],
  ["links", findLinks],
  ["dates", (text) => findDates(text, context)],
  ["places", placeScore],
  ["places at the end", trailingPlace],
  ["terms", splitTerms],
  ["headings", matchHeading],
  ["parts of a header", (text) => splitHeader(plainLine("t.l1", text, 0), [], 0)],
  ["marks of lines", (text) => markLines([plainLine("t.l1", text, 0)], context)],
  ["bullets", (text) => findBullets([plainLine("t.l1", text, 0)])],
  ["evidence of a job", (text) => scoreJobToken(token(text))],
  ["evidence of a study", (text) => scoreStudyToken(token(text))],
];

/** Milliseconds that a rule may take on any of these texts. */
const allowed = timeLimit(50);

/** The quickest of some runs: other work on the machine does not count against a rule. */
function quickest(run: () => unknown, enough: number): number {
  let best = Infinity;
  for (let round = 0; round < 8 && best > enough; round += 1) {
    const start = performance.now();
    run();
    best = Math.min(best, performance.now() - start);
  }
  return best;
}

test.each(rules)("%s are looked for in linear time", (_name, rule) => {
  const slow = hostileTexts.flatMap(([name, text]) => {
    const ms = quickest(() => rule(text), allowed);
    return ms > allowed ? [`${name}: ${Math.round(ms)} ms`] : [];
  });
  expect(slow).toEqual([]);
});

test.each(["addresses", "domains", "months", "figures", "numbers", "a-"])(
  "a file of %s is read in little time",
  async (name) => {
    const text = hostileTexts.find(([one]) => one === name)?.[1] ?? "";
    for (const width of [60, 3000]) {
      const lines = text.match(new RegExp(`.{1,${width}}`, "gsu")) ?? [];
      const bytes = new TextEncoder().encode(`Ana Prado\n\nExperience\n\n${lines.join("\n")}`);
      const start = performance.now();
      await extract(bytes, context);
      expect(performance.now() - start).toBeLessThan(timeLimit(6000));
    }
  },
);

test.each(["constructor", "valueOf", "toString", "__proto__", "hasOwnProperty"])(
  "%s is a word like any other",
  async (word) => {
    const text = `Ada ${word}\n${word}@example.org\n\nEXPERIENCE\n${word}, ${word} Works, ${word}\n${word} 2014 - ${word} 2019\n- ${word} of 4 bridges\n\n${word.toUpperCase()}\n- ${word}\n\nSKILLS\n${word}, ${word} (${word})\n\nLANGUAGES\n${word}: ${word}\n`;
    const read = await extract(new TextEncoder().encode(text), context);
    expect(read.ok).toBe(true);
  },
);
