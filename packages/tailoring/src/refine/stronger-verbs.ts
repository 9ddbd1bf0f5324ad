import type { RefinedLine } from "@savile/model";
import { openerOf } from "../words/verbs.ts";
import { upperFirst } from "../words/phrases.ts";
import { attemptOf, counted, provenLines } from "./bench.ts";
import type { Attempt, Bench } from "./bench.ts";
import type { Scope } from "./intent.ts";
import { bulletsIn } from "./shorten-resume.ts";

/** Verbs of the same weight that say it with more force, past and present; the check has the last word. */
const stronger: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^made\b/i, ["Created", "Produced"]],
  [/^make\b/i, ["Create", "Produce"]],
  [/^did\b/i, ["Performed", "Completed"]],
  [/^do\b/i, ["Perform", "Complete"]],
  [/^gave\b/i, ["Delivered", "Provided"]],
  [/^give\b/i, ["Deliver", "Provide"]],
  [/^got\b/i, ["Obtained", "Gained"]],
  [/^get\b/i, ["Obtain", "Gain"]],
  [/^put together\b/i, ["Assembled", "Compiled"]],
  [/^(?:took|take) care of\b/i, ["Cared for"]],
  [/^looked after\b/i, ["Cared for", "Maintained"]],
  [/^kept\b/i, ["Maintained"]],
  [/^keep\b/i, ["Maintain"]],
  [/^wrote\b/i, ["Authored"]],
  [/^write\b/i, ["Author"]],
  [/^cut\b/i, ["Reduced"]],
  [/^built\b/i, ["Developed", "Created"]],
  [/^build\b/i, ["Develop", "Create"]],
  [/^(?:handled)\b/i, ["Processed"]],
  [/^(?:handle)\b/i, ["Process"]],
  [/^added\b/i, ["Introduced", "Implemented"]],
  [/^started\b/i, ["Introduced"]],
  [/^helped\b/i, ["Supported", "Assisted"]],
  [/^help\b/i, ["Support", "Assist"]],
  [/^(?:worked with)\b/i, ["Collaborated with"]],
  [/^(?:work with)\b/i, ["Collaborate with"]],
  [/^used\b/i, ["Applied", "Employed"]],
  [/^use\b/i, ["Apply", "Employ"]],
  [/^showed\b/i, ["Demonstrated", "Presented"]],
  [/^answered\b/i, ["Responded to"]],
  [/^answer\b/i, ["Respond to"]],
  [/^fixed\b/i, ["Repaired", "Resolved"]],
  [/^fix\b/i, ["Repair", "Resolve"]],
  [/^filed\b/i, ["Submitted"]],
  [/^checked\b/i, ["Verified", "Inspected"]],
  [/^ordered\b/i, ["Procured"]],
  [/^taught\b/i, ["Instructed"]],
  [/^meet with\b/i, ["Confer with"]],
  [/^beat\b/i, ["Exceeded"]],
];

function sayings(text: string): string[] {
  const found = stronger.find(([pattern]) => pattern.test(text));
  if (found === undefined) return [];
  return found[1].map((verb) => text.replace(found[0], verb));
}

/** Openers of lines in stronger words, as far as they claim no more than the file does. */
export function strongerVerbs(bench: Bench, scope: Scope): Attempt {
  const lines = bulletsIn(bench, scope).flatMap(({ line }): RefinedLine[] => {
    const bare = openerOf(line.text);
    if (bare === undefined || bench.source.byAddress.get(line.address) === undefined) return [];
    const ways = sayings(line.text).map((after) => ({
      path: line.address,
      before: line.text,
      after: upperFirst(after),
      rule: "rephrase" as const,
      reason: "You asked for stronger verbs; this one claims no more than yours.",
      evidence: [line.address],
      reqIds: [],
    }));
    return provenLines(bench, ways).slice(0, 1);
  });
  return attemptOf(
    bench,
    lines,
    (count) =>
      `${counted(count, "line")} with a stronger verb that claims no more than your file does.`,
    "Your verbs say what you did. Anything stronger would claim more than your file shows.",
  );
}
