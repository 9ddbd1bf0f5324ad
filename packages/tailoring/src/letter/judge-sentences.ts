import { memo } from "../text/memo.ts";
import { proofread } from "../proofread/proofread.ts";
import type { FaultKind } from "../proofread/tokens/fault.ts";

/** How sound a sentence is: a clause that cannot be read whole is a doubt, another wording is tried before it. */
export type Soundness = "sound" | "doubtful" | "faulty";
export type JudgeSentence = (text: string) => Soundness;

/** Faults that hang on the reading of a whole clause, and names that hang on their capitals. */
const doubts: ReadonlySet<FaultKind> = new Set(["clause", "wrong-kind", "capital"]);

function judged(text: string, thisYear: number): Soundness {
  const faults = proofread([{ id: "", text }], { thisYear }).flatMap((one) => one.faults);
  if (faults.length === 0) return "sound";
  return faults.every(({ kind }) => doubts.has(kind)) ? "doubtful" : "faulty";
}

/** The sentence judge of one letter, written in a year; one sentence is tried for several shapes. */
export function sentenceJudge(thisYear: number): JudgeSentence {
  return memo((text) => judged(text, thisYear), String);
}
