import type { Page, PageDrawing } from "@savile/model";

const gap = 12;

function escaped(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll('"', "&quot;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;");
}

function markOf(mark: PageDrawing["marks"][number]): string {
  const paint = [
    `fill="${escaped(mark.fill ?? "none")}"`,
    ...(mark.stroke === undefined ? [] : [`stroke="${escaped(mark.stroke)}"`]),
    ...(mark.strokeWidth === undefined ? [] : [`stroke-width="${mark.strokeWidth}"`]),
  ];
  return `<path transform="matrix(${mark.at.join(" ")})" d="${escaped(mark.d)}" ${paint.join(" ")}/>`;
}

/** The pages of a layout below each other as one picture, in points. Pages without a drawing stay white. */
export function drawSvg(pages: readonly Page[]): string {
  const width = Math.max(...pages.map((page) => page.w), 0);
  let top = 0;
  const drawn = pages.map((page) => {
    const at = top;
    top += page.h + gap;
    const marks = (page.drawing?.marks ?? []).map(markOf).join("");
    return `<g transform="translate(0 ${at})"><path d="M0 0H${page.w}V${page.h}H0Z" fill="#fff"/>${marks}</g>`;
  });
  const height = Math.max(0, top - gap);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}pt" height="${height}pt" viewBox="0 0 ${width} ${height}">${drawn.join("")}</svg>\n`;
}
