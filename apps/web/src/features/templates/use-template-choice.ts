import type { TemplateEntry } from "@savile/contracts";
import type { Paper } from "@savile/model";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { recommendationQuery } from "./api/recommend-template.ts";
import type { Locked } from "../../ui/templates/upgrade.ts";

/** What a choice of the look rests on. */
export interface LookOf {
  /** `null` while there is no resume. */
  readonly uploadId: string | null;
  readonly jobDescription: string;
  readonly template: string;
  readonly onTemplate: (id: string) => void;
}

/** The look of the documents; a template of a larger plan opens its offer instead of being taken. */
export function useTemplateChoice({ uploadId, jobDescription, template, onTemplate }: LookOf) {
  const [chosenPaper, setPaper] = useState<Paper | null>(null);
  const { data: advice } = useQuery(recommendationQuery(uploadId, jobDescription));
  const [locked, setLocked] = useState<Locked | null>(null);
  function use(one: TemplateEntry): void {
    if (one.available) onTemplate(one.id);
    else setLocked({ kind: "template", name: one.name, plan: one.tier_required });
  }
  return {
    uploadId,
    jobDescription,
    template,
    // Until somebody chooses, the paper that is usual where the job is.
    paper: chosenPaper ?? advice?.paper ?? "letter",
    setPaper,
    use,
    locked,
    closeOffer: () => setLocked(null),
  };
}

/** The look as it is chosen, with the ways to change it. */
export type TemplateChoice = ReturnType<typeof useTemplateChoice>;
