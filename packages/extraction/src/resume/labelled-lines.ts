import { isSpokenLanguage } from "../fields/spoken-language.ts";
import { splitTerms } from "../fields/split-terms.ts";
import { fold } from "../text-line/clean-text.ts";
import type { Line } from "../text-line/line.ts";
import type { SectionKind } from "../headings/kinds.ts";
import { matchHeading } from "../headings/match-heading.ts";

const labelled = /^\s*([^:]{3,30}):\s+(?=\S)/;
const technical =
  /^(?:technical|software|computer|it|tools|programming|edv|informatique|informatica|systems)(?: skills| knowledge| tools)?$/;

/** What a line of a mixed section says it is by its label: "Languages: …", "Technical: …". */
export function labelledKind(text: string): "languages" | "skills" | undefined {
  const label = labelled.exec(text)?.[1];
  const match = label === undefined ? undefined : matchHeading(label);
  const kind: SectionKind | undefined = match?.exact === true ? match.kinds[0] : undefined;
  if (kind === "languages") return namesLanguages(text) ? kind : undefined;
  if (kind === "skills") return kind;
  return label !== undefined && technical.test(fold(label)) ? "skills" : undefined;
}

/** Whether every term of a line is a spoken language, with its level or without. */
export function namesLanguages(text: string): boolean {
  const rest = text.slice(labelled.exec(text)?.[0].length ?? 0);
  const terms = splitTerms(rest.replace(/\([^)]*\)/g, ""));
  return (
    terms.length > 0 &&
    terms.every(({ start, end }) => {
      const words = rest
        .replace(/\([^)]*\)/g, "")
        .slice(start, end)
        .split(/[\s:–-]+/u);
      return words.some((word) => isSpokenLanguage(word));
    })
  );
}

/** The lines of one kind, and all others. */
export function partLines(
  lines: readonly Line[],
  isKind: (line: Line) => boolean,
): { kind: Line[]; rest: Line[] } {
  return { kind: lines.filter(isKind), rest: lines.filter((line) => !isKind(line)) };
}
