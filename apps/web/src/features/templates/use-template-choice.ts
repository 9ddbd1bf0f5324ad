import type { Paper } from "@savile/model";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { recommendationQuery } from "./api/recommend-template.ts";

/** What a choice of the look rests on. */
export interface LookOf {
  /** `null` while there is no resume. */
  readonly uploadId: string | null;
  readonly jobDescription: string;
  readonly template: string;
  readonly onTemplate: (id: string) => void;
}

/** The look of the documents, with the ways to change it. */
export interface TemplateChoice extends LookOf {
  readonly paper: Paper;
  readonly setPaper: (paper: Paper) => void;
}

/** The look as it is chosen; until somebody chooses, the paper is the one that is usual where the job is. */
export function useTemplateChoice(of: LookOf): TemplateChoice {
  const [chosen, setPaper] = useState<Paper | null>(null);
  const { data: advice } = useQuery(recommendationQuery(of.uploadId, of.jobDescription));
  return { ...of, paper: chosen ?? advice?.paper ?? "letter", setPaper };
}
