import type { Finding, SourceLine } from "@savile/model";
import type { Reading } from "../text-line/line.ts";

function named(pages: readonly number[]): string {
  return pages.length === 1
    ? `Page ${pages[0] ?? 1} is a picture`
    : `Pages ${pages.join(", ")} are pictures`;
}

/** What the person should know of pages that are pictures: read by OCR, not reached, or without words. */
export function ocrFindings(
  lines: readonly SourceLine[],
  reading: Pick<Reading, "recognised" | "scanned">,
  unreached: readonly number[] = [],
): Finding[] {
  const read = (reading.recognised ?? []).filter((page) => page.words.length > 0);
  const pages = read.map((page) => page.page);
  const open = (reading.scanned ?? []).filter(
    (page) => !pages.includes(page) && !unreached.includes(page),
  );
  const findings: Finding[] = [];
  if (pages.length > 0) {
    findings.push({
      code: "ocr_used",
      detail: `${named(pages)}: its words were read by OCR. Please check them with care.`.replace(
        "pictures: its",
        "pictures: their",
      ),
      lines: lines.filter((line) => pages.includes(line.page ?? 0)).map((line) => line.id),
    });
  }
  if (unreached.length > 0) {
    findings.push({
      code: "pages_unreached",
      detail: `${named(unreached)} that could not be read in the time for one file. Nothing of ${unreached.length === 1 ? "it" : "them"} is here.`,
      lines: [],
    });
  }
  if (open.length > 0) {
    findings.push({
      code: "scanned_page",
      detail: `${named(open)} without text that could be read.`,
      lines: [],
    });
  }
  return findings;
}
