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
  const shown = [...document.querySelectorAll("#pages [data-path]")].filter(isShown);
  const told = shown.filter((line) => /\.[bp]\d+$/.test(line.getAttribute("data-path") ?? ""));
  const wanted = told.find((line) => line.getBoundingClientRect().top > window.innerHeight / 3);
  return wanted ?? told[0] ?? shown[0] ?? null;
}

/** The element that a tip points at, as long as it is on the screen. */
export function findAnchor(tip: TipName): Element | null {
  if (tip === "line") return findLine();
  return [...document.querySelectorAll(`[data-tip="${tip}"]`)].find(isShown) ?? null;
}

/** Whether something lies over the screen. */
export function isCovered(): boolean {
  const over = document.querySelector(
    '[role="alertdialog"], [role="dialog"]:not([aria-modal="false"])',
  );
  return over !== null || document.querySelector('[role="menu"]') !== null;
}
