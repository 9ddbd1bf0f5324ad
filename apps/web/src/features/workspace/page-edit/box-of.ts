import type { Page, Region } from "@savile/model";

/** The place of a Region in parts of its page, for an element that is positioned on it. */
export interface Box {
  readonly left: string;
  readonly top: string;
  readonly width: string;
  readonly height: string;
}

function percent(value: number, whole: number): string {
  return `${(value / whole) * 100}%`;
}

export function boxOf({ x, y, w, h }: Omit<Region, "path">, page: Pick<Page, "w" | "h">): Box {
  return {
    left: percent(x, page.w),
    top: percent(y, page.h),
    width: percent(w, page.w),
    height: percent(h, page.h),
  };
}
