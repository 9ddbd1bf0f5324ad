import { isApplied, isOrder } from "@savile/model";
import type { RefinedLine } from "@savile/model";
import { attemptOf, counted, standing } from "./bench.ts";
import type { Attempt, Bench } from "./bench.ts";
import { broughtBack } from "./emphasise.ts";
import { subjectsOf } from "./find-subject.ts";
import type { Scope } from "./intent.ts";
import { isInScope, rolesIn } from "./read-scope.ts";
import { isLeftOut } from "./shorten-resume.ts";

const everything =
  /^(?:everything|all|it all|all of it|them all|all lines|every line|what (?:was|you) (?:removed|left out|dropped|cut))\b|^$/;
const reason = "You asked for it back.";

/** Lines of the file that the resume leaves out now. */
function leftOut(bench: Bench): Set<string> {
  return new Set(
    bench.source.lines.filter((line) => isLeftOut(bench, line.address)).map((line) => line.address),
  );
}

/** Brings lines back that were left out: all of them, or those that name what the person names. */
export function restoreLines(bench: Bench, about: string): Attempt {
  const out = leftOut(bench);
  if (out.size === 0) {
    return { kind: "nothing", said: "Nothing of your file is left out of the resume." };
  }
  const said = about.toLowerCase();
  const roles = rolesIn(said, bench.source).map((role) => `${role.id}.`);
  const named = new Set(
    subjectsOf(bench.source, about).flatMap((subject) => subject.lines.map((line) => line.address)),
  );
  const isWanted = (address: string): boolean =>
    out.has(address) &&
    (everything.test(said) || named.has(address) || roles.some((role) => address.startsWith(role)));
  return attemptOf(
    bench,
    broughtBack(bench, isWanted, reason),
    (count) => `${counted(count, "line")} of your file back in the resume.`,
    `Of what is left out, no line names "${about}".`,
  );
}

/** The person's own wording instead of what was written. */
export function ownWords(bench: Bench, scope: Scope): Attempt {
  const whole = scope.of === "letter" ? { of: "resume" as const } : scope;
  const lines = bench.tailoring.changes
    .filter((change) => isApplied(change) && !isOrder(change) && isInScope(change.path, whole))
    .flatMap((change): RefinedLine[] => {
      const own = bench.source.byAddress.get(change.path)?.text;
      const text = standing(bench, change.path);
      if (change.after === null || own === undefined || own === text) return [];
      return [
        {
          path: change.path,
          before: text,
          after: own,
          rule: "copy",
          reason: "You asked for your own words.",
          evidence: [change.path],
          reqIds: [],
        },
      ];
    });
  const unwritten = scope.of === "summary" && bench.base.resume.summary === "";
  return attemptOf(
    bench,
    lines,
    (count) => `${counted(count, "line")} in the words of your file.`,
    unwritten
      ? "Your file has no summary of its own. You can take the written one out."
      : "This already stands in the words of your file.",
  );
}
