import { proofread } from "../proofread/proofread.ts";
import type { FaultKind } from "../proofread/tokens/fault.ts";

/** How sound a sentence is: a clause that cannot be read whole is a doubt, another wording is tried before it. */
export type Soundness = "sound" | "doubtful" | "faulty";
export type JudgeSentence = (text: string) => Soundness;

/** Faults that hang on the reading of a whole clause, and names that hang on their capitals. */
const doubts: ReadonlySet<FaultKind> = new Set(["clause", "wrong-kind", "capital"]);

function judged(text: string): Soundness {
  const faults = proofread([{ id: "", text }]).flatMap((one) => one.faults);
  if (faults.length === 0) return "sound";
  return faults.every(({ kind }) => doubts.has(kind)) ? "doubtful" : "faulty";
}

/** The sentence judge, which remembers: one sentence is tried for several letters. */
export function sentenceJudge(): JudgeSentence {
  const known = new Map<string, Soundness>();
  return (text) => {
    const found = known.get(text) ?? judged(text);
    known.set(text, found);
    return found;
  };
}
