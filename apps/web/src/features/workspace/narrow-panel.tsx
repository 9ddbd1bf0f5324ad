import type { DocumentKind } from "@savile/model";
import { clsx } from "clsx";
import { useState } from "react";
import { t } from "../../messages-signed-in.ts";
import { EvidencePanel, MatchPanel } from "./side-panel.tsx";
import type { Work } from "./view-model.ts";

const panes = ["page", "evidence", "match"] as const;
type Pane = (typeof panes)[number];
const names = { page: "work.pageTab", evidence: "work.evidence", match: "work.match" } as const;

export interface NarrowPanelProps {
  readonly work: Work;
  readonly kind: DocumentKind;
  readonly selected: string | null;
  readonly onSelect: (kind: DocumentKind, path: string | null) => void;
}

/** Proof and match on narrow screens: a drawer over the lower part of the page, opened by three tabs. */
export function NarrowPanel({ work, kind, selected, onSelect }: NarrowPanelProps) {
  const [pane, setPane] = useState<Pane>("page");
  const [shownFor, setShownFor] = useState<string | null>(null);
  // A newly selected line opens the drawer with its source.
  if (selected !== shownFor) {
    setShownFor(selected);
    if (selected !== null) setPane("evidence");
    else if (pane === "evidence") setPane("page");
  }
  return (
    <div className="sticky bottom-0 z-30">
      {pane === "page" ? null : (
        <section
          aria-label={t(names[pane])}
          className="rise max-h-[52dvh] overflow-y-auto border-t border-line bg-surface p-5 shadow-float"
        >
          {pane === "evidence" ? (
            <EvidencePanel work={work} kind={kind} selected={selected} onSelect={onSelect} />
          ) : (
            <MatchPanel work={work} onSelect={onSelect} />
          )}
        </section>
      )}
      <fieldset className="grid min-w-0 grid-cols-3 border-t border-line bg-surface">
        <legend className="sr-only">{t("work.side")}</legend>
        {panes.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={pane === one}
            onClick={() => setPane(one)}
            className={clsx(
              "h-12 border-t-2 text-sm font-medium",
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
