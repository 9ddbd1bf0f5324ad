import { Link } from "@tanstack/react-router";
import { useMutation } from "@tanstack/react-query";
import { Suspense, lazy, useState } from "react";
import { announce } from "../../lib/announce.ts";
import { sentenceOf } from "../../lib/api-error.ts";
import { t } from "../../messages-signed-in.ts";
import { buttonClass } from "../../ui/button.tsx";
import { downloadDocument } from "./api/download-document.ts";
import type { DownloadInput } from "./api/download-document.ts";
import { DownloadMenu } from "./download-menu.tsx";
import { DownloadNote } from "./download-note.tsx";
import { ScoreChip } from "./score-chip.tsx";
import type { DeskState } from "./use-desk.ts";
import { unprovenClaims } from "./view-model.ts";
import type { Work } from "./view-model.ts";

const ProofDialog = lazy(async () => {
  const { ProofDialog: Dialog } = await import("./evidence/proof-dialog.tsx");
  return { default: Dialog };
});

function SubTitle({ work }: { readonly work: Work }) {
  const { job_title: title, company, duration_ms: duration } = work.session;
  const parts = [
    title === null ? null : company === null ? title : t("work.for", { title, company }),
    duration === null ? null : t("work.made", { n: (duration / 1000).toFixed(1) }),
  ].filter((part) => part !== null);
  return <p className="text-sm text-ink-2 tabular">{parts.join("  ·  ")}</p>;
}

type Wanted = Omit<DownloadInput, "id">;

/** Downloads; where lines lack proof, asks once for each set of such lines. */
function useDownload(work: Work) {
  const id = work.session.session_id;
  const [asked, setAsked] = useState<Wanted | null>(null);
  const [agreed, setAgreed] = useState("");
  const download = useMutation({
    ...downloadDocument,
    onSuccess: ({ fileName }) => announce(t("work.downloaded", { name: fileName })),
  });
  const unproven = unprovenClaims(work)
    .map(({ kind, claim }) => `${kind} ${claim.path} ${claim.text}`)
    .join("\n");
  function start(wanted: Wanted): void {
    if (unproven !== "" && unproven !== agreed) setAsked(wanted);
    else download.mutate({ id, ...wanted });
  }
  function agree(): void {
    if (asked === null) return;
    setAgreed(unproven);
    setAsked(null);
    download.mutate({ id, ...asked });
  }
  return { download, start, asked, agree, cancel: () => setAsked(null) };
}

/** The title of the workspace with its figures, and the way to take the documents along. */
export function WorkHead({ work, desk }: { readonly work: Work; readonly desk: DeskState }) {
  const { download, start, asked, agree, cancel } = useDownload(work);
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
        <Link to="/new" className={buttonClass()}>
          {t("work.startOver")}
        </Link>
        <DownloadMenu busy={download.isPending} onDownload={start} />
      </div>
      {asked === null ? null : (
        <Suspense fallback={null}>
          <ProofDialog
            work={work}
            onDownload={agree}
            onClose={() => {
              cancel();
              desk.showTab("source");
            }}
          />
        </Suspense>
      )}
      {download.data === undefined ? null : (
        <div className="w-full">
          <DownloadNote {...download.data} />
        </div>
      )}
      {download.isError ? (
        <p role="alert" className="w-full text-sm text-danger">
          {sentenceOf(download.error)}
        </p>
      ) : null}
    </div>
  );
}
