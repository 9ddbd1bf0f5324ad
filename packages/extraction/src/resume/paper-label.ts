import { fold, foldWords } from "../text-line/clean-text.ts";
import type { Line } from "../text-line/line.ts";

/** Labels in front of papers that name none of them: what is left, and whose member one is. */
const general =
  /^(?:(?:and |any )?others?|also|as well|besides|misc(?:ellaneous)?|various|general|more|extras?|additional(?:ly)?|further|the rest|plus|(?:trade |labou?r )?unions?|memberships?|member of|associations?|professional (?:body|bodies|memberships?)|(?:(?:other|short|further|additional|extra|more) )?(?:courses?|trainings?|tickets?|cards?|certificates?|licen[cs]es?|qualifications?|papers?))$/u;
/** "Licences | B and C1": what names the kind of a paper says more than a class does. */
const names = /^(?:tickets?|cards?|certificates?|licen[cs]es?|qualifications?|papers?)$/u;
/** How a paper stands that is not held yet, in the place of its date. */
const open =
  /^(?:now|currently|at present|presently|ongoing|in progress|under way|underway|studying|pending|expected|to come|next|planned|booked)$/u;
const colon = /^(\p{L}[^:\t]{1,40}):\s+(?=\S)/u;

function plain(label: string): string {
  return fold(label)
    .replace(/\s*:\s*$/u, "")
    .trim();
}

function isGeneral(label: string): boolean {
  const text = plain(label);
  return general.test(text) && !names.test(text);
}

/** "Rescue | CPR and water rescue": words that stand again in the name beside them say nothing more. */
function isRepeated(label: string, name: string): boolean {
  const words = foldWords(name).split(" ");
  const own = foldWords(label).split(" ");
  return own.length < words.length && own.every((word) => words.includes(word));
}

/** Where the second of two cells begins, if the first is no more than a label. */
function cellEnd({ text, cells: [first, second, third] }: Line): number | undefined {
  if (first === undefined || second === undefined || third !== undefined) return undefined;
  const label = text.slice(first.start, first.end);
  const name = /^[^,;(]*/u.exec(text.slice(second.start))?.[0] ?? "";
  return isGeneral(label) || isRepeated(label, name) ? second.start : 0;
}

/**
 * Where the first paper of a line begins, behind a label that names none ("Other | Working at heights") or whose
 * words its name repeats.
 */
export function labelEnd(line: Line): number {
  const told = colon.exec(line.text);
  const behind = told?.[1] !== undefined && isGeneral(told[1]) ? told[0].length : 0;
  return cellEnd(line) ?? behind;
}

/** The first of two cells, where it says of a paper that it is not held yet: "Now | Certificate IV". */
export function openCell({ text, cells }: Line): { start: number; end: number } | undefined {
  const [first] = cells;
  if (first === undefined || cells.length !== 2) return undefined;
  const { start, end } = first;
  return open.test(plain(text.slice(start, end))) ? { start, end } : undefined;
}
