import type { DocumentKind } from "@savile/model";
import { PanelRightOpen } from "lucide-react";
import { clsx } from "clsx";
import { Suspense, useEffect } from "react";
import { closeLayer, useLayer } from "../../../lib/layers.ts";
import { useWide } from "../../../lib/use-wide.ts";
import { t } from "../work/messages.ts";
import { IconButton } from "../../../ui/button.tsx";
import { ScreenTitle } from "../../../ui/screen.tsx";
import { TabPanel, Tabs } from "../../../ui/tabs.tsx";
import { roomyFrom } from "./head-actions.tsx";
import { say } from "./messages.ts";
import { useDeskCommands } from "./use-desk-commands.ts";
import { useKeptFlag } from "../../../lib/use-kept-flag.ts";
import { DocumentPages } from "./document-pages.tsx";
import { LiveRoom } from "../live/live-room.tsx";
import { NarrowPanel, coversPage, usePane } from "./narrow-panel.tsx";
import { EditToggle } from "../page-edit/edit-toggle.tsx";
import { ReviewContext, useReviewOf } from "../review/use-review.ts";
import { useUndoKeys } from "../review/use-undo-keys.ts";
import { SaveNow, UndoRedo } from "../store/edit-bar.tsx";
import { SaveStatus } from "../store/save-status.tsx";
import { WorkNotes } from "../store/work-notes.tsx";
import { SidePanel } from "./side-panel.tsx";
import { useForOffline } from "../store/use-for-offline.ts";
import { useLeaving } from "../store/use-leaving.ts";
import { TraceContext } from "../work/trace.ts";
import { useDesk } from "./use-desk.ts";
import type { DeskState } from "./use-desk.ts";
import type { Work } from "../work/view-model.ts";
import { WorkHead } from "./work-head.tsx";
import { part } from "../../../ui/part.tsx";

const ScoreColumn = part(async () => (await import("./score-column.tsx")).ScoreColumn);

const HistoryPanel = part(async () => (await import("../history/history-panel.tsx")).HistoryPanel, {
  look: "layer",
});

const wideFrom = 768;
const documents = [
  { value: "resume", label: t("work.resume") },
  { value: "cover_letter", label: t("work.letter") },
] as const satisfies readonly { value: DocumentKind; label: string }[];

/** What is done to the document that is shown: its mode, its undo, and whether it is saved. */
function Tools({ desk, wide }: { readonly desk: DeskState; readonly wide: boolean }) {
  return (
    <div className="flex min-h-11 min-w-0 flex-1 items-center justify-end gap-x-1">
      {wide ? <EditToggle desk={desk} /> : null}
      <UndoRedo />
      <SaveStatus />
      {wide ? <SaveNow /> : null}
    </div>
  );
}

interface ZoneProps {
  readonly work: Work;
  readonly desk: DeskState;
}

/** The panels beside the sheet. Those who walk by keyboard can pass them. */
function Rail({ work, desk, roomy }: ZoneProps & { readonly roomy: boolean }) {
  return (
    <aside
      aria-label={t("work.side")}
      className={clsx(
        "@container relative w-[352px] shrink-0 border-r border-line bg-surface lg:w-[400px] min-[1440px]:w-[440px] print:hidden",
        desk.tab === "match" && (roomy ? "min-[1600px]:w-[820px]" : "min-[1880px]:w-[820px]"),
      )}
    >
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

/** The workspace within its store. */
function Room({ work }: { readonly work: Work }) {
  const wide = useWide(wideFrom);
  const roomy = useWide(roomyFrom);
  const desk = useDesk(work);
  const review = useReviewOf(work);
  const [noScores, setNoScores] = useKeptFlag("score_column_hidden");
  const [pane, setPane] = usePane(desk, wide);
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
          className="relative flex flex-1 flex-col md:h-[max(calc(100dvh-57px),30rem)] md:flex-none md:overflow-hidden print:block print:h-auto! print:overflow-visible!"
        >
          <ScreenTitle>{t("work.title")}</ScreenTitle>
          <WorkHead work={work} desk={desk} scores={!roomy || noScores} />
          <WorkNotes />
          <Tabs
            label={t("work.tabs")}
            value={desk.kind}
            onChange={desk.showDocument}
            tabs={documents}
            aside={<Tools desk={desk} wide={wide} />}
            className="flex min-h-0 flex-1 flex-col [&>div:first-child]:bg-surface"
          >
            <div className="flex min-h-0 flex-1 print:block">
              {wide ? <Rail work={work} desk={desk} roomy={!roomy || noScores} /> : null}
              <div
                id="pages"
                tabIndex={-1}
                className={clsx(
                  "flex max-h-[90vh] min-w-0 flex-1 flex-col outline-none print:max-h-none",
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
              {roomy ? (
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
