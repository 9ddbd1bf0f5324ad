import { textEdit } from "@savile/model";
import type { Decision, Edit, Tailoring } from "@savile/model";
import { gapQuestions } from "../gaps/gap-questions.ts";
import { review } from "../review.ts";
import type { SourceInput } from "../input/source-input.ts";
import { contradictions } from "./contradictions.ts";
import { at, documentsOf } from "./edit-cases.ts";

const actions = ["accept", "reject", "edit", "confirm", undefined] as const;

/** Some decision on each change, or none; some are words of the person that name what is asked for. */
function someDecisions({ changes }: Tailoring, words: string, seed: number): Decision[] {
  return changes.flatMap(({ id, after }, index) => {
    const action = actions[(seed + 7 * index) % actions.length];
    if (action === undefined) return [];
    const own = action === "edit" || (action === "confirm" && index % 2 === 0);
    return [
      { changeId: id, action, after, at, ...(own ? { text: `${after ?? ""} ${words}` } : {}) },
    ];
  });
}

/** Some lines written anew: with a word that is asked for, or shorter. */
function someEdits(tailoring: Tailoring, words: string, seed: number): Edit[] {
  const documents = documentsOf(tailoring);
  const place = { documents, document: "resume", at } as const;
  return documents.resume.experience.flatMap(({ id, bullets }, index) => {
    const line = bullets[(seed + index) % (bullets.length || 1)];
    if (line === undefined || (seed + index) % 3 !== 0) return [];
    const text =
      seed % 2 === 0 ? `${line.text} with ${words}` : line.text.split(" ").slice(0, 4).join(" ");
    const made = textEdit(place, `${id}.${line.id}`, text);
    return made.ok ? [made.value] : [];
  });
}

/** Which figures contradict each other after random decisions and edits, by their seed. */
export function contradictionsAfter(
  base: SourceInput,
  tailoring: Tailoring,
  seed: number,
): string[] {
  const { requirements } = base.posting;
  const words = requirements[seed % (requirements.length || 1)]?.text ?? "";
  const decisions = seed === 0 ? [] : someDecisions(tailoring, words, seed);
  const decided = review({ ...base, tailoring, decisions });
  const pending = seed % 3 === 0 ? [] : someEdits(decided, words, seed);
  const now = review({ ...base, tailoring, decisions, pending });
  const gaps = gapQuestions({ ...base, tailoring: now }, []);
  return contradictions({ posting: base.posting, tailoring: now, gaps });
}
