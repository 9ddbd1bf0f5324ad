import { isApplied, isLetterPath } from "@savile/model";
import type { Change, Refinement, TailoredLetter } from "@savile/model";
import type { Checked } from "../claims/claims.ts";
import { changeOfLine } from "./change-of-line.ts";

/** What a letter says at an address; `null` where it says nothing. */
function letterText({ letter }: TailoredLetter, path: string): string | null {
  if (path === "salutation") return letter.salutation;
  if (path === "closing") return letter.closing;
  return letter.paragraphs.find(({ id }) => `body.${id}` === path)?.text ?? null;
}

/**
 * The changes that instructions ask for, in their order. What the check does not carry, and what was made
 * on a letter that reads differently by now, is left out: the gate runs after every writer.
 */
export function refinedChanges(
  refinements: readonly Refinement[],
  letter: TailoredLetter,
  prove: (line: Refinement["lines"][number]) => Checked,
): Change[] {
  const told = new Map<string, string | null>();
  return refinements.flatMap(({ id, lines }) =>
    lines.flatMap((line) => {
      if (isLetterPath(line.path)) {
        const known = told.get(line.path);
        const made = line.under === undefined ? line.before : line.under;
        const fits = made === letterText(letter, line.path) || line.before === known;
        if (!fits) return [];
        told.set(line.path, line.after);
      }
      const checked = prove(line);
      return checked.verdict === "unsupported" ? [] : [changeOfLine(id, line, checked)];
    }),
  );
}

/**
 * The changes that count at each address: the last one that is part of the document, what was written
 * there as long as nothing newer holds, and the newest proposal on top. The others stay in their
 * instruction and come back when the newer ones go.
 */
export function topLayers(changes: readonly Change[]): Change[] {
  const byPath = new Map<string, Change[]>();
  for (const change of changes) {
    const list = byPath.get(change.path);
    if (list === undefined) byPath.set(change.path, [change]);
    else list.push(change);
  }
  const kept = new Set(
    [...byPath.values()].flatMap((list) => {
      const holds = list.findLastIndex(isApplied);
      return list.filter(
        (change, index) =>
          index === holds ||
          (index > holds && (change.refinement === undefined || index === list.length - 1)),
      );
    }),
  );
  return changes.filter((change) => kept.has(change));
}
