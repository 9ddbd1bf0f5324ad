import { hintLevels, levelOf } from "@savile/model";
import type { Hint } from "@savile/model";
import { brokenText } from "./broken-text.ts";
import type { SentDocuments } from "./documents.ts";
import { doubled } from "./doubled.ts";
import { foreignContact } from "./foreign-contact.ts";
import { impossibleDates } from "./impossible-dates.ts";
import { letterHints } from "./letter-hints.ts";
import { missingValues } from "./missing-values.ts";
import { unproven } from "./unproven.ts";
import { writingHints } from "./writing-hints.ts";

/**
 * What to look at before documents are sent: errors, then warnings, then notes, each kind in a fixed order. It says
 * nothing about how well a person fits: reading, writing and length earn no points.
 */
export function beforeYouSend(sent: SentDocuments): Hint[] {
  const hints = [
    ...missingValues(sent),
    ...impossibleDates(sent),
    ...brokenText(sent),
    ...doubled(sent),
    ...foreignContact(sent),
    ...letterHints(sent),
    ...unproven(sent),
    ...writingHints(sent.source),
  ];
  return hints.toSorted(
    (a, b) => hintLevels.indexOf(levelOf(a.code)) - hintLevels.indexOf(levelOf(b.code)),
  );
}
