const allowedScheme = /^(?:https?:\/\/|mailto:\S|tel:\S)/iu;
const hostName = /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}{2,}(?=[/?#:]|$)/u;
const mailAddress = /^[^\s@<>"]+@(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}$/u;

/** Whether a link target may stand in an export. */
export function isAllowedLink(target: string): boolean {
  return allowedScheme.test(target);
}

/**
 * The target of a text that is itself an address on the web or of a mailbox; `undefined` for any other
 * text and for every scheme but http, https, mailto and tel.
 */
export function linkTarget(text: string): string | undefined {
  const bare = text.replace(/[\p{Cc}\p{Cf}\s]/gu, "");
  if (bare !== text.trim()) return undefined;
  if (isAllowedLink(bare)) return URL.canParse(bare) ? bare : undefined;
  if (mailAddress.test(bare)) return `mailto:${bare}`;
  return hostName.test(bare) && URL.canParse(`https://${bare}`) ? `https://${bare}` : undefined;
}

const digitsIn = (text: string) => text.replace(/[^\d+]/gu, "");

/** Two numbers in one text, as in "555-0142 / 555-0143"; "030/5550142" is one with its area. */
function isSeveral(text: string): boolean {
  return text.split(/[/,;|]/u).filter((part) => digitsIn(part).length >= 6).length > 1;
}

/** The target of a phone number, if the text is one. */
export function phoneTarget(text: string): string | undefined {
  const digits = digitsIn(text);
  const isOne = !/\p{L}/u.test(text) && !isSeveral(text);
  return isOne && /^\+?\d{6,15}$/u.test(digits) ? `tel:${digits}` : undefined;
}

/** An address on the web as it is printed: without scheme, `www.` and closing slash. */
export function printedAddress(text: string): string {
  return text.replace(/^https?:\/\/(?:www\.)?/iu, "").replace(/\/$/u, "");
}
