import type { Plan } from "@savile/model";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Suspense, lazy, useState } from "react";
import { templatesQuery } from "../../lib/list-templates.ts";
import { t } from "./messages.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import type { Locked } from "../../ui/templates/upgrade.ts";
import { DownloadNote } from "./download/download-note.tsx";
import { say } from "./download/messages.ts";
import { useDownload } from "./download/use-download.ts";
import type { Downloads } from "./download/use-download.ts";
import { makerOf } from "./maker.ts";
import { ScoreChip } from "./score-chip.tsx";
import type { DeskState } from "./use-desk.ts";
import type { Work } from "./view-model.ts";

// The menus bring the machinery of floating layers along; the pages do not wait for it.
const LookMenu = lazy(async () => {
  const { LookMenu: Menu } = await import("./templates/look-menu.tsx");
  return { default: Menu };
});
const DownloadMenu = lazy(async () => {
  const { DownloadMenu: Menu } = await import("./download/download-menu.tsx");
  return { default: Menu };
});
const ProofDialog = lazy(async () => {
  const { ProofDialog: Dialog } = await import("./evidence/proof-dialog.tsx");
  return { default: Dialog };
});
const UpgradeDialog = lazy(async () => {
  const { UpgradeDialog: Dialog } = await import("../../ui/templates/upgrade-dialog.tsx");
  return { default: Dialog };
});

function SubTitle({ work }: { readonly work: Work }) {
  const { job_title: title, company, duration_ms: duration } = work.session;
  const parts = [
    title === null ? null : company === null ? title : t("work.for", { title, company }),
    makerOf(work.tailoring.resume.made),
    duration === null ? null : t("work.made", { n: (duration / 1000).toFixed(1) }),
  ].filter((part) => part !== null);
  return <p className="text-sm text-ink-2 tabular">{parts.join("  ·  ")}</p>;
}

interface ActionsProps {
  readonly work: Work;
  readonly desk: DeskState;
  readonly downloads: Downloads;
  readonly onLocked: (locked: Locked) => void;
}

function Actions({ work, desk, downloads, onLocked }: ActionsProps) {
  const busy = downloads.state.kind === "busy";
  return (
    <>
      <Link to="/new" className={buttonClass()}>
        {t("work.startOver")}
      </Link>
      <Suspense fallback={<Button disabled>{say("menu.template")}</Button>}>
        <LookMenu
          work={work}
          kind={desk.kind}
          onLocked={({ name, tier_required: plan }) => onLocked({ kind: "template", name, plan })}
        />
      </Suspense>
      <span className="hidden xl:block">
        <Button disabled={busy} onClick={() => downloads.start({ kind: "all" })}>
          {say("menu.all")}
        </Button>
      </span>
      <Suspense
        fallback={
          <Button look="primary" disabled>
            {say("menu.download")}
          </Button>
        }
      >
        <DownloadMenu
          sessionId={work.session.session_id}
          busy={busy}
          onDownload={downloads.start}
          onLocked={(name, plan) => onLocked({ kind: "format", name, plan })}
        />
      </Suspense>
    </>
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
export function WorkHead({ work, desk }: { readonly work: Work; readonly desk: DeskState }) {
  const downloads = useDownload(work);
  const [locked, setLocked] = useState<Locked | null>(null);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 bg-surface px-4 pt-4 pb-2 md:px-6">
      <div className="min-w-0">
        <h1 className="text-xl font-semibold tracking-tight">{t("work.title")}</h1>
        <SubTitle work={work} />
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <div className="-mx-3 flex basis-full flex-wrap sm:mx-0 sm:basis-auto">
          <ScoreChip work={work} onOpen={desk.showTab} />
        </div>
        <Actions work={work} desk={desk} downloads={downloads} onLocked={setLocked} />
      </div>
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
        <div className="w-full">
          <DownloadNote {...downloads} />
        </div>
      )}
    </div>
  );
}
