import { useQuery } from "@tanstack/react-query";
import { Suspense } from "react";
import { templatesQuery } from "../../../lib/list-templates.ts";
import { part } from "../../../ui/part.tsx";
import type { Locked } from "../../../ui/templates/upgrade.ts";
import type { Work } from "../work/view-model.ts";
import type { DeskState } from "./use-desk.ts";
import type { Bar } from "./work-bar.tsx";

const ProofDialog = part(async () => (await import("../evidence/proof-dialog.tsx")).ProofDialog, {
  look: "layer",
});
const DownloadNote = part(async () => (await import("../download/download-note.tsx")).DownloadNote);
const UpgradeDialog = part(
  async () => (await import("../../../ui/templates/upgrade-dialog.tsx")).UpgradeDialog,
  { look: "layer" },
);

function Offer({ locked, onClose }: { readonly locked: Locked; readonly onClose: () => void }) {
  const current = useQuery(templatesQuery).data?.plan;
  return (
    <Suspense fallback={null}>
      <UpgradeDialog locked={locked} current={current} onClose={onClose} />
    </Suspense>
  );
}

export interface BarNotesProps {
  readonly work: Work;
  readonly desk: DeskState;
  readonly bar: Bar;
}

/** What the bar has to ask or to tell: a question before a download, how it went, what a larger plan offers. */
export function BarNotes({ work, desk, bar }: BarNotesProps) {
  const { downloads, locked, setLocked } = bar;
  return (
    <>
      {downloads.asked === null ? null : (
        <Suspense fallback={null}>
          <ProofDialog
            work={work}
            onDownload={downloads.agree}
            onClose={() => {
              downloads.decline();
              desk.showTab("source");
            }}
          />
        </Suspense>
      )}
      {locked === null ? null : <Offer locked={locked} onClose={() => setLocked(null)} />}
      {downloads.state.kind === "idle" ? null : (
        <div className="bg-surface px-4 py-1 print:hidden">
          <Suspense fallback={<p className="h-6" />}>
            <DownloadNote {...downloads} />
          </Suspense>
        </div>
      )}
    </>
  );
}
