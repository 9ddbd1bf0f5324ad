import { draftPrefix } from "./clear-drafts.ts";

/** Under which name the draft stands as long as it has no upload of its own. */
export const newDraft = "new";

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

function textOr(value: unknown, other: string): string {
  return typeof value === "string" ? value : other;
}

/** The kept draft of an upload; empty values where nothing was entered. */
export function readDraft(uploadId: string): Draft {
  const empty = { jobDescription: "", template: "modern", company: undefined };
  try {
    const value: unknown = JSON.parse(localStorage.getItem(keyOf(uploadId)) ?? "null");
    if (typeof value !== "object" || value === null) return empty;
    const { jobDescription, template, company } = { ...empty, ...value };
    return {
      jobDescription: textOr(jobDescription, empty.jobDescription),
      template: textOr(template, empty.template),
      ...(typeof company === "string" ? { company } : {}),
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

/** What stands under one name stands under another one from now on. */
export function moveDraft(from: string, to: string): void {
  if (from === to) return;
  keepDraft(to, readDraft(from));
  dropDraft(from);
}

/** Forgets the draft of an upload: what stood in it was handed in. */
export function dropDraft(uploadId: string): void {
  try {
    localStorage.removeItem(keyOf(uploadId));
  } catch {
    // A refused storage holds nothing either.
  }
}
