import { matchCopy, originalSpan, tokenise } from "@savile/taxonomy";
import { readNumbers } from "../verify/reading/numbers.ts";
import type { NumberMention } from "../verify/reading/numbers.ts";

/** A number that counts or measures something: no year, no part of a name, nothing said by the way. */
function isFigure({ year, name, implicit }: NumberMention): boolean {
  return !year && !name && !implicit;
}

/** Words of what is counted that are shown with the number. */
const mostWords = 3;

/** Where the counted words end behind a number. */
function endOf(text: string, { end, head }: NumberMention): number {
  const words = tokenise(text.slice(end, end + 60)).slice(0, Math.min(head.length, mostWords));
  const last = words.at(-1);
  const gap = words[0] === undefined ? "" : text.slice(end, end + words[0].start);
  return last === undefined || /[.;:,()]/u.test(gap) ? end : end + last.end;
}

/** The first figure of a line with what it counts ("30 clients", "40%"), as the line writes it. */
export function figureOf(line: string): string | undefined {
  const copy = matchCopy(line);
  const figures = readNumbers(copy.text).filter(isFigure);
  const [first] = figures.filter(({ kind }) => kind !== "plain");
  const figure = first ?? figures[0];
  if (figure === undefined) return undefined;
  const [from, to] = originalSpan(
    copy,
    figure.reach[0],
    Math.max(figure.reach[1], endOf(copy.text, figure)),
  );
  return line.slice(from, to).trim();
}
