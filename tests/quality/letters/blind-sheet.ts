import { createHash } from "node:crypto";

/** Two letters for one pair of a person and a posting: ours and somebody else's. */
export interface Duel {
  readonly name: string;
  readonly posting: string;
  readonly ours: string;
  readonly theirs: string;
}

/** A sheet for a reader who must not know who wrote which, and the key that tells it. */
export interface BlindSheet {
  readonly sheet: string;
  /** For each pair, by its number on the sheet, which letter is ours. */
  readonly key: readonly ("A" | "B")[];
}

/** Which place our letter has: by the hash of the pair, so that a sheet made twice is the same. */
function placeOf({ name, posting }: Duel): "A" | "B" {
  const [byte = 0] = createHash("sha256").update(`${name}\n${posting}`).digest();
  return byte % 2 === 0 ? "A" : "B";
}

const marks =
  "letter | send / edit / no | faults quoted | opening specificity evidence flow grammar";

/** Lays two letters for each pair side by side under A and B. */
export function blindSheet(duels: readonly Duel[]): BlindSheet {
  const key = duels.map(placeOf);
  const parts = duels.map((duel, at) => {
    const letters = key[at] === "A" ? [duel.ours, duel.theirs] : [duel.theirs, duel.ours];
    return [
      `# ${at + 1}`,
      "## Posting",
      duel.posting.trim(),
      "## A",
      (letters[0] ?? "").trim(),
      "## B",
      (letters[1] ?? "").trim(),
      `Preferred (A, B or =):`,
      marks,
    ].join("\n\n");
  });
  return { sheet: `${parts.join("\n\n---\n\n")}\n`, key };
}

/** How often each side was preferred, from lines "number TAB A, B or =". */
export function countPreferred(
  key: BlindSheet["key"],
  answers: string,
): { readonly ours: number; readonly theirs: number; readonly neither: number } {
  const count = { ours: 0, theirs: 0, neither: 0 };
  for (const line of answers.split("\n")) {
    const found = /^\s*(\d+)\s+(A|B|=)/.exec(line);
    const ours = key[Number(found?.[1] ?? 0) - 1];
    if (found === null || ours === undefined) continue;
    count[found[2] === "=" ? "neither" : found[2] === ours ? "ours" : "theirs"] += 1;
  }
  return count;
}
