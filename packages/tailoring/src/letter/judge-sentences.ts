import { proofread } from "../proofread/proofread.ts";

/** Whether a sentence that the letter would say is sound. */
export type JudgeSentence = (text: string) => boolean;

/** The sentence judge, which remembers: one sentence is tried for several letters. */
export function sentenceJudge(): JudgeSentence {
  const known = new Map<string, boolean>();
  return (text) => {
    const found = known.get(text) ?? proofread([{ id: "", text }]).every(({ ok }) => ok);
    known.set(text, found);
    return found;
  };
}
