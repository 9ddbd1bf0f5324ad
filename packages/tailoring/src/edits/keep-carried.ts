import { mapResumeTexts, parsePeriod, resumeLeaves } from "@savile/model";
import type { Claim, FactKind, Period, Resume } from "@savile/model";
import { foldText, tokenise } from "@savile/taxonomy";
import type { Token } from "@savile/taxonomy";

const values = new Set<FactKind>([
  "title",
  "org",
  "school",
  "degree",
  "field",
  "cert",
  "licence",
  "language",
  "location",
  "award",
  "publication",
  "project",
  "employment-type",
]);
/** Words beyond these are not compared: the table of a longer text would be too large. */
const mostWords = 400;

function wordsOf(text: string): Token[] {
  return tokenise(foldText(text)).slice(0, mostWords);
}

type Lengths = readonly (readonly number[])[];

/** 0 beyond the end of either text. */
function lengthAt(lengths: Lengths, i: number, j: number): number {
  return lengths[i]?.[j] ?? 0;
}

/** Lengths of the longest common run of words from each pair of places on. */
function lengthsOf(a: readonly Token[], b: readonly Token[]): Lengths {
  const rows = Array.from({ length: a.length + 1 }, () =>
    Array.from({ length: b.length + 1 }, () => 0),
  );
  for (let i = a.length - 1; i >= 0; i -= 1) {
    const row = rows[i] ?? [];
    for (let j = b.length - 1; j >= 0; j -= 1) {
      row[j] =
        a[i]?.lower === b[j]?.lower
          ? lengthAt(rows, i + 1, j + 1) + 1
          : Math.max(lengthAt(rows, i + 1, j), lengthAt(rows, i, j + 1));
    }
  }
  return rows;
}

/** The words of a proven text that another one still has, in their order. */
export function sharedWords(proven: string, shown: string): string {
  const a = wordsOf(proven);
  const b = wordsOf(shown);
  const lengths = lengthsOf(a, b);
  const kept: string[] = [];
  for (let i = 0, j = 0; i < a.length && j < b.length;) {
    const word = a[i];
    if (word !== undefined && word.lower === b[j]?.lower) {
      kept.push(word.text);
      i += 1;
      j += 1;
    } else if (lengthAt(lengths, i + 1, j) >= lengthAt(lengths, i, j + 1)) i += 1;
    else j += 1;
  }
  return kept.join(" ");
}

/** A value holds as a whole or not at all: "Manager" is no part of "Assistant Manager". */
function keptValue(proven: string, shown: string): string {
  const whole = wordsOf(proven).length;
  return whole > 0 && wordsOf(sharedWords(proven, shown)).length === whole ? proven : "";
}

/** The end of a period for comparing: one that lasts ends after every other. */
function endOf(period: Period): string {
  return period.end === "present" ? "9999" : period.end;
}

/** A period that was made longer counts as it was, one that speaks of another time not at all. */
function keptPeriod(proven: string, shown: string): string {
  const known = parsePeriod(proven);
  const own = parsePeriod(shown);
  const apart =
    own.start === "" ||
    endOf(own) < known.start.slice(0, own.end.length) ||
    own.start > endOf(known).slice(0, own.start.length);
  if (apart) return "";
  const inside = own.start >= known.start && endOf(own) <= endOf(known) && known.start !== "";
  return inside ? shown : proven;
}

function keptText(kind: FactKind, proven: string, shown: string): string {
  if (proven === "") return "";
  if (kind === "dates") return keptPeriod(proven, shown);
  return values.has(kind) ? keptValue(proven, shown) : sharedWords(proven, shown);
}

/**
 * The resume as it is shown with only those words of the person that are proven or that they stand by: what
 * the score may count. `proven` is the resume without their edits, `claims` are those of the edited values.
 */
export function keepCarried(
  shown: Resume,
  proven: Resume,
  claims: ReadonlyMap<string, Claim>,
): Resume {
  const known = new Map(resumeLeaves(proven).map((leaf) => [leaf.address, leaf.text]));
  const kinds = new Map(resumeLeaves(shown).map((leaf) => [leaf.address, leaf.kind]));
  return mapResumeTexts(shown, (address, text) => {
    const claim = claims.get(address);
    const before = known.get(address) ?? "";
    if (text === "" || claim?.verdict === "supported") return text;
    return claim === undefined ? before : keptText(kinds.get(address) ?? "other", before, text);
  });
}
