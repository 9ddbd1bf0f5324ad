import type { DocumentKind } from "@savile/model";
import { ChevronDown, ChevronUp, X } from "lucide-react";
import { t } from "../../messages-signed-in.ts";
import { IconButton } from "../../ui/button.tsx";
import { TabPanel, Tabs } from "../../ui/tabs.tsx";
import { ClaimPanel } from "./claim-panel.tsx";
import { ConfidenceList } from "./confidence-list.tsx";
import { ProofOverview } from "./proof-overview.tsx";
import { RequirementList } from "./requirement-list.tsx";
import { ScoreCard } from "./score-card.tsx";
import { ScoreParts } from "./score-parts.tsx";
import type { Work } from "./view-model.ts";

export type SideTab = "evidence" | "match";

export interface SidePanelProps {
  readonly work: Work;
  readonly kind: DocumentKind;
  readonly tab: SideTab;
  readonly onTab: (tab: SideTab) => void;
  readonly selected: string | null;
  readonly onSelect: (kind: DocumentKind, path: string | null) => void;
}

/** The estimate with its parts, the requirements, and how sure all of it is. */
export function MatchPanel({ work, onSelect }: Pick<SidePanelProps, "work" | "onSelect">) {
  return (
    <>
      <ScoreCard score={work.tailoring.score} />
      <RequirementList work={work} onShow={onSelect} />
      <ScoreParts score={work.tailoring.score.after} requirementOf={work.requirementOf} />
      <ConfidenceList confidence={work.tailoring.confidence} />
    </>
  );
}

/** The source of the selected line, or the overview where none is selected. */
export function EvidencePanel(props: Omit<SidePanelProps, "tab" | "onTab">) {
  const { work, kind, selected, onSelect } = props;
  const document = work.documents[kind];
  if (selected === null) {
    return (
      <ProofOverview work={work} document={document} onSelect={(path) => onSelect(kind, path)} />
    );
  }
  const paths = document.leaves.map((leaf) => leaf.address);
  const at = paths.indexOf(selected);
  const step = (by: number): void => onSelect(kind, paths[at + by] ?? selected);
  return (
    <div>
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
        <IconButton label={t("work.backToSheet")} onClick={() => onSelect(kind, null)}>
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

/** Proof and match beside the sheet, on wide screens. */
export function SidePanel(props: SidePanelProps) {
  const { work, tab, onTab, onSelect } = props;
  return (
    <Tabs
      label={t("work.side")}
      value={tab}
      onChange={onTab}
      tabs={[
        { value: "evidence", label: t("work.evidence") },
        { value: "match", label: t("work.match") },
      ]}
      className="flex h-full flex-col"
    >
      <TabPanel value="evidence" className="min-h-0 flex-1 overflow-y-auto p-6">
        <EvidencePanel {...props} />
      </TabPanel>
      <TabPanel value="match" className="min-h-0 flex-1 overflow-y-auto p-6">
        <MatchPanel work={work} onSelect={onSelect} />
      </TabPanel>
    </Tabs>
  );
}
