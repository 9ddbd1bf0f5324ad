import type { Extraction } from "@savile/model";
import { openFindings } from "./open-findings.ts";
import { countToCheck, readSections } from "./read-sections.ts";
import { say } from "./messages.ts";

/** How many pages were read, where there are any, and how sure the reading is. */
export function pagesAndConfidence({ confidence, pages }: Extraction): (string | null)[] {
  return [
    pages.length === 0
      ? null
      : pages.length === 1
        ? say("check.pages.one")
        : say("check.pages.many", { n: pages.length }),
    confidence === null
      ? say("check.confidenceNone")
      : say("check.confidence", { percent: Math.round(confidence * 100) }),
  ];
}

/** What was read of a file in a few words: its pages, how sure the reading is, what asks for a look. */
export function readFigures(extraction: Extraction): string {
  const toCheck = countToCheck(readSections(extraction));
  const notes = openFindings(extraction).flatMap(({ findings }) => findings).length;
  const parts = [
    ...pagesAndConfidence(extraction),
    toCheck === 0 ? null : say("check.toCheck", { count: toCheck }),
    notes === 0 ? null : say(notes === 1 ? "check.notes.one" : "check.notes.many", { n: notes }),
  ];
  return parts.filter((part) => part !== null).join(" · ");
}
