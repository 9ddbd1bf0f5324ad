import type { DocumentKind, Page, Region } from "@savile/model";
import { memo, useEffect, useMemo, useRef, useState } from "react";
import type { KeyboardEvent, MouseEvent } from "react";
import { t } from "../work/messages.ts";
import { PagePicture } from "../../../ui/page-picture.tsx";
import { t as say } from "../page-edit/messages.ts";
import { boxOf } from "../page-edit/box-of.ts";
import type { PagePoint } from "../page-edit/caret-at.ts";
import { useTraced, useTraceStore } from "../work/trace.ts";

export interface PageSheetProps {
  readonly page: Page;
  /** Number of the page, from 1. */
  readonly number: number;
  readonly kind: DocumentKind;
  readonly textOf: ReadonlyMap<string, string>;
  /** Lines that only the person stands behind, without having confirmed them. */
  readonly added?: ReadonlySet<string>;
  readonly selected: string | null;
  /** Whether a click on a line opens its field. */
  readonly editing?: boolean;
  /** `at` is where a pointer hit the line; a key hits it nowhere. */
  readonly onSelect: (path: string, at?: PagePoint) => void;
}

const steps = new Map([
  ["ArrowDown", 1],
  ["ArrowRight", 1],
  ["ArrowUp", -1],
  ["ArrowLeft", -1],
]);

function nextIndex(key: string, at: number, count: number): number | null {
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  const step = steps.get(key);
  return step === undefined ? null : Math.max(0, Math.min(count - 1, at + step));
}

/** The regions with keys that stay when lines come and go: a text that is printed twice has two. */
function keyed(
  regions: readonly Region[],
): readonly { readonly key: string; readonly region: Region }[] {
  const seen = new Map<string, number>();
  return regions.map((region) => {
    const times = seen.get(region.path) ?? 0;
    seen.set(region.path, times + 1);
    return { key: `${region.path} ${times}`, region };
  });
}

/** Where a line of the page was clicked; absent where a key pressed it. */
function pointOf(event: MouseEvent, page: Page, number: number): PagePoint | undefined {
  const sheet = event.currentTarget.closest("fieldset")?.getBoundingClientRect();
  if (sheet === undefined || event.detail === 0) return undefined;
  const across = (event.clientX - sheet.left) / sheet.width;
  const down = (event.clientY - sheet.top) / sheet.height;
  return { page: number, x: across * page.w, y: down * page.h };
}

/** What a line is called: its text, who stands behind it, and what a press does. */
function nameOf({ textOf, added, editing }: PageSheetProps, path: string): string {
  const text = textOf.get(path) ?? path;
  const whose = added?.has(path) === true ? `, ${say("line.added")}` : "";
  return editing === true ? `${text}${whose}, ${say("line.edit")}` : `${text}${whose}`;
}

const marks =
  "data-[lit=true]:bg-marker/60! data-[lit=true]:shadow-[-3px_0_0_var(--accent)] " +
  "forced-colors:data-[lit=true]:outline-2 focus-visible:mix-blend-multiply! " +
  "data-[added=true]:bg-warn/15 data-[added=true]:outline-1 data-[added=true]:outline-dashed " +
  "data-[added=true]:outline-warn focus-visible:outline-2! focus-visible:outline-solid!";

/** A sign in the margin beside what only the person stands behind: seen without its colour. */
function AddedSign({ region, page }: { readonly region: Region; readonly page: Page }) {
  const { top, height } = boxOf(region, page);
  return (
    <span
      aria-hidden="true"
      className="pointer-events-none absolute left-[1%] flex w-[5.5%] items-center justify-center"
      style={{ top, height }}
    >
      <span className="flex size-4 items-center justify-center rounded-full border border-warn text-xs leading-none font-semibold text-warn">
        ?
      </span>
    </span>
  );
}

/** One page: its picture, and over it a button for each line. One tab stop; arrow keys move between lines. */
export const PageSheet = memo(function PageSheet(props: PageSheetProps) {
  const { page, number, kind, added, selected, editing, onSelect } = props;
  const group = useRef<HTMLFieldSetElement>(null);
  const [focused, setFocused] = useState(0);
  const lit = useTraced((traced) => traced.paths[kind]);
  const trace = useTraceStore();
  const regions = useMemo(() => keyed(page.regions), [page.regions]);
  const chosen = page.regions.findIndex((region) => region.path === selected);
  const stop = chosen >= 0 ? chosen : Math.min(focused, page.regions.length - 1);
  const inside = useRef(false);
  useEffect(() => {
    // The line with the focus is gone: the one in its place takes it, so that the keyboard is not lost.
    if (!inside.current || document.activeElement !== document.body) return;
    group.current?.querySelectorAll("button").item(stop)?.focus({ preventScroll: true });
  });

  function move(event: KeyboardEvent): void {
    const next = nextIndex(event.key, focused, page.regions.length);
    if (next === null) return;
    event.preventDefault();
    setFocused(next);
    group.current?.querySelectorAll("button").item(next).focus();
    // While the proof of a line is open, it follows the focus.
    const path = page.regions[next]?.path;
    if (editing !== true && chosen >= 0 && path !== undefined) onSelect(path);
  }

  return (
    <div
      className="paper relative w-full rounded-sheet shadow-sheet"
      style={{ aspectRatio: `${page.w} / ${page.h}` }}
    >
      {page.drawing === undefined ? null : <PagePicture drawing={page.drawing} />}
      <fieldset ref={group} className="absolute inset-0 min-w-0">
        <legend className="sr-only">{t("work.pageRegions", { n: number })}</legend>
        {regions.map(({ key, region }, index) => (
          <button
            key={key}
            type="button"
            data-path={region.path}
            data-lit={lit.has(region.path)}
            data-added={added?.has(region.path) === true}
            title={added?.has(region.path) === true ? say("line.added") : undefined}
            tabIndex={index === stop ? 0 : -1}
            aria-pressed={editing === true ? undefined : region.path === selected}
            aria-label={nameOf(props, region.path)}
            onKeyDown={move}
            onFocus={() => {
              inside.current = true;
              setFocused(index);
              trace.point({ by: "line", kind, path: region.path });
            }}
            onBlur={() => {
              inside.current = false;
              trace.point(null);
            }}
            onPointerEnter={() => trace.point({ by: "line", kind, path: region.path })}
            onPointerLeave={() => trace.point(null)}
            onClick={(event) => onSelect(region.path, pointOf(event, page, number))}
            className={editing === true ? `region cursor-text ${marks}` : `region ${marks}`}
            style={boxOf(region, page)}
          />
        ))}
      </fieldset>
      {regions.map(({ key, region }) =>
        added?.has(region.path) === true ? (
          <AddedSign key={key} region={region} page={page} />
        ) : null,
      )}
    </div>
  );
});
