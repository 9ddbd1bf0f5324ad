import { findDates } from "../fields/dates/find-dates.ts";
import type { DateContext, DateFind } from "../fields/dates/find-dates.ts";
import { matchHeading } from "../headings/match-heading.ts";
import type { SectionKind } from "../headings/kinds.ts";
import { titleScore } from "./title.rules.ts";

/** What stands above a line of a resume: the head of a section, or a job with its dates. */
export type RoleText =
  | { readonly kind: "section"; readonly section: SectionKind | "custom"; readonly title: string }
  | {
      readonly kind: "job";
      readonly title: string;
      readonly company: string;
      readonly dates: { readonly text: string; readonly start: string; readonly end: string };
    };

const edges = /^[\s,;(|–—-]+|[\s,;()|–—-]+$/gu;

function datesOf(
  text: string,
  found: DateFind | undefined,
): { text: string; start: string; end: string } {
  return found === undefined
    ? { text: "", start: "", end: "" }
    : { text: text.slice(found.start, found.end).trim(), start: found.from, end: found.to };
}

/** Three words that are no title may be the name of a section that no table knows. */
function mayBeSection(words: string): boolean {
  return words.split(/\s+/).length <= 3 && titleScore(words) < 1;
}

/** Reads what somebody wrote above lines: "Cook, The Larch, 2019 - 2021", "Skills". */
export function readRole(text: string, context: DateContext): RoleText {
  const found = findDates(text, context).at(-1);
  const named = text.slice(0, found?.start) + (found === undefined ? "" : text.slice(found.end));
  const words = named.replace(edges, "");
  const [title = "", ...rest] = words.split(/,\s+|\s+(?:at|@|\|)\s+/u);
  if (found === undefined && rest.length === 0) {
    const heading = matchHeading(words);
    if (heading?.exact === true || mayBeSection(words))
      return { kind: "section", section: heading?.kinds[0] ?? "custom", title: words };
  }
  return { kind: "job", title, company: rest.join(", "), dates: datesOf(text, found) };
}
