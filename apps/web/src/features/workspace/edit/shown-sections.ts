import { hasSection, knownSections } from "@savile/model";
import type { Resume } from "@savile/model";
import { useMemo } from "react";
import { useWorkState } from "../store/context.ts";

/** Whether a section of a resume states anything; `name` is a known section or the id of one of the person's own. */
function hasContent(resume: Resume, name: string): boolean {
  const known = knownSections.find((section) => section === name);
  return known === undefined
    ? resume.additional.some(({ id }) => id === name)
    : hasSection(resume, known);
}

/** The sections that a resume prints, in its order. */
function statedSections(resume: Resume): string[] {
  return resume.order.filter((name) => hasContent(resume, name));
}

/** The known sections of which a resume has nothing. */
export function absentSections(stated: readonly string[]): string[] {
  return knownSections.filter((name) => name !== "summary" && !stated.includes(name));
}

/** The sections that the resume prints, in order; the same array while they are the same. */
export function useStatedSections(): readonly string[] {
  const joined = useWorkState(({ documents }) => statedSections(documents.resume).join(" "));
  return useMemo(() => (joined === "" ? [] : joined.split(" ")), [joined]);
}
