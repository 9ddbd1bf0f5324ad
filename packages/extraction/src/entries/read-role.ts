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

/** The section that words name alone: a known heading, or up to three words that are no title. */
function sectionOf(words: string): RoleText | undefined {
  const heading = matchHeading(words);
  const unknown = words.split(/\s+/).length <= 3 && titleScore(words) < 1;
  return heading?.exact === true || unknown
    ? { kind: "section", section: heading?.kinds[0] ?? "custom", title: words }
    : undefined;
}

function without(text: string, found: DateFind | undefined): string {
  return found === undefined ? text : text.slice(0, found.start) + text.slice(found.end);
}

/** Reads what somebody wrote above lines: "Cook, The Larch, 2019 - 2021", "Skills". */
export function readRole(text: string, context: DateContext): RoleText {
  const found = findDates(text, context).at(-1);
  const words = without(text, found).replace(edges, "");
  const [title = "", ...rest] = words.split(/,\s+|\s+(?:at|@|\|)\s+/u);
  const section = found === undefined && rest.length === 0 ? sectionOf(words) : undefined;
  return section ?? { kind: "job", title, company: rest.join(", "), dates: datesOf(text, found) };
}
