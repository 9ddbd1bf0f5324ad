import { Suspense, memo, useDeferredValue } from "react";
import { t } from "../work/messages.ts";
import { Loading } from "../../../ui/loading.tsx";
import { TabPanel, Tabs } from "../../../ui/tabs.tsx";
import { sideTabs } from "./use-desk.ts";
import type { DeskState, SideTab } from "./use-desk.ts";
import type { Work } from "../work/view-model.ts";
import { part } from "../../../ui/part.tsx";

const EditPanel = part(async () => (await import("../edit/edit-panel.tsx")).EditPanel);
const ChangesPanel = part(async () => (await import("../changes/changes-panel.tsx")).ChangesPanel);
const RefinePanel = part(async () => (await import("../refine/refine-panel.tsx")).RefinePanel);
const MatchPanel = part(async () => (await import("../match/match-panel.tsx")).MatchPanel);

const EvidencePanel = part(
  async () => (await import("../evidence/evidence-panel.tsx")).EvidencePanel,
);
const ReaderPanel = part(async () => (await import("../reader/reader-panel.tsx")).ReaderPanel);

export interface SidePanelProps {
  readonly work: Work;
  readonly desk: DeskState;
}

export const tabNames = {
  edit: "work.edit",
  changes: "work.changes",
  match: "work.match",
  refine: "work.refine",
  source: "work.evidence",
  reader: "work.reader",
} as const satisfies Record<SideTab, string>;

/** One of the panels beside the page; loaded when it is first shown. */
export function SidePane({ work, desk, tab }: SidePanelProps & { readonly tab: SideTab }) {
  return (
    <Suspense
      fallback={
        <Loading className="block space-y-3 p-6">
          <span className="block h-6 w-32 skeleton" />
          <span className="block h-40 w-full skeleton" />
        </Loading>
      }
    >
      {tab === "edit" ? <EditPanel work={work} desk={desk} /> : null}
      {tab === "changes" ? <ChangesPanel work={work} onShow={desk.reveal} /> : null}
      {tab === "match" ? (
        <MatchPanel
          work={work}
          links={desk.links}
          onShow={desk.reveal}
          onFix={desk.editable ? desk.focusField : undefined}
        />
      ) : null}
      {tab === "refine" ? <RefinePanel work={work} desk={desk} /> : null}
      {tab === "reader" ? <ReaderPanel work={work} desk={desk} /> : null}
      {tab === "source" ? <EvidencePanel work={work} desk={desk} /> : null}
    </Suspense>
  );
}

const deskKeys = ["kind", "selected", "revealed", "editing", "field", "links"] as const;

/** A panel that is drawn anew only for what it shows: which tab is chosen is none of its business. */
const HeldPane = memo(
  SidePane,
  (before, after) =>
    before.tab === after.tab &&
    before.work === after.work &&
    deskKeys.every((key) => before.desk[key] === after.desk[key]),
);

/** Changes, match and proof beside the sheet, on wide screens. */
export function SidePanel({ work, desk }: SidePanelProps) {
  // The tab answers at once; its panel may take a few frames.
  const shown = useDeferredValue(desk.tab);
  return (
    <Tabs
      label={t("work.side")}
      value={desk.tab}
      onChange={desk.showTab}
      tabs={sideTabs.map((tab) => ({ value: tab, label: t(tabNames[tab]) }))}
      dense
      className="flex h-full flex-col"
    >
      {sideTabs.map((tab) => (
        <TabPanel
          key={tab}
          value={tab}
          className="flex min-h-0 flex-1 flex-col data-[state=inactive]:hidden"
        >
          {tab === shown ? <HeldPane work={work} desk={desk} tab={tab} /> : null}
        </TabPanel>
      ))}
    </Tabs>
  );
}
