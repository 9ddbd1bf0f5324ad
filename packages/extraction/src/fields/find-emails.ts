import { isTld } from "./find-links.ts";

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

const withoutEnding =
  /(?<![^\s|•·,;:])[\p{L}\p{N}][\p{L}\p{N}._%+-]{0,63}@[\p{L}\p{N}][\p{L}\p{N}-]{2,61}(?=$|[\s|•·,;])/gu;
const networks = /@(?:linkedin|github|gitlab|twitter|instagram|facebook|telegram|medium)$/iu;

/** What stands like an address but names no whole host ("jane@university"): it is told as it is printed. */
export function findUnendedEmails(text: string): EmailFind[] {
  return [...(text.includes("@") ? text.matchAll(withoutEnding) : [])]
    .filter(([whole]) => !networks.test(whole))
    .map(({ 0: whole, index }) => ({ start: index, end: index + whole.length, confidence: 0.4 }));
}

const openEnd = /[\p{L}\p{N}][\p{L}\p{N}._%+'-]{0,63}@[\p{L}\p{N}.-]*$/u;
/** A first half that ends with a mark which an address holds inside. */
const openFront = /(?:^|[\s:|•·])([\p{L}\p{N}][\p{L}\p{N}._%+-]{0,62}[_+-])$/u;
const restOfHost = /^[\p{L}\p{N}-]*(?:\.[\p{L}\p{N}-]+)*/u;

function isHost(text: string): boolean {
  return /.\./u.test(text) && isTld(text.slice(text.lastIndexOf(".") + 1));
}

/** What goes on of a host at the beginning of a line: nothing where other words stand there. */
function hostRest(next: string): string {
  const rest = restOfHost.exec(next)?.[0] ?? "";
  return /^(?:$|[\s|•·,;])/u.test(next.slice(rest.length)) ? rest : "";
}

/** An address that breaks before its "@", at a hyphen of its own. */
function brokenFront(
  text: string,
  next: string,
): { readonly start: number; readonly end: number } | undefined {
  const front = openFront.exec(text.trimEnd())?.[1];
  const rest = findEmails(next)[0];
  if (front === undefined || rest?.start !== 0) return undefined;
  return { start: text.trimEnd().length - front.length, end: rest.end };
}

/** An address that breaks at the end of a line: where it begins, and how far it goes in the next line. */
export function brokenEmail(
  text: string,
  next: string,
): { readonly start: number; readonly end: number } | undefined {
  const match = openEnd.exec(text.trimEnd());
  if (match === null) return brokenFront(text, next);
  const host = match[0].slice(match[0].indexOf("@") + 1);
  const rest = hostRest(next);
  const isBroken = rest !== "" && !isHost(host) && isHost(host + rest);
  return isBroken ? { start: match.index, end: rest.length } : undefined;
}
