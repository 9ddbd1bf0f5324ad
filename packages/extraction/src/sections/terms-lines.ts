import type { SectionKind } from "../headings/kinds.ts";
import type { Line } from "../text-line/line.ts";

/** "Notice period: 2 months", "Expected CTC - 6 LPA", "Available from 1 March": on what terms somebody can be had. */
const tellsTerms =
  /^\s*(?:(?:notice(?: period)?|last drawn|expected|(?:current|present|last|expected|desired)(?: drawn)? (?:gross |monthly |annual )?(?:salary|ctc|pay|package|remuneration|wage|rate)|(?:salary|pay|wage) (?:expectations?|expected|required|requirements?|wish)|availability|available|earliest (?:start|joining)(?: date)?|(?:possible )?(?:start|joining) (?:date|time))\s*(?::|\s[–—-])\s*(?=\S)|available (?:from|immediately|at once|now|to (?:start|join)|with(?:in)?)\b|immediate joiner\b)/iu;

const longest = 160;

/** Whether a line tells of pay, notice or the day from which somebody is free. */
export function isTermsLine({ text }: Pick<Line, "text">): boolean {
  return text.length <= longest && tellsTerms.test(text);
}

/** Where such a line is part of a text, or of a job. */
const keeps: ReadonlySet<SectionKind | undefined> = new Set([
  "experience",
  "projects",
  "summary",
  "volunteer",
  "leadership",
]);

interface Parted {
  readonly kinds: readonly SectionKind[];
  readonly title: string;
  readonly lines: Line[];
}

/** Lines of pay, notice and start, which people write below any list, as a section of their own. */
export function partTerms(sections: readonly Parted[]): Parted[] {
  return sections.flatMap((section) => {
    if (keeps.has(section.kinds[0])) return [section];
    const terms = section.lines.filter(isTermsLine);
    // A section of nothing else is one already.
    if (terms.length === 0 || terms.length === section.lines.length) return [section];
    return [
      { ...section, lines: section.lines.filter((line) => !terms.includes(line)) },
      { kinds: ["custom" as const], title: "", lines: terms },
    ];
  });
}
