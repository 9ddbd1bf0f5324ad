import type { FactKind } from "../fact.ts";
import { maxBullets, maxTextLength } from "../limits.ts";
import { countCharacters, isStorable, manyLines, normaliseText, oneLine } from "../text.ts";
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

// Values that may run over several lines.
const prose = new Set(["summary", "description"]);
// The kind of a Fact follows from its address when the draft is closed.
export const kindLater: FactKind = "other";

/** A text as it is kept: one line, or several where the value is prose. */
export function cleaned(text: string, field: string): string {
  const plain = normaliseText(text);
  return prose.has(field) ? manyLines(plain) : oneLine(plain);
}

/** Whether a cleaned text may be kept. */
export function isFit(text: string): boolean {
  return text !== "" && isStorable(text) && countCharacters(text) <= maxTextLength;
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
  if (part.linePrefix === null) return "no_room";
  if (!isFreeId(id, part.linePrefix, part.lines)) return "id_taken";
  return part.lines.length >= maxBullets ? "too_many" : undefined;
}
