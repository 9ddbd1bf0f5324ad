import type { FactKind } from "../tailoring/fact.ts";
import { maxBullets, maxTextLength } from "../base/limits.ts";
import { countCharacters, isStorable, manyLines, normaliseText, oneLine } from "../text/text.ts";
import type { FieldShape } from "../resume/resume-shape.ts";
import { isLinkText } from "../resume/web-address.ts";
import type { CorrectionFailure } from "./correction.ts";
import { isFreeId } from "./draft.ts";
import type { DraftPart, Value } from "./draft.ts";

/** Who makes the corrections, and when (ISO) those that do not say it themselves. */
export interface Corrector {
  readonly accountId: string;
  readonly at: string;
}

/** Why it was refused; nothing where it was applied. */
export type Refused = CorrectionFailure["code"] | undefined;

// The kind of a Fact follows from its address when the draft is closed.
export const kindLater: FactKind = "other";

/** A text as it is kept: one line, or several where the value of this name is prose. */
export function cleaned(text: string, field?: FieldShape): string {
  const plain = normaliseText(text);
  return field?.kind === "textarea" ? manyLines(plain) : oneLine(plain);
}

/** Whether a text may stand as this value: as a link, only an address on the web. */
export function fitsField(text: string, field?: FieldShape): boolean {
  return field?.kind !== "link" || isLinkText(text);
}

/** Whether a cleaned text may be kept. */
export function isFit(text: string, field?: FieldShape): boolean {
  return (
    fitsField(text, field) &&
    text !== "" &&
    isStorable(text) &&
    countCharacters(text) <= maxTextLength
  );
}

/** A text that the person wrote, as a value of theirs without a place in the file. */
export function byPerson(text: string, who: Corrector, at: string | undefined): Value {
  const { accountId } = who;
  return {
    text,
    fact: {
      id: "",
      kind: kindLater,
      text,
      confidence: 1,
      origin: { by: "user", accountId, at: at ?? who.at, via: "edit" },
    },
  };
}

/** Whether a part takes one more line with this id. */
export function roomFor(part: DraftPart, id: string): Refused {
  const { lines } = part.shape;
  if (lines === null) return "no_room";
  if (!isFreeId(id, lines.prefix, part.lines)) return "id_taken";
  return part.lines.length >= maxBullets ? "too_many" : undefined;
}
