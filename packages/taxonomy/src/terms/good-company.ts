import type { Scan } from "../phrases/scan.ts";

const listBefore = /(?:^|[\n,;:|(/\u2022\u00b7\u25aa\u25cf\u2013\u2014]|^\s*[-*])\s*$/;
const listAfter = /^\s*(?:$|[\n\r,;|)/\u2022\u00b7.])/;

/** Characters beside a span that are looked at. */
const reach = 12;

/** Whether a span is an item of a list by itself: nothing but marks and line ends beside it. */
export function isListItem(text: string, start: number, end: number): boolean {
  return (
    listBefore.test(text.slice(Math.max(0, start - reach), start)) &&
    listAfter.test(text.slice(end, end + reach))
  );
}

/** What is followed by something that a person uses, has or knows. */
const cue =
  /\b(?:(?:experienced?|knowledge|skill(?:s|ed)?|proficien\w+|familiar\w*|expertise|background|training|trained|degree|diploma|bachelor\S*|master\S*|certificat\w+|certified|fluen\w+|understanding|use|working)\s+(?:in|with|of|on)|using|including|such as|e\.g\.)\s+$/i;

/** Whether the words before say that a skill follows ("experience in"). */
export function isIntroducedTerm(text: string, start: number): boolean {
  return cue.test(text.slice(Math.max(0, start - 40), start));
}

/** Whether a word stands within a sentence, where a capital letter makes it a name. */
export function isMidSentence({ text }: Scan, start: number): boolean {
  return /(?:[\p{Ll}\p{N},)] |,)$/u.test(text.slice(Math.max(0, start - 2), start));
}
