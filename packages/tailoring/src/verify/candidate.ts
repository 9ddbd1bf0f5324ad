import type { Verdict } from "@savile/model";
import type { Source } from "../match/source.ts";
import { contextFor } from "./reading/context.ts";
import type { CheckContext } from "./reading/context.ts";
import { verifyText } from "./verify-text.ts";
import type { TextVerdict } from "./verify-text.ts";

/** What some facts of a source make of a text. */
export interface Candidate {
  readonly ids: readonly string[];
  readonly found: TextVerdict;
}

const rank: Readonly<Record<Verdict, number>> = { supported: 0, weak: 1, unsupported: 2 };

/** The number of grave objections. */
export function hardCount(found: TextVerdict): number {
  return found.issues.filter((issue) => issue.hard).length;
}

/** Orders candidates, the one that carries the text best first. */
export function better(a: Candidate, b: Candidate): number {
  return (
    rank[a.found.verdict] - rank[b.found.verdict] ||
    hardCount(a.found) - hardCount(b.found) ||
    a.found.issues.length - b.found.issues.length
  );
}

const contexts = new WeakMap<Source, Map<string, CheckContext>>();

/** The context of some lines of a source, made once. */
function contextOf(source: Source, ids: readonly string[], mode: "line" | "prose"): CheckContext {
  const own = contexts.get(source) ?? new Map<string, CheckContext>();
  contexts.set(source, own);
  const key = `${mode} ${ids.join(" ")}`;
  const made = own.get(key) ?? contextFor({ source, factIds: ids, mode });
  own.set(key, made);
  return made;
}

const verdicts = new WeakMap<CheckContext, Map<string, TextVerdict>>();
const mostKept = 200;

/** Holds a text against some facts of a source. */
export function check(
  source: Source,
  text: string,
  ids: readonly string[],
  mode: "line" | "prose",
  most?: number,
): Candidate {
  const context = contextOf(source, ids, mode);
  const own = verdicts.get(context) ?? new Map<string, TextVerdict>();
  verdicts.set(context, own);
  const before = own.get(text);
  if (before !== undefined) return { ids, found: before };
  const found = verifyText(text, context, most);
  if (most === undefined || hardCount(found) < most) {
    if (own.size >= mostKept) own.clear();
    own.set(text, found);
  }
  return { ids, found };
}

/** The better of two; the first where they are alike. */
export function betterOf(a: Candidate | undefined, b: Candidate): Candidate {
  return a === undefined || better(b, a) < 0 ? b : a;
}

/**
 * The line that carries a text best. A line that fares worse than the best one so far is dropped at the
 * objection that shows it.
 */
export function bestLine(
  source: Source,
  text: string,
  lines: readonly string[],
  start?: Candidate,
): Candidate | undefined {
  let best = start;
  for (const line of lines) {
    if (best?.found.verdict === "supported") return best;
    const most = best === undefined ? undefined : hardCount(best.found) + 1;
    best = betterOf(best, check(source, text, [line], "line", most));
  }
  return best;
}
