import type { TemplateEntry } from "@savile/contracts";
import type { Paper } from "@savile/model";
import { useState } from "react";
import { keepDraft, readDraft } from "../../lib/drafts.ts";
import { makeKey } from "../../lib/make-key.ts";
import type { Locked } from "../../ui/templates/upgrade.ts";

/** What is chosen on the template step; a template of a larger plan opens its offer instead. */
export function useTemplateChoice(uploadId: string) {
  const [draft] = useState(() => readDraft(uploadId));
  const [template, setTemplate] = useState(draft.template);
  const [paper, setPaper] = useState<Paper>("letter");
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
    paper,
    setPaper,
    use,
    key,
    locked,
    closeOffer: () => setLocked(null),
  };
}
