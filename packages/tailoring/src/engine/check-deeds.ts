import type { ClaimIssue } from "@savile/model";
import type { Source } from "../match/source.ts";
import { bestLine } from "../verify/candidate.ts";
import { deedsOf } from "../verify/reading/deeds.ts";
import { foldText } from "@savile/taxonomy";
import type { Sentence } from "../input/draft.ts";

/** Lines that may carry a deed of a sentence: where it names employers, only theirs. */
function carriers(source: Source, { text, factIds }: Sentence): string[] {
  const lower = foldText(text).toLowerCase();
  const named = source.roles.filter(
    ({ org }) => org !== "" && lower.includes(foldText(org).toLowerCase()),
  );
  return factIds.filter((id) => {
    const line = source.byAddress.get(id);
    if (line === undefined || line.kind === "dates" || line.place === "contact") return false;
    const inRole = source.roles.some((role) => role.id === line.entry);
    return named.length === 0 || !inRole || named.some((role) => role.id === line.entry);
  });
}

/**
 * Prose may cite several facts, but each thing that it says was done must be carried by one of them: two
 * true lines joined can make a false one.
 */
export function checkDeeds(source: Source, sentence: Sentence): ClaimIssue[] {
  const { text } = sentence;
  const lines = carriers(source, sentence);
  return deedsOf(text).flatMap((deed): ClaimIssue[] => {
    const at = Math.max(0, text.indexOf(deed));
    const carrier = bestLine(source, deed, lines);
    if (carrier === undefined) {
      const detail = `No line that is named tells of "${deed}".`;
      return [{ check: "detail", hard: true, span: [at, at + deed.length], detail }];
    }
    return carrier.found.issues.map((issue) => ({
      ...issue,
      span: [at + issue.span[0], at + issue.span[1]],
    }));
  });
}
