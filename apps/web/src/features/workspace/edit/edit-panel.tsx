import { useState } from "react";
import type { DeskState } from "../use-desk.ts";
import type { Work } from "../view-model.ts";
import { keepView, readView } from "./kept-choices.ts";
import { say } from "./messages.ts";
import { ModeBanner } from "./mode-banner.tsx";
import { PanelHead } from "./panel-head.tsx";

export interface EditPanelProps {
  readonly work: Work;
  readonly desk: DeskState;
}

/** The text of the document as fields, by section or as a form. */
export function EditPanel({ work, desk }: EditPanelProps) {
  const [view, setView] = useState(readView);
  const document = work.documents[desk.kind];
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <PanelHead
        view={view}
        onView={(next) => {
          keepView(next);
          setView(next);
        }}
        edits={0}
        amber={
          document.claims.filter((claim) => claim.by === "user" && claim.verdict !== "supported")
            .length
        }
      />
      <div className="min-h-0 flex-1 space-y-4 overflow-y-auto p-4">
        <ModeBanner />
        {document.leaves.length === 0 ? (
          <p className="text-sm text-ink-2">{say("edit.empty")}</p>
        ) : null}
      </div>
    </div>
  );
}
