import { Popover } from "radix-ui";
import { useState } from "react";
import { ChipButton } from "../work/score-chip.tsx";
import type { DeskState } from "./use-desk.ts";
import { say } from "./messages.ts";
import { ScoreSections } from "./score-sections.tsx";
import type { ScoreSectionsProps } from "./score-sections.tsx";

/** The same desk, whose ways to a panel or a line close what they were taken from. */
function leaving(desk: DeskState, leave: () => void): DeskState {
  return {
    ...desk,
    showTab: (tab) => {
      leave();
      desk.showTab(tab);
    },
    reveal: (kind, path, follow) => {
      leave();
      desk.reveal(kind, path, follow);
    },
    focusField: (kind, path) => {
      leave();
      desk.focusField(kind, path);
    },
  };
}

/** The chip of the bar, and under it the scores and what to look at before the documents are sent. */
export function ScorePopover({ work, desk }: ScoreSectionsProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Popover.Root open={isOpen} onOpenChange={setOpen}>
      <Popover.Trigger asChild>
        <ChipButton work={work} />
      </Popover.Trigger>
      <Popover.Content
        aria-label={say("scores.title")}
        align="end"
        sideOffset={6}
        collisionPadding={8}
        className="rise z-40 max-h-[min(44rem,var(--radix-popover-content-available-height))] w-[21rem] max-w-[calc(100vw-1rem)] overflow-y-auto rounded-panel border border-line bg-surface p-5 text-ink shadow-float"
      >
        <h2 className="sr-only">{say("scores.title")}</h2>
        <ScoreSections work={work} desk={leaving(desk, () => setOpen(false))} />
      </Popover.Content>
    </Popover.Root>
  );
}
