import type { Tailoring } from "@savile/model";

/** Addresses of lines of the resume that the person worded: they are not left out to save a page. */
export function editedLines(tailoring: Tailoring | undefined): string[] {
  const { edits = [] } = tailoring?.edited ?? {};
  return edits.flatMap((edit) =>
    edit.kind === "text" && edit.document === "resume" ? [edit.path] : [],
  );
}
