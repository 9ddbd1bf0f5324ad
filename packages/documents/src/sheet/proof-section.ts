import type { ProofRow } from "@savile/model";
import { present } from "./pieces.ts";
import type { PieceMaker } from "./pieces.ts";
import type { EntryBlock, Piece, SheetSection } from "./sheet.ts";

function rowBlock(row: ProofRow, make: PieceMaker): EntryBlock[] {
  // An employer reads this page: what is met in part only is no proof.
  const line = row.coverage === "met" ? row.line : undefined;
  const bullets = present([make.line("", line ?? "")]);
  if (bullets.length === 0) return [];
  return [
    {
      kind: "entry",
      id: `proof.${row.reqId}`,
      keep: true,
      title: make.line("", row.asked),
      subject: null,
      dates: make.line("", row.when ?? ""),
      places: present([make.line("", row.figure ?? "")]),
      summary: null,
      bullets,
    },
  ];
}

/** The table of proof on a page of its own: what they ask and when, the figure, the line. What nothing shows is left out. */
export function proofSections(
  rows: readonly ProofRow[],
  heading: Piece,
  make: PieceMaker,
): SheetSection[] {
  const blocks = rows.flatMap((row) => rowBlock(row, make));
  return blocks.length === 0 ? [] : [{ keep: false, breakBefore: true, heading, blocks }];
}
