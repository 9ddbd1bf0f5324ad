import type { DocumentKind } from "@savile/model";
import { useMutation } from "@tanstack/react-query";
import { Link, useNavigate, useSearch } from "@tanstack/react-router";
import { useCallback, useState } from "react";
import { announce } from "../../lib/announce.ts";
import { sentenceOf } from "../../lib/api-error.ts";
import { useWide } from "../../lib/use-wide.ts";
import { t } from "../../messages-signed-in.ts";
import { buttonClass } from "../../ui/button.tsx";
import { ScreenTitle } from "../../ui/screen.tsx";
import { TabPanel, Tabs } from "../../ui/tabs.tsx";
import { downloadDocument } from "./api/download-document.ts";
import { DownloadMenu } from "./download-menu.tsx";
import { DownloadNote } from "./download-note.tsx";
import { DocumentPages } from "./document-pages.tsx";
import { NarrowPanel } from "./narrow-panel.tsx";
import { SidePanel } from "./side-panel.tsx";
import type { SideTab } from "./side-panel.tsx";
import type { Work } from "./view-model.ts";

const wideFrom = 1024;
const noSelection: Readonly<Record<DocumentKind, string | null>> = {
  resume: null,
  cover_letter: null,
};

function useSelection() {
  const navigate = useNavigate();
  const search = useSearch({ from: "/signed-in/s/$id" });
  const kind: DocumentKind = search.doc ?? "resume";
  const [selected, setSelected] = useState(noSelection);
  const [tab, setTab] = useState<SideTab>("evidence");

  const showDocument = useCallback(
    (next: DocumentKind) => {
      void navigate({
        to: ".",
        search: next === "cover_letter" ? { doc: next } : {},
        replace: true,
        resetScroll: false,
      });
    },
    [navigate],
  );
  const select = useCallback(
    (on: DocumentKind, path: string | null) => {
      setSelected((last) => ({ ...last, [on]: path }));
      if (on !== kind) showDocument(on);
      setTab("evidence");
    },
    [kind, showDocument],
  );
  return { kind, selected: selected[kind], tab, setTab, showDocument, select };
}

function SubTitle({ work }: { readonly work: Work }) {
  const { job_title: title, company, duration_ms: duration } = work.session;
  const parts = [
    title === null ? null : company === null ? title : t("work.for", { title, company }),
    duration === null ? null : t("work.made", { n: (duration / 1000).toFixed(1) }),
  ].filter((part) => part !== null);
  return <p className="text-sm text-ink-2 tabular">{parts.join("  ·  ")}</p>;
}

/** Both documents, their proof, and the way to take them along. */
export function Desk({ work }: { readonly work: Work }) {
  const wide = useWide(wideFrom);
  const { kind, selected, tab, setTab, showDocument, select } = useSelection();
  const id = work.session.session_id;
  const download = useMutation({
    ...downloadDocument,
    onSuccess: ({ fileName }) => announce(t("work.downloaded", { name: fileName })),
  });
  const pages = (of: DocumentKind) => (
    <DocumentPages id={id} document={work.documents[of]} selected={selected} onSelect={select} />
  );

  return (
    <div className="flex flex-1 flex-col lg:h-[calc(100dvh-57px)] lg:flex-none">
      <ScreenTitle>{t("work.title")}</ScreenTitle>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 bg-surface px-4 pt-4 pb-2 md:px-6">
        <div className="min-w-0">
          <h1 className="text-xl font-semibold tracking-tight">{t("work.title")}</h1>
          <SubTitle work={work} />
        </div>
        <div className="flex flex-wrap gap-2">
          <Link to="/new" className={buttonClass()}>
            {t("work.startOver")}
          </Link>
          <DownloadMenu
            busy={download.isPending}
            onDownload={(input) => download.mutate({ id, ...input })}
          />
        </div>
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
      <div className="flex min-h-0 flex-1">
        <Tabs
          label={t("work.tabs")}
          value={kind}
          onChange={showDocument}
          tabs={[
            { value: "resume", label: t("work.resume") },
            { value: "cover_letter", label: t("work.letter") },
          ]}
          className="flex flex-1 flex-col [&>div:first-child]:bg-surface"
        >
          <TabPanel value="resume" className="flex min-h-0 flex-1 flex-col">
            {pages("resume")}
          </TabPanel>
          <TabPanel value="cover_letter" className="flex min-h-0 flex-1 flex-col">
            {pages("cover_letter")}
          </TabPanel>
        </Tabs>
        {wide ? (
          <aside
            aria-label={t("work.side")}
            className="w-[400px] shrink-0 border-l border-line bg-surface xl:w-[440px]"
          >
            <SidePanel
              work={work}
              kind={kind}
              tab={tab}
              onTab={setTab}
              selected={selected}
              onSelect={select}
            />
          </aside>
        ) : null}
      </div>
      {wide ? null : <NarrowPanel work={work} kind={kind} selected={selected} onSelect={select} />}
    </div>
  );
}
