import type { Check, Objection } from "../reading/context.ts";
import { spellsOut } from "../reading/abbreviated.ts";
import { opposites } from "../reading/opposites.data.ts";
import type { Frame } from "../reading/frame.ts";
import { matchesIn } from "../reading/patterns.ts";

/** Opposites of a word, which may be written with a hyphen, a blank or neither. */
const oppositesOf = new Map<string, string[]>();
for (const line of opposites.trim().split("\n")) {
  const [a = [], b = []] = line.split(" / ").map((side) => side.trim().split(" "));
  for (const [own, other] of [
    [a, b],
    [b, a],
  ] as const) {
    for (const word of own) oppositesOf.set(word, [...(oppositesOf.get(word) ?? []), ...other]);
  }
}

function oppositeWords(frame: Frame): { word: string; start: number; end: number }[] {
  return frame.words.flatMap((word, index) => {
    const next = frame.words[index + 1];
    const pair = next === undefined ? "" : `${word.lower}-${next.lower}`;
    return [
      ...(oppositesOf.has(word.lower)
        ? [{ word: word.lower, start: word.start, end: word.end }]
        : []),
      ...(next !== undefined && oppositesOf.has(pair)
        ? [{ word: pair, start: word.start, end: next.end }]
        : []),
    ];
  });
}

/** A word whose opposite the facts say: "full-time" for "part-time", "civil" for "criminal". */
export const checkOpposite: Check = (claim, { support, posting, mode }) => {
  if (mode === "prose" && posting.text !== "") return [];
  const mine = oppositeWords(claim);
  if (mine.length === 0) return [];
  const theirs = new Set(oppositeWords(support).map((entry) => entry.word));
  return mine.flatMap(({ word, start, end }): Objection[] => {
    const others = oppositesOf.get(word) ?? [];
    if (theirs.has(word) || !others.some((other) => theirs.has(other))) return [];
    return [
      {
        hard: true,
        span: [start, end],
        detail: `Your resume says the opposite of "${claim.text.slice(start, end)}".`,
      },
    ];
  });
};

const negated = /\b(?:non|un)-(?!profit|governmental|fiction)([\p{L}]{3,})/giu;

/** "non-invasive ventilation" of "NIV". */
function isInInitials(claim: Frame, end: number, cited: readonly Frame[]): boolean {
  const word = claim.words.find((entry) => entry.end === end);
  return word !== undefined && cited.some((frame) => spellsOut(claim, word, frame));
}

/** "structural" for "non-structural", and the other way round. */
export const checkNegatedWord: Check = (claim, { cited }) => {
  if (cited.length === 0) return [];
  const theirs = cited.flatMap((frame) =>
    matchesIn(frame.lower, negated).map((found) => found[1] ?? ""),
  );
  const mine = matchesIn(claim.lower, negated);
  const lost = theirs.flatMap((word): Objection[] => {
    const at = claim.words.find((entry) => entry.lower === word);
    const kept = mine.some((found) => found[1] === word);
    const both = cited.some((frame) =>
      frame.words.some(
        (entry) =>
          entry.lower === word && frame.lower.slice(entry.start - 4, entry.start) !== "non-",
      ),
    );
    return at === undefined || kept || both
      ? []
      : [{ hard: true, span: [at.start, at.end], detail: `Your resume says "non-${word}".` }];
  });
  const added = mine.flatMap((found): Objection[] =>
    theirs.includes(found[1] ?? "") || isInInitials(claim, found.index + found[0].length, cited)
      ? []
      : [
          {
            hard: true,
            span: [found.index, found.index + found[0].length],
            detail: `Your resume does not say "${found[0]}".`,
          },
        ],
  );
  return [...lost, ...added];
};
