/** What a tip points at. */
export type TipName = "line" | "edit" | "download";

export const tipNames = ["line", "edit", "download"] as const satisfies readonly TipName[];

/** Whether an element is on the screen and nothing hides it. */
export function isShown(element: Element): boolean {
  const { width, height, top, bottom } = element.getBoundingClientRect();
  return width > 0 && height > 0 && bottom > 0 && top < window.innerHeight;
}

/** A line of work that is seen well, or else any line: paths of bullets and paragraphs end so. */
function findLine(): Element | null {
  // In Edit Mode a click on a line opens its field instead of its proof, and no line can be pressed.
  const shown = [...document.querySelectorAll("#pages [data-path][aria-pressed]")].filter(isShown);
  const told = shown.filter((line) => /\.[bp]\d+$/.test(line.getAttribute("data-path") ?? ""));
  const wanted = told.find((line) => line.getBoundingClientRect().top > window.innerHeight / 3);
  return wanted ?? told[0] ?? shown[0] ?? null;
}

/** Whether a tip can go on pointing at an element that it pointed at before. */
export function isAnchor(tip: TipName, element: Element): boolean {
  return isShown(element) && (tip !== "line" || element.hasAttribute("aria-pressed"));
}

/** The element that a tip points at, as long as it is on the screen. */
export function findAnchor(tip: TipName): Element | null {
  if (tip === "line") return findLine();
  return [...document.querySelectorAll(`[data-tip="${tip}"]`)].find(isShown) ?? null;
}

const covers = [
  '[role="alertdialog"]',
  '[role="dialog"]:not([aria-modal="false"])',
  '[role="menu"]',
  // The panel of a narrow screen, under which the page lies.
  "[data-over-page]",
].join(", ");

/** Whether something lies over the screen. */
export function isCovered(): boolean {
  return document.querySelector(covers) !== null;
}
