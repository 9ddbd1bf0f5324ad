import type { Objection } from "../reading/context.ts";
import type { Frame } from "../reading/frame.ts";
import { matchesIn } from "../reading/patterns.ts";

/** An objection to each place of a pattern in a text, unless what stands there is known. */
export function objections(
  claim: Frame,
  pattern: RegExp,
  known: (found: string) => boolean,
  detail: (found: string) => string,
): Objection[] {
  return matchesIn(claim.text, pattern).flatMap((found): Objection[] =>
    known(found[0].toLowerCase())
      ? []
      : [
          {
            hard: true,
            span: [found.index, found.index + found[0].length],
            detail: detail(found[0]),
          },
        ],
  );
}

/** Whether a text holds a word or phrase as a whole: "calls" holds no "all". */
export function hasWord(text: string, phrase: string): boolean {
  for (let at = text.indexOf(phrase); at >= 0; at = text.indexOf(phrase, at + 1)) {
    const before = text.charAt(at - 1);
    const after = text.charAt(at + phrase.length);
    if (!/[\p{L}\p{N}]/u.test(before) && !/[\p{L}\p{N}]/u.test(after)) return true;
  }
  return false;
}
