export interface EmailFind {
  readonly start: number;
  readonly end: number;
  readonly confidence: number;
}

const address =
  /[\p{L}\p{N}][\p{L}\p{N}._%+'-]{0,63}\s?@\s?(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.){1,8}\p{L}{2,24}(?![\p{L}\p{N}])/gu;
const spelled =
  /[\p{L}\p{N}][\p{L}\p{N}._%+-]{0,63}\s?[[(]\s?at\s?[\])]\s?(?:[\p{L}\p{N}-]{1,63}\s?(?:\.|[[(]\s?(?:dot|punkt)\s?[\])])\s?){1,8}\p{L}{2,24}/giu;

/** E-mail addresses of a text; a blank beside the "@" is accepted. */
export function findEmails(text: string): EmailFind[] {
  const found: EmailFind[] = [];
  for (const match of text.includes("@") ? text.matchAll(address) : []) {
    const blank = /\s/.test(match[0]);
    found.push({
      start: match.index,
      end: match.index + match[0].length,
      confidence: blank ? 0.7 : 0.98,
    });
  }
  for (const match of /[[(]\s?at\b/i.test(text) ? text.matchAll(spelled) : []) {
    found.push({ start: match.index, end: match.index + match[0].length, confidence: 0.6 });
  }
  return found;
}
