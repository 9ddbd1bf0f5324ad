import { draftPrefix } from "./clear-drafts.ts";

/** What a person has entered for an upload that the server does not know yet. */
export interface Draft {
  readonly jobDescription: string;
  readonly template: string;
  /** The person's word on who the employer is; empty for one without a name. */
  readonly company?: string | undefined;
}

function keyOf(uploadId: string): string {
  return `${draftPrefix}${uploadId}`;
}

/** The kept draft of an upload; empty values where nothing was entered. */
export function readDraft(uploadId: string): Draft {
  const empty: Draft = { jobDescription: "", template: "modern" };
  try {
    const value: unknown = JSON.parse(localStorage.getItem(keyOf(uploadId)) ?? "null");
    if (typeof value !== "object" || value === null) return empty;
    return {
      jobDescription:
        "jobDescription" in value && typeof value.jobDescription === "string"
          ? value.jobDescription
          : "",
      template:
        "template" in value && typeof value.template === "string" ? value.template : "modern",
      ...("company" in value && typeof value.company === "string"
        ? { company: value.company }
        : {}),
    };
  } catch {
    return empty;
  }
}

/** Keeps a part of the draft; a full storage costs the draft, never the page. */
export function keepDraft(uploadId: string, part: Partial<Draft>): void {
  try {
    localStorage.setItem(keyOf(uploadId), JSON.stringify({ ...readDraft(uploadId), ...part }));
  } catch {
    // The text stays in its field; only a reload would lose it.
  }
}
