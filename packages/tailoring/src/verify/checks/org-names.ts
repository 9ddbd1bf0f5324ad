import { weightOf } from "../alignment/weight.ts";
import { frameOf } from "../reading/frame.ts";

type Span = readonly [number, number];

const legal = /[,\s]+(?:inc|llc|llp|ltd|plc|gmbh|corp|co|company|limited|group)\.?$/i;

/** Where a text has a name as a whole, in whatever case. */
function nameAt(text: string, name: string): Span | undefined {
  if (name.length < 3) return undefined;
  const lower = text.toLowerCase();
  const wanted = name.toLowerCase();
  for (let at = lower.indexOf(wanted); at >= 0; at = lower.indexOf(wanted, at + 1)) {
    const end = at + wanted.length;
    if (!/[\p{L}\p{N}]/u.test(lower.charAt(at - 1)) && !/[\p{L}\p{N}]/u.test(lower.charAt(end)))
      return [at, end];
  }
  return undefined;
}

/** From this weight on a word is no everyday one: "Kestrel", not "City". */
const ofOwnName = 0.75;
const fewestLetters = 5;

/** The word by which people call an employer: the first of its name, where it is no everyday one. */
function shortName(org: string): string | undefined {
  const [first] = frameOf(org).words;
  const isOwn =
    first !== undefined &&
    first.start === 0 &&
    first.text.length >= fewestLetters &&
    /^\p{Lu}/u.test(first.text) &&
    weightOf(first) >= ofOwnName;
  return isOwn ? first.text : undefined;
}

/**
 * Where a text names an employer, with or without its legal form and its place, or by the first word of its name;
 * `undefined` where it does not.
 */
export function orgAt(text: string, org: string): Span | undefined {
  const [segment = ""] = org.split(/, | \(| [-–—] /);
  const [whole, first] = [org, segment].map((name) => name.replace(legal, "").trim());
  const found = nameAt(text, whole ?? "") ?? nameAt(text, first ?? "");
  if (found !== undefined) return found;
  const short = shortName(segment);
  const at = short === undefined ? undefined : nameAt(text, short);
  return at !== undefined && at[0] > 0 && /^\p{Lu}/u.test(text.slice(at[0])) ? at : undefined;
}
