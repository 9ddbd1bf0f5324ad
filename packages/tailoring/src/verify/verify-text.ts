import type { ClaimIssue, Verdict } from "@savile/model";
import { repeatsTerms } from "../match/stated-terms.ts";
import { allChecks } from "./checks/all-checks.ts";
import { saysHowOften } from "./checks/recurrence.ts";
import type { CheckContext } from "./reading/context.ts";
import { clausesOf } from "./reading/clauses.ts";
import { frameOf } from "./reading/frame.ts";
import type { Frame } from "./reading/frame.ts";
import { isShortForm, isSureForm } from "./reading/long-names.ts";
import { emptyLeadIn } from "../words/row-leads.ts";
import { withoutPlace } from "./placed-line.ts";
import { standsOpen } from "./reading/open-parts.ts";
import { isRowOfEntry } from "./reading/entry-row.ts";
import { isOwnWords } from "./reading/own-words.ts";

export interface TextVerdict {
  readonly verdict: Verdict;
  readonly issues: readonly ClaimIssue[];
}

/** The verdict that objections amount to. */
export function verdictOf(issues: readonly ClaimIssue[]): Verdict {
  if (issues.some((issue) => issue.hard)) return "unsupported";
  return issues.length > 0 ? "weak" : "supported";
}

/** Where a text holds a whole cited line word for word: what the person wrote needs no proof. */
function quotedSpans(claim: Frame, { cited }: CheckContext): [number, number][] {
  return cited.flatMap((frame): [number, number][] => {
    const line = frame.lower.replace(/[.\s]+$/, "");
    if (frame.words.length < 4 || clausesOf(frame)[0]?.index !== 0) return [];
    const at = claim.lower.indexOf(line);
    return at < 0 ? [] : [[at, at + line.length]];
  });
}

/** So many grave objections settle a text; the checks that are left would only add to them. */
const enough = 4;

function objectionsOf(
  { id, check }: (typeof allChecks)[number],
  claim: Frame,
  context: CheckContext,
): ClaimIssue[] {
  try {
    return check(claim, context).map((issue) => ({ check: id, ...issue }));
  } catch {
    const span: [number, number] = [0, claim.original.length];
    return [{ check: id, hard: true, span, detail: "This could not be checked." }];
  }
}

/** Checks that object to single words: none to those that spell out letters of the resume, or shorten words of it. */
const ofWords: ReadonlySet<string> = new Set([
  "entity",
  "skill",
  "scope",
  "absolute",
  "superlative",
  "detail",
]);
/** Of these the ones whose words are everyday ones too, unless they are written as a name: "Global", "Top". */
const ofEverydayWords: ReadonlySet<string> = new Set(["scope", "absolute", "superlative"]);

/** Checks that object to names and to the figures in them; a tool that is known by its name stands for itself. */
const ofNames: ReadonlySet<string> = new Set(["entity", "number", "number-bind", "detail"]);

/** Checks that object to how often something comes back, by its words or by its figures. */
const ofPeriods: ReadonlySet<string> = new Set([
  "number",
  "number-bind",
  "number-role",
  "period",
  "absolute",
]);

/** Whether the words that are objected to are a name or a period of the resume in another form. */
function isSaidOtherwise(
  { check, span }: ClaimIssue,
  claim: Frame,
  context: CheckContext,
): boolean {
  return (
    (ofWords.has(check) && isSureForm(context.source, claim, span, ofEverydayWords.has(check))) ||
    (ofNames.has(check) && isShortForm(context.source, claim, span)) ||
    (ofPeriods.has(check) && saysHowOften(claim, context, span))
  );
}

/** Whether a text is nothing but lines of one role, or one cited line, as the person wrote them. */
function isVerbatim(claim: Frame, { cited, role }: CheckContext): boolean {
  return role === undefined
    ? cited.some((line) => isOwnWords(claim, [line]))
    : isOwnWords(claim, cited);
}

/** Whether a text is nothing but words of the person, with or without the place that is named beside them. */
function isQuoted(claim: Frame, bare: string, context: CheckContext): boolean {
  return (
    [claim, frameOf(bare)].some((one) => isVerbatim(one, context)) ||
    isRowOfEntry(bare, context.lines)
  );
}

/** Whether a text repeats what the resume says: its words, or the terms that it states. */
function isRepeated(claim: Frame, text: string, context: CheckContext): boolean {
  const { source, role } = context;
  const isOwn = isQuoted(claim, withoutPlace(text, role), context);
  return (isOwn && !standsOpen(source, text)) || repeatsTerms(source, text);
}

/**
 * Runs every check on a text; a check that fails counts as an objection. `most` is the number of grave
 * objections from which on the text is of no interest.
 */
export function verifyText(text: string, context: CheckContext, most = enough): TextVerdict {
  const claim = frameOf(text);
  if (isRepeated(claim, text, context)) return { verdict: "supported", issues: [] };
  const quoted = [...quotedSpans(claim, context), ...emptyLeadIn(text)];
  const kept: ClaimIssue[] = [];
  let grave = 0;
  for (const entry of allChecks) {
    if (grave >= most) break;
    for (const issue of objectionsOf(entry, claim, context)) {
      const own = quoted.some(([from, to]) => from <= issue.span[0] && issue.span[1] <= to);
      if (own || isSaidOtherwise(issue, claim, context)) continue;
      kept.push(issue);
      if (issue.hard) grave += 1;
    }
  }
  return { verdict: verdictOf(kept), issues: kept };
}
