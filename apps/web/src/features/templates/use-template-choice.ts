import type { TemplateEntry } from "@savile/contracts";
import type { Paper } from "@savile/model";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { keepDraft, readDraft } from "../../lib/drafts.ts";
import { makeKey } from "../../lib/make-key.ts";
import { recommendationQuery } from "./api/recommend-template.ts";
import type { Locked } from "../../ui/templates/upgrade.ts";

/** What is chosen on the template step; a template of a larger plan opens its offer instead. */
export function useTemplateChoice(uploadId: string) {
  const [draft] = useState(() => readDraft(uploadId));
  const [template, setTemplate] = useState(draft.template);
  const [chosenPaper, setPaper] = useState<Paper | null>(null);
  const { data: advice } = useQuery(recommendationQuery(uploadId, draft.jobDescription));
  const [locked, setLocked] = useState<Locked | null>(null);
  // One key per choice: a second click joins the run of the first one.
  const [key] = useState(makeKey);
  function use(one: TemplateEntry): void {
    if (one.available) {
      setTemplate(one.id);
      keepDraft(uploadId, { template: one.id });
    } else setLocked({ kind: "template", name: one.name, plan: one.tier_required });
  }
  return {
    jobDescription: draft.jobDescription,
    company: draft.company,
    template,
    // Until somebody chooses, the paper that is usual where the job is.
    paper: chosenPaper ?? advice?.paper ?? "letter",
    setPaper,
    use,
    key,
    locked,
    closeOffer: () => setLocked(null),
  };
}
