import { clsx } from "clsx";
import { useState } from "react";
import { t } from "./messages.ts";
import { SidePane, tabNames } from "./side-panel.tsx";
import { sideTabs } from "./use-desk.ts";
import type { DeskState, SideTab } from "./use-desk.ts";
import type { Work } from "./view-model.ts";

type Pane = "page" | SideTab;
const panes: readonly Pane[] = ["page", ...sideTabs];
const names = { page: "work.pageTab", ...tabNames } as const;

export interface NarrowPanelProps {
  readonly work: Work;
  readonly desk: DeskState;
}

/** The panels on narrow screens: a drawer over the lower part of the page, opened by the tabs. */
export function NarrowPanel({ work, desk }: NarrowPanelProps) {
  const [pane, setPane] = useState<Pane>("page");
  const [shownFor, setShownFor] = useState<string | null>(null);
  const { selected } = desk;
  // A newly selected line opens the drawer with its source.
  if (selected !== shownFor) {
    setShownFor(selected);
    if (selected !== null) setPane("source");
    else if (pane === "source") setPane("page");
  }
  return (
    <div className="sticky bottom-0 z-30">
      {pane === "page" ? null : (
        <section
          aria-label={t(names[pane])}
          className="rise flex h-[58dvh] flex-col border-t border-line bg-surface shadow-float"
        >
          <SidePane key={pane} work={work} desk={desk} tab={pane} />
        </section>
      )}
      <fieldset className="grid min-w-0 auto-cols-fr grid-flow-col border-t border-line bg-surface">
        <legend className="sr-only">{t("work.side")}</legend>
        {panes.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={pane === one}
            onClick={() => setPane(one)}
            className={clsx(
              "h-12 border-t-2 text-xs font-medium min-[400px]:text-sm",
              pane === one ? "border-accent text-ink" : "border-transparent text-ink-3",
            )}
          >
            {t(names[one])}
          </button>
        ))}
      </fieldset>
    </div>
  );
}
