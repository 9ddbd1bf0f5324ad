import type { DocumentKind } from "@savile/model";
import { PanelRightOpen } from "lucide-react";
import { clsx } from "clsx";
import { Suspense, useEffect } from "react";
import { useAccount } from "../../../lib/account-store.ts";
import { closeLayer, useLayer } from "../../../lib/layers.ts";
import { useWide } from "../../../lib/use-wide.ts";
import { t } from "../work/messages.ts";
import { IconButton } from "../../../ui/button.tsx";
import { TabPanel, Tabs } from "../../../ui/tabs.tsx";
import { say } from "./messages.ts";
import { useDeskCommands } from "./use-desk-commands.ts";
import { useKeptFlag } from "../../../lib/use-kept-flag.ts";
import { DocumentPages } from "./document-pages.tsx";
import { LiveRoom } from "../live/live-room.tsx";
import { NarrowPanel, coversPage, usePane } from "./narrow-panel.tsx";
import { ReviewContext, useReviewOf } from "../review/use-review.ts";
import { useUndoKeys } from "../review/use-undo-keys.ts";
import { WorkNotes } from "../store/work-notes.tsx";
import { SidePanel } from "./side-panel.tsx";
import { useForOffline } from "../store/use-for-offline.ts";
import { useLeaving } from "../store/use-leaving.ts";
import { TraceContext } from "../work/trace.ts";
import { useDesk } from "./use-desk.ts";
import type { DeskState } from "./use-desk.ts";
import type { Work } from "../work/view-model.ts";
import { BarEnd, BarStart, useBar } from "./work-bar.tsx";
import { BarNotes } from "./bar-notes.tsx";
import { part } from "../../../ui/part.tsx";

const ScoreColumn = part(async () => (await import("./score-column.tsx")).ScoreColumn);

const HistoryPanel = part(async () => (await import("../history/history-panel.tsx")).HistoryPanel, {
  look: "layer",
});

const wideFrom = 768;
/** From here on the scores have a column of their own beside a page that is alone on the desk. */
const columnFrom = 1440;
/** From here on they have it beside an open panel too. */
const roomyFrom = 1760;
const documents = [
  { value: "resume", label: t("work.resume") },
  { value: "cover_letter", label: t("hint.in.cover_letter"), name: t("work.letter") },
] as const satisfies readonly { value: DocumentKind; label: string; name?: string }[];

interface ZoneProps {
  readonly work: Work;
  readonly desk: DeskState;
}

/** The panels beside the sheet. Those who walk by keyboard can pass them. */
function Rail({ work, desk }: ZoneProps) {
  return (
    <aside aria-label={t("work.side")} className="relative shrink-0 bg-surface print:hidden">
      <a
        href="#pages"
        className="sr-only z-20 rounded-control bg-surface px-3 py-2 text-sm shadow-float focus:not-sr-only focus:absolute focus:top-1 focus:left-1"
      >
        {say("bar.skip")}
      </a>
      <SidePanel work={work} desk={desk} />
    </aside>
  );
}

/** The column of scores, or the button that brings it back. */
function Scores({
  work,
  desk,
  hidden,
  onHidden,
}: ZoneProps & { readonly hidden: boolean; readonly onHidden: (hidden: boolean) => void }) {
  if (hidden) {
    return (
      <div className="shrink-0 border-l border-line bg-surface p-1.5 print:hidden">
        <IconButton label={say("bar.scores")} onClick={() => onHidden(false)}>
          <PanelRightOpen className="size-4" aria-hidden="true" />
        </IconButton>
      </div>
    );
  }
  return (
    <Suspense
      fallback={<div className="w-[280px] shrink-0 border-l border-line bg-surface print:hidden" />}
    >
      <ScoreColumn work={work} desk={desk} onHide={() => onHidden(true)} />
    </Suspense>
  );
}

/** The versions of the documents, when the bar or the palette asks for them. */
function History({ work }: Pick<ZoneProps, "work">) {
  if (useLayer() !== "history") return null;
  return (
    <Suspense fallback={null}>
      <HistoryPanel session={work.session} onClose={closeLayer} />
    </Suspense>
  );
}

/** From here on the file fits beside the document. */
const splitFrom = 1280;

/** After the first run of an account both are shown beside each other: what was sent, and what became of it. */
function useFirstSplit({ tab, showTab }: DeskState, roomy: boolean): void {
  const id = useAccount()?.user.id ?? "";
  const [seen, setSeen] = useKeptFlag(`split_seen_${id}`);
  useEffect(() => {
    if (seen || !roomy) return;
    setSeen(true);
    if (tab === null) showTab("file");
  }, [seen, setSeen, roomy, tab, showTab]);
}

/** The workspace within its store. */
function Room({ work }: { readonly work: Work }) {
  const wide = useWide(wideFrom);
  const desk = useDesk(work);
  const column = useWide(desk.tab === null ? columnFrom : roomyFrom);
  const review = useReviewOf(work);
  const [noScores, setNoScores] = useKeptFlag("score_column_hidden");
  const [pane, setPane] = usePane(desk, wide);
  const bar = useBar(work);
  useFirstSplit(desk, useWide(splitFrom));
  useUndoKeys(review);
  useLeaving(work.session.session_id, desk);
  useDeskCommands(work, desk, review);
  // What was opened over one workspace is not open over the next.
  useEffect(() => closeLayer, []);
  const floating = wide && desk.tab !== "source";
  const covered = !wide && coversPage(pane);

  return (
    <TraceContext value={desk.trace}>
      <ReviewContext value={review}>
        <div
          data-paper={work.session.paper}
          className={clsx(
            "relative flex flex-1 flex-col md:h-[max(calc(100dvh-57px),30rem)] md:flex-none md:overflow-hidden print:block print:h-auto! print:overflow-visible!",
            // Text that is read ends above what opens below it.
            !covered &&
              "has-[[data-reading]]:h-[max(calc(100dvh-57px),30rem)] has-[[data-reading]]:flex-none",
          )}
        >
          <Tabs
            label={t("work.tabs")}
            value={desk.kind}
            onChange={desk.showDocument}
            tabs={documents}
            lead={<BarStart work={work} desk={desk} wide={wide} bar={bar} />}
            aside={<BarEnd work={work} desk={desk} wide={wide} bar={bar} />}
            rowClass="gap-x-2 bg-surface px-3 max-md:flex-wrap max-md:justify-between md:h-[45px] md:px-4"
            className="flex min-h-0 flex-1 flex-col"
          >
            <BarNotes work={work} desk={desk} bar={bar} />
            <WorkNotes />
            <div className="flex min-h-0 flex-1 print:block">
              {wide ? <Rail work={work} desk={desk} /> : null}
              <div
                id="pages"
                tabIndex={-1}
                className={clsx(
                  "flex max-h-[90vh] min-w-0 flex-1 flex-col outline-none has-[[data-reading]]:max-h-none print:max-h-none",
                  covered && "hidden",
                )}
              >
                {documents.map(({ value }) => (
                  <TabPanel
                    key={value}
                    value={value}
                    className="flex min-h-0 flex-1 flex-col data-[state=inactive]:hidden print:block"
                  >
                    <DocumentPages work={work} kind={value} desk={desk} floating={floating} />
                  </TabPanel>
                ))}
              </div>
              {column ? (
                <Scores work={work} desk={desk} hidden={noScores} onHidden={setNoScores} />
              ) : null}
            </div>
          </Tabs>
          {wide ? null : <NarrowPanel work={work} desk={desk} pane={pane} onPane={setPane} />}
          <History work={work} />
        </div>
      </ReviewContext>
    </TraceContext>
  );
}

/** Both documents, their proof, and the way to take them along. */
export function Desk({ work }: { readonly work: Work }) {
  useForOffline(work.session);
  return <LiveRoom work={work}>{(now) => <Room work={now} />}</LiveRoom>;
}
