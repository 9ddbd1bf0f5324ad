import { PanelRightClose } from "lucide-react";
import { IconButton } from "../../../ui/button.tsx";
import { say } from "./messages.ts";
import { ScoreSections } from "./score-sections.tsx";
import type { ScoreSectionsProps } from "./score-sections.tsx";

export interface ScoreColumnProps extends ScoreSectionsProps {
  readonly onHide: () => void;
}

/** The scores beside the sheet, where the page leaves room for them. */
export function ScoreColumn({ work, desk, onHide }: ScoreColumnProps) {
  return (
    <aside
      aria-labelledby="column-title"
      className="flex w-[280px] shrink-0 flex-col overflow-y-auto border-l border-line bg-surface px-5 pb-8 print:hidden"
    >
      <div className="-mr-2 flex h-12 shrink-0 items-center justify-between">
        <h2 id="column-title" className="font-semibold tracking-tight">
          {say("scores.title")}
        </h2>
        <IconButton label={say("scores.close")} onClick={onHide}>
          <PanelRightClose className="size-4" aria-hidden="true" />
        </IconButton>
      </div>
      <ScoreSections work={work} desk={desk} />
    </aside>
  );
}
