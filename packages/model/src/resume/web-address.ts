/** One address on the web: of http or https, or a domain, with what follows it. */
export const webAddress =
  /^(?:https?:\/\/)?(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}{2,}(?::\d{1,5})?(?:[/?#][^\s<>"\p{Cc}\p{Cf}]*)?$/iu;

/** Whether a text may stand where a link is asked for; nothing at all may. */
export function isLinkText(text: string): boolean {
  return text === "" || webAddress.test(text);
}
