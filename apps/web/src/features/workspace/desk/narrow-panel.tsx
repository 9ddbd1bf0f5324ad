import { clsx } from "clsx";
import { useCallback, useEffect, useRef, useState } from "react";
import { t } from "../work/messages.ts";
import { SidePane, tabNames } from "./side-panel.tsx";
import type { DeskState, SideTab } from "./use-desk.ts";
import type { Work } from "../work/view-model.ts";

/** What a narrow screen shows: the page, or a panel over or in place of it. */
export type Pane = "page" | "more" | SideTab;

const panes = ["edit", "page", "changes", "match", "more"] as const satisfies readonly Pane[];
const names = { page: "work.pageTab", more: "work.moreTab", ...tabNames } as const;
/** The panels that the last tab leads to. */
const further = ["file", "refine", "source", "reader"] as const satisfies readonly SideTab[];
/** The panels that take the place of the page; the others lie over its lower part. */
const whole: readonly Pane[] = ["edit", "refine", "reader"];

/** Whether a pane takes the place of the page. */
export function coversPage(pane: Pane): boolean {
  return whole.includes(pane);
}

function isFurther(pane: Pane): boolean {
  return further.some((one) => one === pane);
}

export interface NarrowPanelProps {
  readonly work: Work;
  readonly desk: DeskState;
  readonly pane: Pane;
  readonly onPane: (pane: Pane) => void;
}

/**
 * The pane of a narrow screen, which the address keeps as the tab of a wide one. A newly selected line shows
 * its source there; once nothing is selected any more, the page comes back.
 */
export function usePane(desk: DeskState, wide: boolean): readonly [Pane, (pane: Pane) => void] {
  // The list of further panels closes by itself as soon as the address names another panel.
  const [listedAt, setListedAt] = useState<string | null>(null);
  const { selected, showTab, hideTab, tab } = desk;
  const last = useRef(selected);
  const own: Pane = tab ?? "page";
  const pane: Pane = listedAt === own ? "more" : own;

  const go = useCallback(
    (next: SideTab | "page") => (next === "page" ? hideTab() : showTab(next)),
    [hideTab, showTab],
  );
  const show = useCallback(
    (next: Pane) => {
      setListedAt(next === "more" ? own : null);
      if (next !== "more") go(next);
    },
    [go, own],
  );

  useEffect(() => {
    const before = last.current;
    last.current = selected;
    if (wide || before === selected) return;
    if (selected !== null) go("source");
    else if (own === "source") go("page");
  }, [wide, selected, own, go]);
  return [pane, show];
}

function Further({ onPane }: Pick<NarrowPanelProps, "onPane">) {
  return (
    <ul className="p-2">
      {further.map((tab) => (
        <li key={tab}>
          <button
            type="button"
            onClick={() => onPane(tab)}
            className="h-12 w-full rounded-control px-3 text-left font-medium hover:bg-line/50"
          >
            {t(names[tab])}
          </button>
        </li>
      ))}
    </ul>
  );
}

function Drawer(props: NarrowPanelProps) {
  const { work, desk, pane, onPane } = props;
  if (pane === "page") return null;
  return (
    <section
      aria-label={t(names[pane])}
      data-over-page={coversPage(pane) ? undefined : ""}
      className={clsx(
        "flex flex-col bg-surface print:hidden",
        coversPage(pane)
          ? "h-[max(calc(100dvh-106px),24rem)]"
          : "rise border-t border-line shadow-float",
        !coversPage(pane) && pane !== "more" && "h-[58dvh]",
      )}
    >
      {pane === "more" ? (
        <Further onPane={onPane} />
      ) : (
        <SidePane key={pane} work={work} desk={desk} tab={pane} />
      )}
    </section>
  );
}

/** The panels on narrow screens, opened by five tabs at the lower edge. */
export function NarrowPanel(props: NarrowPanelProps) {
  const { pane, onPane } = props;
  const over = !coversPage(pane);
  return (
    <>
      {over ? null : <Drawer {...props} />}
      <div className="sticky bottom-0 z-30 print:hidden">
        {over ? <Drawer {...props} /> : null}
        <fieldset className="grid min-w-0 auto-cols-fr grid-flow-col border-t border-line bg-surface">
          <legend className="sr-only">{t("work.side")}</legend>
          {panes.map((one) => {
            const pressed = pane === one || (one === "more" && isFurther(pane));
            return (
              <button
                key={one}
                type="button"
                aria-pressed={pressed}
                onClick={() => onPane(one)}
                className={clsx(
                  "h-12 border-t-2 text-xs font-medium min-[400px]:text-sm",
                  pressed ? "border-accent text-ink" : "border-transparent text-ink-3",
                )}
              >
                {t(names[one])}
              </button>
            );
          })}
        </fieldset>
      </div>
    </>
  );
}
