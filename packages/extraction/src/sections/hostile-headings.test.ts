import { timeLimit } from "@savile/testing";
import { expect, test } from "vitest";
import { plainLine } from "../text-line/line.ts";
import type { Line } from "../text-line/line.ts";
import { hostileTexts } from "../testing/hostile-texts.ts";
import { joinBrokenHeadings, joinLetters, joinSpacedLetters } from "./join-headings.ts";
import { headingsByStyle } from "./learn-style.ts";
import { matchHeading } from "../headings/match-heading.ts";

const today = "2026-11-01";
/** Milliseconds a pattern may take on 100,000 characters; the quickest of three runs counts. */
const allowed = timeLimit(50);

function quickest(work: () => unknown): number {
  const times = [1, 2, 3].map(() => {
    const start = performance.now();
    work();
    return performance.now() - start;
  });
  return Math.min(...times);
}

type Rule = (text: string, line: Line) => unknown;

const rules: readonly (readonly [string, Rule])[] = [
  ["matching headings", (text) => matchHeading(text)],
  ["joining letters", (text) => joinLetters(text)],
  ["joining spaced lines", (_, line) => joinSpacedLetters([line])],
  ["joining headings", (_, line) => joinBrokenHeadings([line, line])],
  ["learning a style", (_, line) => headingsByStyle([line], 10, today)],
];

test.each(rules)("%s takes linear time", (_, rule) => {
  const slow = hostileTexts.flatMap(([name, text]) => {
    const line = plainLine("t.l1", text, 0);
    const ms = quickest(() => rule(text, line));
    return ms > allowed ? [`${name}: ${Math.round(ms)} ms`] : [];
  });
  expect(slow).toEqual([]);
});
