import { ChevronDown, ChevronUp, X } from "lucide-react";
import { t } from "../work/messages.ts";
import { IconButton } from "../../../ui/button.tsx";
import { ClaimPanel } from "../work/claim-panel.tsx";
import { ProofOverview } from "../work/proof-overview.tsx";
import type { DeskState } from "../desk/use-desk.ts";
import type { Work } from "../work/view-model.ts";

export interface EvidencePanelProps {
  readonly work: Work;
  readonly desk: DeskState;
}

/** The source of the selected line, or the overview where none is selected. */
export function EvidencePanel({ work, desk }: EvidencePanelProps) {
  const { kind, selected, select } = desk;
  const document = work.documents[kind];
  if (selected === null) {
    return (
      <div className="min-h-0 flex-1 overflow-y-auto p-6">
        <ProofOverview work={work} document={document} onSelect={select} />
      </div>
    );
  }
  const paths = document.leaves.map((leaf) => leaf.address);
  const at = paths.indexOf(selected);
  const step = (by: number): void => select(kind, paths[at + by] ?? selected);
  return (
    <div className="min-h-0 flex-1 overflow-y-auto p-6">
      <div className="-mt-2 -mr-2 mb-1 flex justify-end gap-1">
        <IconButton label={t("claim.prev")} disabled={at <= 0} onClick={() => step(-1)}>
          <ChevronUp className="size-4" aria-hidden="true" />
        </IconButton>
        <IconButton
          label={t("claim.next")}
          disabled={at < 0 || at >= paths.length - 1}
          onClick={() => step(1)}
        >
          <ChevronDown className="size-4" aria-hidden="true" />
        </IconButton>
        <IconButton label={t("work.backToSheet")} onClick={() => select(kind, null)}>
          <X className="size-4" aria-hidden="true" />
        </IconButton>
      </div>
      <ClaimPanel
        work={work}
        path={selected}
        text={document.textOf.get(selected) ?? ""}
        claim={document.claimOf.get(selected)}
      />
    </div>
  );
}
