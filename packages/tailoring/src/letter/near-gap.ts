import type { Requirement } from "@savile/model";
import { isBrand, termById } from "@savile/taxonomy/lexicon";
import type { Term } from "@savile/taxonomy/lexicon";
import type { Sentence } from "../input/draft.ts";
import type { LetterContext } from "./context.ts";
import * as frames from "./frames.data.ts";
import { standingFor } from "../match/standing-source.ts";
import { say } from "./voice.ts";
import type { Voice } from "./voice.ts";

interface Near {
  readonly gap: Requirement;
  readonly near: string;
  readonly factId: string;
}

/** A tool for which others of its kind can stand; parts of one suite are no substitutes for each other. */
function replaceableTool(id: string): Term | undefined {
  const term = termById(id);
  if (term?.tool !== true || term.parents.length === 0) return undefined;
  return term.parents.some((parent) => termById(parent)?.tool === true) ? undefined : term;
}

function isOfKind(held: Term, { id, parents }: Term): boolean {
  return held.tool && held.id !== id && held.parents.some((parent) => parents.includes(parent));
}

/** A tool that is held instead of the tool that is asked for: another of the same kind. */
function nearOf(context: LetterContext, gap: Requirement): Near | undefined {
  const term = replaceableTool(gap.canonical[0] ?? "");
  if (term === undefined) return undefined;
  for (const line of standingFor(context.source, "").lines) {
    // What is only being learned, or over, is held by nobody.
    if (line.cap !== undefined || (line.place !== "list" && line.place !== "role")) continue;
    const hit = line.hits.find((one) => isOfKind(one.term, term));
    if (hit !== undefined) return { gap, near: hit.spelling, factId: line.address };
  }
  return undefined;
}

/** One must-have that is missing, only where something near it is held. */
export function sayGap(voice: Voice): Sentence[] {
  const { context } = voice;
  const { plan } = context;
  const gaps = plan.gaps
    .flatMap((id) => plan.byReq.get(id)?.requirement ?? [])
    .filter(
      ({ level, kind, text, group }) =>
        level === "required" && kind === "skill" && group === undefined && isBrand(text),
    )
    .toSorted((a, b) => b.weight - a.weight);
  for (const gap of gaps) {
    const found = nearOf(context, gap);
    if (found === undefined) continue;
    const said = say(voice, {
      slot: "gap",
      frames: frames.gaps,
      values: { gap: gap.text, near: found.near },
      factIds: [found.factId],
      reqIds: [gap.id],
      posting: [gap.span],
    });
    if (said !== undefined) return [said];
  }
  return [];
}
