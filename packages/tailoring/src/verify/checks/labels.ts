import type { TermHit } from "../../terms/find-terms.ts";
import type { Check, Objection } from "../reading/context.ts";
import { placesOf } from "../alignment/align.ts";
import { frameOf, spanOf } from "../reading/frame.ts";
import type { Frame } from "../reading/frame.ts";
import type { NumberMention } from "../reading/numbers.ts";
import { hasWord } from "./objections.ts";

const label =
  /(?:\b(?:class|level|grade|tier|type|phase|part|section|title|category|series|stage|line|unit|room|method|form|step|rank|version|route|floor|zone|area|bay|chapter|article|no\.|number)|#)\s?$/i;

/** The name that a figure belongs to: "Office" of "Office 365". */
function namedBy(claim: Frame, entry: NumberMention): TermHit | undefined {
  return claim.hits.find(
    (hit) =>
      hit.end + 1 === entry.start &&
      /\p{Lu}/u.test(hit.spelling) &&
      claim.text.charAt(hit.end) === " " &&
      !/^\s?\p{Ll}/u.test(claim.text.slice(entry.end)),
  );
}

/** A figure that only tells one of its kind from others: "Class 2", "line 4". */
export function isLabel(claim: Frame, entry: NumberMention): boolean {
  return (
    entry.kind === "plain" &&
    (namedBy(claim, entry) !== undefined ||
      label.test(claim.text.slice(Math.max(0, entry.start - 12), entry.start))) &&
    !/^\s?(?:-|to)\s?\d/.test(claim.text.slice(entry.end))
  );
}

const ordinals = "first second third fourth fifth sixth seventh eighth ninth tenth".split(" ");

/** "#3", "number two" of "3rd of 38", "second in command". */
function isRank(before: string, value: number, support: Frame): boolean {
  if (!/(?:#|no\.|number)\s?$/i.test(before)) return false;
  const word = ordinals[value - 1];
  const figure = new RegExp(`\\b${value}(?:st|nd|rd|th)\\b`, "i");
  return figure.test(support.text) || (word !== undefined && hasWord(support.lower, word));
}

/** Whether a figure stands behind another word for the same kind of thing: "line 14" of "route 14". */
function isLike(before: string, support: Frame, other: NumberMention): boolean {
  const claim = frameOf(before);
  const word = support.words.findLast(({ end }) => end <= other.start);
  return (
    word !== undefined && placesOf(claim, claim.words.length - 1, frameOf(word.text)).length > 0
  );
}

/** "Class 3" of the one who holds "Class 2". */
export const checkLabel: Check = (claim, { support, posting }) =>
  claim.numbers
    .filter((entry) => isLabel(claim, entry))
    .flatMap((entry): Objection[] => {
      const before =
        label.exec(claim.text.slice(Math.max(0, entry.start - 12), entry.start))?.[0] ?? "";
      const wanted = `${before}${claim.text.slice(entry.start, entry.end)}`.toLowerCase();
      if (support.lower.includes(wanted) || posting.lower.includes(wanted)) return [];
      const same = support.numbers.filter(({ value }) => value === entry.value);
      if (
        isRank(before, entry.value, support) ||
        same.some((other) => isLike(before, support, other))
      )
        return [];
      return [
        {
          hard: same.length === 0,
          span: spanOf(entry),
          detail: `Your resume does not state "${wanted.trim()}".`,
        },
      ];
    });

/** A name with its figure as far as the blanks around it, without marks: "401k" of "401(k)". */
function nameAround({ text }: Frame, { start, end }: NumberMention): string {
  const before = /\S*$/.exec(text.slice(0, start))?.[0] ?? "";
  const after = /^\S*/.exec(text.slice(end))?.[0] ?? "";
  return plainName(`${before}${text.slice(start, end)}${after}`).replace(/s$/, "");
}

function plainName(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\d]+/gu, "");
}

/** Classes of an honours degree by their short form. */
const honours: ReadonlyMap<string, string> = new Map([
  ["21", "uppersecond"],
  ["22", "lowersecond"],
]);

/** "W-2", "401(k)": a name with a figure that the facts do not hold. */
export const checkFigureName: Check = (claim, { support, posting }) => {
  const own = claim.numbers.filter(
    (entry) => entry.name && /^\d/.test(claim.text.slice(entry.start)),
  );
  if (own.length === 0) return [];
  const known = plainName(`${support.text} ${posting.text}`);
  return own.flatMap((entry): Objection[] => {
    const name = nameAround(claim, entry);
    const degree = honours.get(name);
    const month = /^\/(?:19|20)\d\d/.test(claim.text.slice(entry.end));
    if (month || known.includes(name) || (degree !== undefined && known.includes(degree)))
      return [];
    const detail = `Your resume does not state "${claim.text.slice(entry.start, entry.end)}" in this name.`;
    return [{ hard: true, span: spanOf(entry), detail }];
  });
};
