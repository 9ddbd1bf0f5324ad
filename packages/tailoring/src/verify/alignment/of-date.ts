import type { Frame, FrameWord } from "../reading/frame.ts";

/** Whether a word is part of a date with its year, which has checks of its own: "August 2020", "exp. 12/2027". */
export function isOfDate({ text }: Frame, { end }: FrameWord): boolean {
  return /^\.?\s(?:\d{1,2}[\s,/]+)?(?:19|20)\d\d\b/.test(text.slice(end, end + 14));
}

const named =
  /^(?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|fall|winter|mid|early|late)$/;

/** Whether a word names a month or a season of a year: "spring 2017". */
export function namesDate(claim: Frame, word: FrameWord): boolean {
  return named.test(word.lower) && isOfDate(claim, word);
}
