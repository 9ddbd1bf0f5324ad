import { fitFigure } from "@savile/model";
import type { Plan } from "@savile/model";
import { useQuery } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import { templatesQuery } from "../../../lib/list-templates.ts";
import { t } from "../work/messages.ts";
import type { Locked } from "../../../ui/templates/upgrade.ts";
import { HeadActions } from "./head-actions.tsx";
import { useDownload } from "../download/use-download.ts";
import { makerOf } from "../work/maker.ts";
import { ScoreChip, useSpokenScore } from "../work/score-chip.tsx";
import type { DeskState } from "./use-desk.ts";
import type { Work } from "../work/view-model.ts";
import { part } from "../../../ui/part.tsx";

const ProofDialog = part(async () => (await import("../evidence/proof-dialog.tsx")).ProofDialog, {
  look: "layer",
});
const DownloadNote = part(async () => (await import("../download/download-note.tsx")).DownloadNote);
const UpgradeDialog = part(
  async () => (await import("../../../ui/templates/upgrade-dialog.tsx")).UpgradeDialog,
  { look: "layer" },
);

export interface WorkHeadProps {
  readonly work: Work;
  readonly desk: DeskState;
  /** Whether the scores stand in this bar, for want of a column of their own. */
  readonly scores: boolean;
}

function SubTitle({ work, scores }: Pick<WorkHeadProps, "work" | "scores">) {
  const { job_title: title, company, duration_ms: duration, renamed } = work.session;
  const posting =
    title === null ? null : company === null ? title : t("work.for", { title, company });
  const parts = [
    renamed === true ? work.session.title : posting,
    makerOf(work.tailoring.resume.made),
    // The column of scores says it too.
    duration === null || !scores ? null : t("work.made", { n: (duration / 1000).toFixed(1) }),
  ].filter((part) => part !== null);
  const text = parts.join("  ·  ");
  return (
    <p title={text} className="line-clamp-2 text-sm text-ink-2 tabular md:line-clamp-1">
      {text}
    </p>
  );
}

function Offer({ locked, onClose }: { readonly locked: Locked; readonly onClose: () => void }) {
  const current: Plan = useQuery(templatesQuery).data?.plan ?? "free";
  return (
    <Suspense fallback={null}>
      <UpgradeDialog locked={locked} current={current} onClose={onClose} />
    </Suspense>
  );
}

/** The title of the workspace with its figures, its template, and the way to take the documents along. */
export function WorkHead({ work, desk, scores }: WorkHeadProps) {
  const downloads = useDownload(work);
  useSpokenScore(fitFigure(work.tailoring.score));
  const [locked, setLocked] = useState<Locked | null>(null);
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1 bg-surface px-4 pt-3 pb-1 md:px-6 print:hidden">
      <div className="min-w-0 flex-1 max-md:basis-full">
        <h1 className="text-lg font-semibold tracking-tight xl:text-xl">{t("work.title")}</h1>
        <SubTitle work={work} scores={scores} />
      </div>
      {scores ? (
        <div className="flex flex-wrap max-md:-ml-3 max-md:flex-1">
          <ScoreChip work={work} onOpen={desk.showTab} />
        </div>
      ) : null}
      <HeadActions work={work} desk={desk} downloads={downloads} onLocked={setLocked} />
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
        <div className="order-last w-full pb-1">
          <Suspense fallback={<p className="h-6" />}>
            <DownloadNote {...downloads} />
          </Suspense>
        </div>
      )}
    </div>
  );
}
