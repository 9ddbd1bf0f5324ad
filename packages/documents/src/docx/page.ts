import type { ISectionPropertiesOptions } from "docx";
import type { Paper } from "@savile/model";
import { paperSizes } from "../typst/tokens.ts";
import type { Measures } from "./setting.ts";

const twips = 20;
// A line of Word has room above its letters, where the page of the PDF begins with the letters themselves.
const roomAboveName = 0.24;
const narrowest = 34;

/** Size and margins of the pages. */
export function pageOf(paper: Paper, measures: Measures): ISectionPropertiesOptions {
  const { w, h } = paperSizes[paper];
  const { x, bottom } = measures.margins;
  const top = Math.max(narrowest, measures.margins.top - roomAboveName * measures.points("name"));
  return {
    page: {
      size: { width: Math.round(w * twips), height: Math.round(h * twips) },
      margin: {
        left: Math.round(x * twips),
        right: Math.round(x * twips),
        top: Math.round(top * twips),
        bottom: Math.round(bottom * twips),
        header: 400,
        footer: 400,
      },
    },
  };
}
