import { t } from "../work/messages.ts";
import { AskDialog } from "../../../ui/ask-dialog.tsx";
import { errorsOf, sayErrors, sayHint } from "../work/say-hint.ts";
import { VerdictChip } from "../work/verdict-chip.tsx";
import { openLines } from "../work/open-lines.ts";
import { proofOf } from "../work/view-model.ts";
import type { Work } from "../work/view-model.ts";

export interface ProofDialogProps {
  readonly work: Work;
  readonly onClose: () => void;
  readonly onDownload: () => void;
}

const mostShown = 5;

/** Asked once before a download: this is wrong, and these lines have no proof yet. */
export function ProofDialog({ work, onClose, onDownload }: ProofDialogProps) {
  const unproven = proofOf(work).open;
  const wrong = errorsOf(work.tailoring.hints);
  const more = unproven.length - mostShown;
  const isWrong = wrong.length > 0;
  return (
    <AskDialog
      title={isWrong ? sayErrors(wrong.length) : openLines(unproven.length)}
      text={t(isWrong ? "hint.askText" : "proof.ask")}
      yes={t("proof.download")}
      no={t("proof.look")}
      onYes={onDownload}
      onNo={onClose}
    >
      <ul className="mt-4 divide-y divide-line border-y border-line">
        {wrong.map((hint) => (
          <li key={`${hint.document} ${hint.code}`} className="py-3 text-sm">
            {sayHint(hint)}
          </li>
        ))}
        {unproven.slice(0, mostShown).map(({ kind, claim }) => (
          <li key={`${kind} ${claim.id}`} className="py-3 text-sm">
            <p className="mb-1 line-clamp-2">{claim.text}</p>
            <VerdictChip work={work} claim={claim} />
          </li>
        ))}
        {more > 0 ? <li className="py-3 text-sm">{t("proof.more", { n: more })}</li> : null}
      </ul>
    </AskDialog>
  );
}
