import type { PageDrawing } from "@savile/model";

const svg = "http://www.w3.org/2000/svg";

/**
 * Builds the picture of a page as a detached `<svg>`, one `<path>` per mark, without parsing any markup.
 * It is hidden from assistive technology: the text alternative stands beside it.
 */
export function paintPage(drawing: PageDrawing): SVGSVGElement {
  const root = document.createElementNS(svg, "svg");
  root.setAttribute("viewBox", `0 0 ${drawing.w} ${drawing.h}`);
  root.setAttribute("aria-hidden", "true");
  root.setAttribute("focusable", "false");
  for (const mark of drawing.marks) {
    const path = document.createElementNS(svg, "path");
    path.setAttribute("transform", `matrix(${mark.at.join(" ")})`);
    path.setAttribute("d", mark.d);
    path.setAttribute("fill", mark.fill ?? "none");
    if (mark.stroke !== undefined) {
      path.setAttribute("stroke", mark.stroke);
      path.setAttribute("stroke-width", String(mark.strokeWidth ?? 1));
    }
    root.append(path);
  }
  return root;
}
