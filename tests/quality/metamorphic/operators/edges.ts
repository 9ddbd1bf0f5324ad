/** A text without the full stop at its end. */
export function withoutStop(text: string): string {
  return text.replace(/[.\s]+$/, "");
}

/** A text that goes on in the middle of a sentence: names and initials keep their capital. */
export function lowerFirst(text: string): string {
  return /^\p{Lu}\p{Ll}+(?: |$)/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

export function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The text with one found part replaced. */
export function splice(
  text: string,
  found: RegExpExecArray | RegExpMatchArray,
  by: string,
): string {
  const at = found.index ?? 0;
  return text.slice(0, at) + by + text.slice(at + found[0].length);
}
