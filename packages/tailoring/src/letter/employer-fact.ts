import type { Posting } from "@savile/model";
import { isKindOf } from "../grammar/kind-of.ts";
import { tokensOf } from "../grammar/tokens.ts";
import type { LineToken } from "../grammar/tokens.ts";
import { wordCount } from "../words/phrases.ts";
import { isKnown } from "./known-word.ts";

/** What the employer is by its own words, and where the posting says it. */
export interface EmployerFact {
  readonly text: string;
  readonly span: readonly [number, number];
}

const fewestWords = 4;
/** Six words running would be copied from the posting. */
const mostWords = 5;

/** Words before which a description of an employer is whole. */
const boundary =
  /\s(?:that|which|who|whose|where|with|based|located|headquartered|focused|dedicated|committed|known|looking|seeking|specialising|specializing|providing|serving|helping|working|operating|offering|delivering|enabling|building|pioneering|combining|allowing|in|and we|and are)\s|[,;:.!?()"“”\n]|\s[-–—]\s/;

const praise =
  /\b(?:only|first|best|greatest|coolest|most|fun|crazy|exciting|amazing|our|we|you|your|us)\b/i;
const kinds = ["organization", "business", "workplace", "institution", "team", "facility"];

const isReadable = (token: LineToken) => token.kind !== "word" || isKnown(token);

/** "a leading luxury travel company": somebody who employs, so described that it says something. */
function describesEmployer(text: string): boolean {
  const words = wordCount(text);
  if (words < fewestWords || words > mostWords || praise.test(text)) return false;
  const head = /^(?:\S+\s)+?(\S+)(?=\sof\s)/.exec(text)?.[1] ?? text.split(" ").at(-1) ?? "";
  if (/^(?:provider|supplier|maker|manufacturer|producer|retailer)$/i.test(head))
    return /\sof\s\S/.test(text);
  return isKindOf(head.toLowerCase(), kinds) && tokensOf(text).every(isReadable);
}

/** Where the posting says what its employer is, as "Ash Mill is a family bakery": the first that can stand behind a name. */
export function employerFact(posting: Posting, jobDescription: string): EmployerFact | undefined {
  const { company } = posting;
  if (company === undefined || company === "") return undefined;
  const name = company.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  const says = new RegExp(
    `(?<![\\p{L}\\d])${name}(?:,? (?:Inc|LLC|Ltd)\\.?)? (?:is|are) (?=an? |the )`,
    "giu",
  );
  for (const { index, 0: before } of jobDescription.matchAll(says)) {
    const from = index + before.length;
    const rest = jobDescription.slice(from, from + 160);
    const end = boundary.exec(rest)?.index ?? rest.length;
    const text = rest.slice(0, end).trim();
    if (describesEmployer(text)) return { text, span: [from, from + text.length] };
  }
  return undefined;
}
