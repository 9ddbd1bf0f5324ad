import { startTransition, useEffect, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { isUnconfirmed } from "../work/standing.ts";
import { useWorkState } from "../store/context.ts";
import type { DeskState } from "../desk/use-desk.ts";
import type { Work } from "../work/view-model.ts";
import { keepView, readView } from "./kept-choices.ts";
import { LetterForm } from "./letter-form.tsx";
import { say } from "./messages.ts";
import { ModeBanner } from "./mode-banner.tsx";
import { OutdatedList } from "./outdated-list.tsx";
import { PanelHead } from "./panel-head.tsx";
import { ResumeForm } from "./resume-form.tsx";
import { SectionView } from "./section-view.tsx";
import { SurroundingsContext } from "./surroundings.ts";
import { usePanelSurroundings } from "./use-panel-surroundings.ts";

export interface EditPanelProps {
  readonly work: Work;
  readonly desk: DeskState;
}

/** Edits of the shown document that hold, as far as the newest check has counted them. */
function useEditCount(work: Work, kind: DeskState["kind"]): number {
  const pending = useWorkState((state) => state.pending.length);
  const counted = work.tailoring.edited?.edits.filter(
    (edit) => edit.document === kind && edit.kind !== "confirm",
  );
  return counted?.length ?? pending;
}

function Paused({ work, desk }: EditPanelProps) {
  if (work.session.read_only) {
    return <p className="text-sm text-ink-2">{say("edit.readOnly")}</p>;
  }
  return (
    <div className="flex flex-wrap items-center justify-between gap-2">
      <p className="text-sm text-ink-2">{say("edit.paused")}</p>
      <Button size="small" onClick={() => desk.setEditing(true)}>
        {say("edit.resume")}
      </Button>
    </div>
  );
}

/** The text of the document as fields, by section or as a form. */
export function EditPanel({ work, desk }: EditPanelProps) {
  const { kind, setEditing } = desk;
  const [view, setView] = useState(readView);
  const surroundings = usePanelSurroundings(work, desk);
  const edits = useEditCount(work, kind);
  // Opening the tab is the wish to edit; leaving Edit Mode afterwards keeps it readable.
  useEffect(() => setEditing(true), [setEditing]);
  const { claims } = work.documents[kind];
  const amber = claims.filter((claim) => isUnconfirmed(claim)).length;
  return (
    <SurroundingsContext value={surroundings}>
      <div data-edit-panel className="flex min-h-0 flex-1 flex-col">
        <PanelHead
          view={view}
          onView={(next) => {
            keepView(next);
            // A long document is drawn piece by piece; the click is answered at once.
            startTransition(() => setView(next));
          }}
          edits={edits}
          amber={amber}
        />
        <div className="@container relative min-h-0 flex-1 space-y-4 overflow-y-auto scroll-py-12 p-4 pb-16">
          {surroundings.editable ? <ModeBanner /> : <Paused work={work} desk={desk} />}
          <OutdatedList />
          {view === "sections" ? (
            <SectionView />
          ) : kind === "resume" ? (
            <ResumeForm />
          ) : (
            <LetterForm />
          )}
        </div>
      </div>
    </SurroundingsContext>
  );
}
