import type { Session, VersionList as Versions } from "@savile/contracts";
import { useQuery } from "@tanstack/react-query";
import { clsx } from "clsx";
import { ArrowLeft } from "lucide-react";
import { useRef, useState } from "react";
import { ApiError, sentenceOf } from "../../../lib/api-error.ts";
import { Button } from "../../../ui/button.tsx";
import { DialogFrame, DialogHead } from "../../../ui/dialog-frame.tsx";
import { FailedNote } from "../../../ui/failed-note.tsx";
import { Loading } from "../../../ui/loading.tsx";
import { Note } from "../../../ui/note.tsx";
import { useWorkState } from "../store/context.ts";
import { versionsQuery } from "./api/list-versions.ts";
import { say } from "./messages.ts";
import { useRestore } from "./use-restore.ts";
import { VersionList } from "./version-list.tsx";
import { VersionLook } from "./version-look.tsx";

export interface HistoryPanelProps {
  readonly session: Session;
  readonly onClose: () => void;
}

function Skeleton() {
  return (
    <Loading className="block space-y-2 p-3">
      <span className="sr-only">{say("history.loading")}</span>
      {[0, 1, 2, 3].map((row) => (
        <span key={row} className="block h-14 skeleton" />
      ))}
    </Loading>
  );
}

function refusalOf(error: unknown): string {
  if (!(error instanceof ApiError)) {
    return error instanceof Error ? error.message : sentenceOf(error);
  }
  if (error.code === "stale_version") return say("restore.stale");
  return `${say("restore.failed")} ${error.message}`;
}

interface ShownProps extends HistoryPanelProps {
  readonly list: Versions;
}

/** The list and, beside it or on a phone in its place, the version that is looked at. */
function Shown({ session, list, onClose }: ShownProps) {
  const { session_id: id, read_only: readOnly } = session;
  const [chosen, setChosen] = useState<number | null>(null);
  const restore = useRestore(id, onClose);
  const pane = useRef<HTMLDivElement>(null);
  const looked = list.versions.find((version) => version.number === chosen) ?? null;
  const choose = (number: number): void => {
    restore.reset();
    setChosen(number);
    pane.current?.scrollTo(0, 0);
  };
  const leave = (): void => {
    const { current } = pane;
    const row = current?.parentElement?.querySelector<HTMLElement>(`[data-version="${chosen}"]`);
    setChosen(null);
    // The list is shown again only after this.
    setTimeout(() => row?.focus(), 0);
  };
  return (
    <div className="grid min-h-0 flex-1 border-t border-line md:grid-cols-[22rem_1fr]">
      <section
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
        tabIndex={0}
        aria-label={say("history.list")}
        className={clsx(
          "min-h-0 overflow-y-auto p-3 md:block md:border-r md:border-line",
          looked !== null && "hidden",
        )}
      >
        <VersionList versions={list.versions} chosen={chosen} onChoose={choose} />
        {list.versions.length > 1 ? null : (
          <p className="px-3 pt-3 text-sm text-ink-2">{say("history.only")}</p>
        )}
      </section>
      <div
        ref={pane}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
        tabIndex={0}
        className={clsx("min-h-0 overflow-y-auto p-5 md:block", looked === null && "hidden")}
      >
        {looked === null ? (
          <p className="text-sm text-ink-2">{say("look.pick")}</p>
        ) : (
          <>
            <div className="-mt-1 mb-3 md:hidden">
              <Button size="small" look="quiet" onClick={leave}>
                <ArrowLeft className="size-4" aria-hidden="true" />
                {say("history.back")}
              </Button>
            </div>
            {restore.isError ? (
              <div className="mb-4">
                <Note kind="error">{refusalOf(restore.error)}</Note>
              </div>
            ) : null}
            <VersionLook
              sessionId={id}
              version={looked}
              present={list.version}
              restoring={restore.isPending}
              readOnly={readOnly}
              onRestore={() => restore.mutate(looked.number)}
            />
          </>
        )}
      </div>
    </div>
  );
}

/** The versions of the documents: what each changed, how it differs from the present, and the way back. */
export function HistoryPanel({ session, onClose }: HistoryPanelProps) {
  const version = useWorkState((state) => state.version);
  const list = useQuery(versionsQuery(session.session_id, version));
  return (
    <DialogFrame
      onClose={onClose}
      className="top-1/2 flex h-[min(48rem,92dvh)] w-[min(64rem,calc(100vw-1rem))] -translate-y-1/2 flex-col overflow-hidden"
    >
      <div className="px-5 pt-4 pb-3">
        <DialogHead
          title={say("history.title")}
          lead={say("history.lead")}
          close={say("history.close")}
        />
      </div>
      {list.isPending ? <Skeleton /> : null}
      {list.isError ? (
        <div className="p-5 pt-0">
          <FailedNote
            title={say("history.failed")}
            error={list.error}
            onRetry={() => void list.refetch()}
          />
        </div>
      ) : null}
      {list.data === undefined ? null : (
        <Shown session={session} list={list.data} onClose={onClose} />
      )}
    </DialogFrame>
  );
}
