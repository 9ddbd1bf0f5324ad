import { placeholders, stockPhrases } from "../../words/tell-list.data.ts";
import type { Check, Objection, SourceCheck } from "../reading/context.ts";
import type { Frame } from "../reading/frame.ts";
import { objections } from "./objections.ts";

const links = /\b[\w.+-]+@[\w-]+\.[\w.]+\b|\bhttps?:\/\/\S+|\bwww\.\S+|(?:\+?\d[\d\s().-]{8,}\d)/g;

/** Addresses, links and numbers to call that are not in the resume. */
export const checkContact: SourceCheck = (claim, { source }) => {
  const all = source.lines
    .map((line) => line.text)
    .join("\n")
    .toLowerCase();
  return objections(
    claim,
    links,
    (found) => all.includes(found.trim()),
    () => "This address is not in your resume.",
  );
};

const protectedWords =
  /\b(?:\d{2}[- ]years?[- ]old|married|single mother|single father|husband|wife|pregnan\w+|christian|muslim|jewish|hindu|buddhist|catholic|atheist|gay|lesbian|transgender|disabled|disability|citizen(?:ship)?|nationality|born in|date of birth|ethnic\w*)\b/giu;

/** Age, family, faith, health and the like, which nobody has to state. */
export const checkProtected: Check = (claim, { support }) =>
  objections(
    claim,
    protectedWords,
    (found) => support.lower.includes(found),
    () => "This is nobody's business in an application.",
  );

const blankPattern = new RegExp(placeholders.source, "giu");

const strange =
  /[\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]|<\/?[a-z][^>]*>|\*\*|```|\[[^\]]+\]\(/giu;

const stockByFrame = new WeakMap<Frame, readonly { phrase: string; at: number }[]>();

/** The stock phrases that a text holds as whole words. */
function stockIn(claim: Frame): readonly { phrase: string; at: number }[] {
  const before = stockByFrame.get(claim);
  if (before !== undefined) return before;
  const found = stockPhrases.flatMap((phrase) => {
    const at = claim.lower.indexOf(phrase);
    const whole =
      at >= 0 &&
      !/[\p{L}]/u.test(claim.lower.charAt(at - 1)) &&
      !/[\p{L}]/u.test(claim.lower.charAt(at + phrase.length));
    return whole ? [{ phrase, at }] : [];
  });
  stockByFrame.set(claim, found);
  return found;
}

const stockDetail = "is a stock phrase that you did not write.";

/** Whether an objection is to the sound of a text and not to what it states. */
export function isStockObjection({ detail }: Pick<Objection, "detail">): boolean {
  return detail.endsWith(stockDetail);
}

/** Hidden characters, markup, blanks of a form, and stock phrases that the person did not write. */
export const checkForm: Check = (claim, { support, posting }) => {
  const original = { ...claim, text: claim.original };
  const marks = objections(
    original,
    strange,
    (found) => support.original.toLowerCase().includes(found),
    () => "Hidden characters or markup.",
  );
  const blanks = objections(
    claim,
    blankPattern,
    (found) => support.lower.includes(found),
    () => "A blank of a form was left open.",
  );
  const own = ` ${support.lower} ${posting.lower} `;
  const stock = stockIn(claim).flatMap(({ phrase, at }): Objection[] =>
    own.includes(phrase)
      ? []
      : [{ hard: true, span: [at, at + phrase.length], detail: `"${phrase}" ${stockDetail}` }],
  );
  return [...marks, ...blanks, ...stock];
};
