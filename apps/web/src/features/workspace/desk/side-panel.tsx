import { clsx } from "clsx";
import {
  FileSearch,
  Files,
  ListChecks,
  MessageSquare,
  PanelLeftClose,
  ScanText,
  SquarePen,
  Target,
} from "lucide-react";
import { Suspense, memo, useDeferredValue, useRef } from "react";
import { t } from "../work/messages.ts";
import { IconButton } from "../../../ui/button.tsx";
import { Loading } from "../../../ui/loading.tsx";
import { TabPanel, Tabs } from "../../../ui/tabs.tsx";
import { say } from "./messages.ts";
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
const FilePanel = part(async () => (await import("../split/file-panel.tsx")).FilePanel);
const ReaderPanel = part(async () => (await import("../reader/reader-panel.tsx")).ReaderPanel);

export interface SidePanelProps {
  readonly work: Work;
  readonly desk: DeskState;
}

export const tabNames = {
  file: "work.file",
  edit: "work.edit",
  changes: "work.changes",
  match: "work.match",
  refine: "work.refine",
  source: "work.evidence",
  reader: "work.reader",
} as const satisfies Record<SideTab, string>;

const icons = {
  file: Files,
  edit: SquarePen,
  changes: ListChecks,
  match: Target,
  refine: MessageSquare,
  source: FileSearch,
  reader: ScanText,
} as const satisfies Record<SideTab, unknown>;

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
      {tab === "file" ? <FilePanel work={work} desk={desk} /> : null}
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

const tabs = sideTabs.map((value) => {
  const Icon = icons[value];
  return {
    value,
    label: t(tabNames[value]),
    icon: <Icon className="size-4.5" aria-hidden="true" />,
  };
});

/** The name of the panel that is open, and the way to leave the page alone. */
function PanelTop({ tab, onClose }: { readonly tab: SideTab; readonly onClose: () => void }) {
  return (
    <div className="flex h-9 shrink-0 items-center justify-between border-b border-line pr-1 pl-5">
      <p className="text-sm font-medium text-ink-3">{t(tabNames[tab])}</p>
      <IconButton label={say("bar.hidePanel")} onClick={onClose}>
        <PanelLeftClose className="size-4" aria-hidden="true" />
      </IconButton>
    </div>
  );
}

/** How wide a panel is; the file takes as much of the desk as the page beside it. */
function widthOf(tab: SideTab | null): string {
  if (tab === null) return "hidden";
  if (tab === "file") return "w-[clamp(352px,calc(50vw-48px),900px)]";
  return tab === "match"
    ? "w-[352px] min-[1440px]:w-[400px] min-[1600px]:w-[760px]"
    : "w-[352px] min-[1440px]:w-[400px]";
}

/** Changes, match and proof beside the sheet, on wide screens: a rail of icons, each of which opens its panel. */
export function SidePanel({ work, desk }: SidePanelProps) {
  const { tab, showTab, hideTab } = desk;
  // The tab answers at once; its panel may take a few frames.
  const shown = useDeferredValue(tab);
  const box = useRef<HTMLDivElement>(null);
  return (
    <div ref={box} className="h-full">
      <Tabs
        label={t("work.side")}
        value={tab}
        onChange={(next) => (next === tab ? hideTab() : showTab(next))}
        tabs={tabs}
        upright
        className="flex h-full"
      >
        <div
          className={clsx("@container flex min-h-0 flex-col border-r border-line", widthOf(tab))}
        >
          {tab === null ? null : (
            <PanelTop
              tab={tab}
              onClose={() => {
                // The button goes away with its panel.
                const own = box.current?.querySelector<HTMLElement>(
                  "[role=tab][aria-selected=true]",
                );
                own?.focus();
                hideTab();
              }}
            />
          )}
          {sideTabs.map((one) => (
            <TabPanel
              key={one}
              value={one}
              className="flex min-h-0 flex-1 flex-col data-[state=inactive]:hidden"
            >
              {one === shown ? <HeldPane work={work} desk={desk} tab={one} /> : null}
            </TabPanel>
          ))}
        </div>
      </Tabs>
    </div>
  );
}
