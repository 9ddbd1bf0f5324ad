/** The two ways in which the Edit tab shows a document. */
export const editViews = ["structured", "sections"] as const;
export type EditView = (typeof editViews)[number];

const viewKey = "edit_view";
const bannerKey = "edit_banner";

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function keep(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Without storage the choice holds until the page is closed.
  }
}

/** The view that was chosen last in this browser; "structured" at first. */
export function readView(): EditView {
  const kept = read(viewKey);
  return editViews.find((view) => view === kept) ?? "structured";
}

export function keepView(view: EditView): void {
  keep(viewKey, view);
}

/** Whether the introduction was closed in this browser. */
export function isBannerClosed(): boolean {
  return read(bannerKey) === "closed";
}

export function closeBanner(): void {
  keep(bannerKey, "closed");
}
