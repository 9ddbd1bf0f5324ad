import { useRef, useState } from "react";
import { isSamePosting } from "../../features/posting/same-posting.ts";
import { keepDraft, moveDraft, newDraft, readDraft } from "../../lib/drafts.ts";
import type { Draft } from "../../lib/drafts.ts";

/** What the person has given for this application; every word of it is kept in this browser at once. */
export function useApplicationDraft(uploadId: string | undefined) {
  const [draft, setDraft] = useState(() => readDraft(uploadId ?? newDraft));
  const kept = useRef(uploadId ?? newDraft);

  function keep(part: Partial<Draft>): void {
    setDraft((last) => ({ ...last, ...part }));
    keepDraft(kept.current, part);
  }

  return {
    ...draft,
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
