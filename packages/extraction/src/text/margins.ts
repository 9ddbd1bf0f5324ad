import { findEmails } from "../fields/find-emails.ts";
import { findPhones } from "../fields/find-phones.ts";
import type { FlowRow } from "./flow-lines.ts";

function reaches(text: string): boolean {
  return findEmails(text).length > 0 || findPhones(text).length > 0;
}

function textOf({ runs }: FlowRow): string {
  return runs
    .map(({ text }) => text)
    .join("")
    .trim();
}

/**
 * Rows of the headers or the footers of pages, each different text once. They are the person's words where they say
 * how to reach somebody; a name of a file, "Confidential" and the number of a page are none.
 */
export function marginRows(rows: readonly FlowRow[]): FlowRow[] {
  const seen = new Set<string>();
  const different = rows.filter((row) => {
    const text = textOf(row);
    const isNew = text !== "" && !seen.has(text);
    seen.add(text);
    return isNew;
  });
  return different.some((row) => reaches(textOf(row))) ? different : [];
}
