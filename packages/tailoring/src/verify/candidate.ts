import type { Verdict } from "@savile/model";
import type { Source } from "../match/source.ts";
import { contextFor } from "./context.ts";
import type { CheckContext } from "./context.ts";
import { verifyText } from "./verify-text.ts";
import type { TextVerdict } from "./verify-text.ts";

/** What some facts of a source make of a text. */
export interface Candidate {
  readonly ids: readonly string[];
  readonly found: TextVerdict;
}

const rank: Readonly<Record<Verdict, number>> = { supported: 0, weak: 1, unsupported: 2 };

function hardCount(found: TextVerdict): number {
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

/** Holds a text against some facts of a source. */
export function check(
  source: Source,
  text: string,
  ids: readonly string[],
  mode: "line" | "prose",
): Candidate {
  return { ids, found: verifyText(text, contextOf(source, ids, mode)) };
}
