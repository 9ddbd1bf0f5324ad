import type { DocumentKind, Page } from "@savile/model";
import { memo, useRef, useState } from "react";
import type { KeyboardEvent } from "react";
import { t } from "./messages.ts";
import { PagePicture } from "../../ui/page-picture.tsx";
import { useTraced, useTraceStore } from "./trace.ts";

export interface PageSheetProps {
  readonly page: Page;
  /** Number of the page, from 1. */
  readonly number: number;
  readonly kind: DocumentKind;
  readonly textOf: ReadonlyMap<string, string>;
  readonly selected: string | null;
  readonly onSelect: (path: string) => void;
}

const steps = new Map([
  ["ArrowDown", 1],
  ["ArrowRight", 1],
  ["ArrowUp", -1],
  ["ArrowLeft", -1],
]);

function percent(value: number, whole: number): string {
  return `${(value / whole) * 100}%`;
}

function nextIndex(key: string, at: number, count: number): number | null {
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  const step = steps.get(key);
  return step === undefined ? null : Math.max(0, Math.min(count - 1, at + step));
}

/** One page: its picture, and over it a button for each line. One tab stop; arrow keys move between lines. */
export const PageSheet = memo(function PageSheet(props: PageSheetProps) {
  const { page, number, kind, textOf, selected, onSelect } = props;
  const group = useRef<HTMLFieldSetElement>(null);
  const [focused, setFocused] = useState(0);
  const lit = useTraced((traced) => traced.paths[kind]);
  const trace = useTraceStore();
  const chosen = page.regions.findIndex((region) => region.path === selected);
  const stop = chosen >= 0 ? chosen : Math.min(focused, page.regions.length - 1);

  function move(event: KeyboardEvent): void {
    const next = nextIndex(event.key, focused, page.regions.length);
    if (next === null) return;
    event.preventDefault();
    setFocused(next);
    group.current?.querySelectorAll("button").item(next).focus();
    // While the proof of a line is open, it follows the focus.
    const path = page.regions[next]?.path;
    if (chosen >= 0 && path !== undefined) onSelect(path);
  }

  return (
    <div
      className="paper relative w-full rounded-sheet shadow-sheet"
      style={{ aspectRatio: `${page.w} / ${page.h}` }}
    >
      {page.drawing === undefined ? null : <PagePicture drawing={page.drawing} />}
      <fieldset ref={group} className="absolute inset-0 min-w-0">
        <legend className="sr-only">{t("work.pageRegions", { n: number })}</legend>
        {page.regions.map((region, index) => (
          <button
            key={`${region.path} ${index}`}
            type="button"
            data-path={region.path}
            data-lit={lit.has(region.path)}
            tabIndex={index === stop ? 0 : -1}
            aria-pressed={region.path === selected}
            aria-label={textOf.get(region.path) ?? region.path}
            onKeyDown={move}
            onFocus={() => {
              setFocused(index);
              trace.point({ by: "line", kind, path: region.path });
            }}
            onBlur={() => trace.point(null)}
            onPointerEnter={() => trace.point({ by: "line", kind, path: region.path })}
            onPointerLeave={() => trace.point(null)}
            onClick={() => onSelect(region.path)}
            className={
              "region data-[lit=true]:bg-marker/60! data-[lit=true]:shadow-[-3px_0_0_var(--accent)] " +
              "forced-colors:data-[lit=true]:outline-2"
            }
            style={{
              left: percent(region.x, page.w),
              top: percent(region.y, page.h),
              width: percent(region.w, page.w),
              height: percent(region.h, page.h),
            }}
          />
        ))}
      </fieldset>
    </div>
  );
});
