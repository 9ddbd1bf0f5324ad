import { wordTable } from "@savile/model";
import type { Token } from "../tokens/split-tokens.ts";

const marks = wordTable<readonly string[]>({
  ",": ["comma"],
  ";": ["joint"],
  ":": ["joint"],
  "–": ["joint", "dash"],
  "—": ["joint", "dash"],
  "-": ["joint", "dash"],
  "|": ["joint"],
  "/": ["joint", "cc", "cc.n"],
  "→": ["joint"],
  ">": ["joint"],
  "<": ["adv"],
  "~": ["adv"],
  "≥": ["adv"],
  "×": ["cc"],
  "+": ["cc", "cc.n"],
  ".": ["stop"],
  "!": ["stop"],
  "?": ["stop"],
  "…": ["stop"],
  "&": ["cc", "cc.n"],
  "'": ["gen"],
  "'s": ["gen", "be.3", "have.3"],
});

const plainNumber: ReadonlySet<string> = new Set(["num"]);
const wordNumber =
  /^(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)-(?:one|two|three|four|five|six|seven|eight|nine)$/;
const yearNumber: ReadonlySet<string> = new Set(["num", "year"]);
const mixedNumber: ReadonlySet<string> = new Set(["num", "year", "n.s", "n.p", "adj", "name"]);

/** "14" is a number; "3D", "2:1" and "p95" may be a name or say how something is. */
function numberTags(text: string): ReadonlySet<string> {
  if (/^(?:19|20)\d\d(?:[-–/]\d+)?$/.test(text)) return yearNumber;
  return /^[\d.,]+$/.test(text) ? plainNumber : mixedNumber;
}

/** What marks and figures are; nothing for words. */
export function tagsOfNoWord({ text, low }: Token): ReadonlySet<string> | undefined {
  const mark = marks[low];
  if (mark !== undefined) return new Set(mark);
  if (/\d/.test(text)) return numberTags(text);
  if (wordNumber.test(low)) return plainNumber;
  if (/^\p{Sm}$/u.test(text)) return new Set(["adv"]);
  return /\p{L}/u.test(low) ? undefined : new Set(["mark"]);
}
