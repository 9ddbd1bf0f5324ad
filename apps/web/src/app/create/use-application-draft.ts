import { useRef, useState } from "react";
import { isSamePosting } from "../../features/posting/same-posting.ts";
import { keepDraft, moveDraft, newDraft, readDraft } from "../../lib/drafts.ts";
import type { Draft } from "../../lib/drafts.ts";
import { forgetTaken, readTaken } from "../../lib/taken-posting.ts";

/** The draft as it was kept; a posting that was taken along comes into it where no other one stands. */
function openDraft(key: string): Draft {
  const draft = readDraft(key);
  const text = readTaken()?.text;
  if (text === undefined) return draft;
  const isBlank = draft.jobDescription.trim() === "";
  const opened = isBlank ? { ...draft, jobDescription: text, company: undefined } : draft;
  if (isBlank) keepDraft(key, opened);
  // It goes on waiting where the draft cannot be kept.
  if (readDraft(key).jobDescription === text) forgetTaken();
  return opened;
}

/** What the person has given for this application; every word of it is kept in this browser at once. */
export function useApplicationDraft(uploadId: string | undefined) {
  const kept = useRef(uploadId ?? newDraft);
  const [draft, setDraft] = useState(() => openDraft(uploadId ?? newDraft));
  const [taken, setTaken] = useState(readTaken);

  function keep(part: Partial<Draft>): void {
    setDraft((last) => ({ ...last, ...part }));
    keepDraft(kept.current, part);
  }

  return {
    ...draft,
    /** A posting that was taken along and waits, as the field holds another one. */
    taken,
    setTaken,
    setTemplate: (template: string) => keep({ template }),
    setCompany: (company: string | undefined) => keep({ company }),
    setText: (jobDescription: string) => {
      // A word on the employer of one posting says nothing about another one.
      const isSame = isSamePosting(draft.jobDescription, jobDescription);
      keep(isSame ? { jobDescription } : { jobDescription, company: undefined });
    },
    /** The draft belongs to this upload from now on. */
    moveTo: (id: string) => {
      moveDraft(kept.current, id);
      kept.current = id;
    },
  };
}

/** The draft with the ways to change it. */
export type ApplicationDraft = ReturnType<typeof useApplicationDraft>;
