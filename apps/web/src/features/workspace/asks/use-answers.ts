import { answerEdits, answerTo, isAnswered, questionsOf } from "@savile/model";
import type { Posting, PostingQuestion } from "@savile/model";
import { useMemo, useState } from "react";
import { useWorkState, useWorkStore } from "../store/context.ts";

/** A question of the posting with what the letter answers. */
export interface Asked {
  readonly question: PostingQuestion;
  /** The paragraph that answers it; `""` as long as there is none. */
  readonly answer: string;
  /** Puts an answer into the letter; `old` is the one that the field was opened with. */
  readonly write: (answer: string, old: string) => void;
}

/** The questions of the posting that were open when the letter was opened; what is answered meanwhile stays in sight. */
export function useAnswers(posting: Posting): readonly Asked[] {
  const store = useWorkStore();
  const letter = useWorkState(({ documents }) => documents.letter);
  const [open] = useState(() =>
    questionsOf(posting).filter((question) => !isAnswered(letter, question)),
  );
  return useMemo(
    () =>
      open.map((question) => ({
        question,
        answer: answerTo(letter, question) ?? "",
        write: (answer, old) => {
          const { documents } = store.get();
          const at = new Date().toISOString();
          const path = `body.${question.id}`;
          const edits = answerEdits({ documents, document: "cover_letter", at }, question, answer);
          // What another hand wrote there meanwhile is told, and not overwritten.
          store.edit(
            edits.map((edit) =>
              edit.kind === "text" && edit.path === path ? { ...edit, old } : edit,
            ),
          );
        },
      })),
    [open, letter, store],
  );
}
