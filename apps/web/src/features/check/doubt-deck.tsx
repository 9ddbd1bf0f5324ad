import type { Upload } from "@savile/contracts";
import { openQuestions } from "@savile/model";
import { useImperativeHandle, useMemo, useRef, useState } from "react";
import type { Ref } from "react";
import { Note } from "../../ui/note.tsx";
import { DeskContext } from "./desk.ts";
import type { CheckDesk } from "./desk.ts";
import { makersOf } from "./make-corrections.ts";
import { say } from "./messages.ts";
import { OvertakenNote } from "./overtaken-note.tsx";
import { QuestionCard } from "./question-card.tsx";
import { questionsOf } from "./questions.ts";
import { readSections } from "./read-sections.ts";
import { SaveBar } from "./save-bar.tsx";
import { useCorrections } from "./use-corrections.ts";

/** How the doubts about a resume stand when documents are to be made of it. */
export type DoubtState = "settled" | "asked" | "unsaved";

/** What is asked of the deck before a run. */
export interface DoubtHandle {
  /** Stores every answer; leads to a question that a run waits for, where there is one. */
  readonly settle: () => Promise<DoubtState>;
}

export interface DoubtDeckProps {
  readonly upload: Upload;
  readonly handle: Ref<DoubtHandle>;
}

const nothing = () => undefined;

function leadToQuestion(): void {
  const question = document.getElementById("question");
  question?.focus({ preventScroll: true });
  question?.scrollIntoView({ block: "center" });
}

/** The doubts about what was read, one card at a time; each answer can be undone, each doubt but a few skipped. */
export function DoubtDeck({ upload, handle }: DoubtDeckProps) {
  const [store, state] = useCorrections(upload);
  const { extraction, reading } = state;
  const sections = useMemo(() => readSections(extraction, reading), [extraction, reading]);
  const [editing, setEditing] = useState<string | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const place = useRef<HTMLDivElement>(null);

  useImperativeHandle(handle, () => ({
    settle: async () => {
      if (openQuestions(store.snapshot().extraction).length > 0) {
        leadToQuestion();
        return "asked";
      }
      if (store.snapshot().save.kind === "saved") return "settled";
      return (await store.flush()) ? "settled" : "unsaved";
    },
  }));

  /** What was pressed may have gone with its question: the focus stays at the deck. */
  function keepFocus(): void {
    setTimeout(() => {
      if (document.activeElement !== document.body) return;
      const next = document.getElementById("question") ?? place.current;
      next?.focus({ preventScroll: true });
    }, 0);
  }

  const { make, makeNew } = makersOf(store, setRefused);
  const desk: CheckDesk = {
    extraction,
    sections,
    inPlace: true,
    selected: null,
    editing,
    select: nothing,
    selectLine: nothing,
    edit: (address) => {
      setEditing(address);
      if (address === null) keepFocus();
    },
    make: (step, said) => {
      const made = make(step, said);
      keepFocus();
      return made;
    },
    makeNew,
  };
  const isAsked = questionsOf(extraction, sections).length > 0;
  if (!isAsked && state.count === 0 && state.left.length === 0) return null;
  return (
    <DeskContext value={desk}>
      <div ref={place} tabIndex={-1} className="mt-3 outline-none">
        {refused === null ? null : (
          <div className="mb-3">
            <Note kind="error">{refused}</Note>
          </div>
        )}
        <OvertakenNote left={state.left} onSettle={store.settle} />
        <QuestionCard />
        {isAsked ? null : <p className="text-sm font-medium text-add">{say("ask.done")}</p>}
        {state.canUndo || state.canRedo ? <SaveBar state={state} store={store} /> : null}
      </div>
    </DeskContext>
  );
}
