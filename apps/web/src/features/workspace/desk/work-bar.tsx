import { fitFigure } from "@savile/model";
import { Suspense, useEffect, useState } from "react";
import { useKeptFlag } from "../../../lib/use-kept-flag.ts";
import { part } from "../../../ui/part.tsx";
import { ScreenTitle } from "../../../ui/screen.tsx";
import type { Locked } from "../../../ui/templates/upgrade.ts";
import { useDownload } from "../download/use-download.ts";
import type { Downloads } from "../download/use-download.ts";
import { EditToggle } from "../page-edit/edit-toggle.tsx";
import { SaveNow, UndoRedo } from "../store/edit-bar.tsx";
import { SaveStatus } from "../store/save-status.tsx";
import { t } from "../work/messages.ts";
import { ChipButton, useSpokenScore } from "../work/score-chip.tsx";
import type { Work } from "../work/view-model.ts";
import { HeadActions } from "./head-actions.tsx";
import type { DeskState } from "./use-desk.ts";

const ScorePopover = part(async () => (await import("./score-popover.tsx")).ScorePopover, {
  look: "button",
});

/** The downloads of the bar, and what of a larger plan was asked for there. */
export interface Bar {
  readonly downloads: Downloads;
  readonly locked: Locked | null;
  readonly setLocked: (locked: Locked | null) => void;
}

/** What the bar and the notes below it share. */
export function useBar(work: Work): Bar {
  const downloads = useDownload(work);
  const [locked, setLocked] = useState<Locked | null>(null);
  useSpokenScore(fitFigure(work.tailoring.score));
  return { downloads, locked, setLocked };
}

/** The job that the documents are for, as the person or the posting names it; `null` where neither does. */
function jobOf({ session }: Work): string | null {
  const { job_title: title, company, renamed } = session;
  if (renamed === true) return session.title;
  if (title === null) return null;
  return company === null ? title : t("work.for", { title, company });
}

/** Whether the workspace is opened for the first time in this browser. */
function useFirstVisit({ session }: Work): boolean {
  const [seen, setSeen] = useKeptFlag(`opened_${session.session_id}`);
  const [first] = useState(!seen);
  useEffect(() => {
    if (!seen) setSeen(true);
  }, [seen, setSeen]);
  return first;
}

/** What the screen is called: that the documents are ready at first, the job from then on. */
function BarTitle({ work }: { readonly work: Work }) {
  const first = useFirstVisit(work);
  const job = jobOf(work);
  const title = first || job === null ? t("work.title") : job;
  return (
    <div className="flex min-w-0 flex-1 items-baseline gap-2 overflow-hidden">
      <ScreenTitle>{title}</ScreenTitle>
      <h1 title={title} className="truncate text-base font-semibold tracking-tight">
        {title}
      </h1>
      {job === null || !first ? null : (
        <p title={job} className="min-w-0 flex-1 truncate text-sm text-ink-3 max-[1439px]:hidden">
          {job}
        </p>
      )}
    </div>
  );
}

export interface BarProps {
  readonly work: Work;
  readonly desk: DeskState;
  readonly wide: boolean;
  readonly bar: Bar;
}

function Actions({ work, desk, bar }: BarProps) {
  return <HeadActions work={work} desk={desk} downloads={bar.downloads} onLocked={bar.setLocked} />;
}

/** What stands before the tabs: the title, and on a narrow screen, in a row of its own, the ways to take the documents along. */
export function BarStart(props: BarProps) {
  if (props.wide) return <BarTitle work={props.work} />;
  return (
    <div className="flex w-full items-center gap-2 py-0.5">
      <BarTitle work={props.work} />
      <Actions {...props} />
    </div>
  );
}

/** What stands behind the tabs: undo and saving, the chip of the scores, the mode and the ways to take the documents along. */
export function BarEnd(props: BarProps) {
  const { work, desk, wide } = props;
  return (
    <div className="flex min-w-0 shrink items-center gap-1.5 max-md:-mr-2 max-md:gap-0 max-md:[&_button]:h-11">
      <UndoRedo />
      {wide ? <SaveNow /> : null}
      <SaveStatus />
      <Suspense fallback={<ChipButton work={work} disabled />}>
        <ScorePopover work={work} desk={desk} />
      </Suspense>
      {wide ? (
        <>
          <EditToggle desk={desk} />
          <Actions {...props} />
        </>
      ) : null}
    </div>
  );
}
