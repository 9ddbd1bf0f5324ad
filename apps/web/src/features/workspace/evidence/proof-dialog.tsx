import { AlertDialog } from "radix-ui";
import { t } from "../messages.ts";
import { Button } from "../../../ui/button.tsx";
import { VerdictChip } from "../verdict-chip.tsx";
import { unprovenClaims } from "../view-model.ts";
import type { Work } from "../view-model.ts";

export interface ProofDialogProps {
  readonly work: Work;
  readonly onClose: () => void;
  readonly onDownload: () => void;
}

const mostShown = 5;

/** Asked once before a download: these lines have no proof yet. */
export function ProofDialog({ work, onClose, onDownload }: ProofDialogProps) {
  const unproven = unprovenClaims(work);
  return (
    <AlertDialog.Root open onOpenChange={(next) => (next ? undefined : onClose())}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className="appear fixed inset-0 z-50 bg-black/50" />
        <AlertDialog.Content className="rise fixed top-1/2 left-1/2 z-50 max-h-[85vh] w-[min(30rem,calc(100vw-2rem))] -translate-x-1/2 -translate-y-1/2 overflow-y-auto rounded-panel border border-line bg-surface p-6 shadow-float">
          <AlertDialog.Title className="text-lg font-semibold tracking-tight">
            {unproven.length === 1
              ? t("proof.count.one")
              : t("proof.count.many", { n: unproven.length })}
          </AlertDialog.Title>
          <AlertDialog.Description className="mt-1 text-sm text-ink-2">
            {t("proof.ask")}
          </AlertDialog.Description>
          <ul className="mt-4 divide-y divide-line border-y border-line">
            {unproven.slice(0, mostShown).map(({ kind, claim }) => (
              <li key={`${kind} ${claim.id}`} className="py-3 text-sm">
                <p className="mb-1 line-clamp-2">{claim.text}</p>
                <VerdictChip work={work} claim={claim} />
              </li>
            ))}
          </ul>
          <div className="mt-5 flex flex-wrap justify-end gap-2">
            <AlertDialog.Cancel asChild>
              <Button>{t("proof.look")}</Button>
            </AlertDialog.Cancel>
            <Button look="primary" onClick={onDownload}>
              {t("proof.download")}
            </Button>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
