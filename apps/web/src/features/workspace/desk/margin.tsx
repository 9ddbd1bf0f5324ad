import type { DocumentKind, Page } from "@savile/model";
import { useMemo } from "react";
import { boxOf } from "../page-edit/box-of.ts";
import { marksOf } from "../work/line-mark.ts";
import { marginMarks } from "../work/margin-marks.ts";
import { MarkSign } from "../work/mark-sign.tsx";
import type { Work } from "../work/view-model.ts";

export interface MarginProps {
  readonly work: Work;
  readonly kind: DocumentKind;
  readonly page: Page;
}

/** Beside every line of a page, where its words come from. */
export function Margin({ work, kind, page }: MarginProps) {
  const { claims } = work.documents[kind];
  const marks = useMemo(() => marginMarks(page, marksOf(work, claims)), [work, claims, page]);
  return marks.map(({ mark, x, y, h }) => (
    <span
      key={`${x} ${y}`}
      className="paper pointer-events-none absolute bg-transparent! print:hidden"
      style={boxOf({ x, y, w: 3, h }, page)}
    >
      <MarkSign mark={mark} className="h-full" />
    </span>
  ));
}
