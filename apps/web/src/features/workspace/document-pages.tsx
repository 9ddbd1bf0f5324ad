import { useQuery } from "@tanstack/react-query";
import { useCallback } from "react";
import type { DocumentKind, Page } from "@savile/model";
import { t } from "./messages.ts";
import { Loading } from "../../ui/loading.tsx";
import { pageSourceQuery } from "../../lib/page-source.ts";
import { EvidencePopover } from "./evidence/evidence-popover.tsx";
import { PageCount } from "./page-count.tsx";
import { PrintNotes } from "./print-notes.tsx";
import { SheetView } from "./sheet-view.tsx";
import { TextAlternative } from "./text-alternative.tsx";
import type { DeskState } from "./use-desk.ts";
import type { Work } from "./view-model.ts";
import { FailedNote } from "../../ui/failed-note.tsx";

export interface DocumentPagesProps {
  readonly work: Work;
  readonly kind: DocumentKind;
  readonly desk: DeskState;
  /** Whether the proof of a line opens beside it, rather than in a panel. */
  readonly floating: boolean;
}

/** The laid-out pages of a document; its text stands in for assistive technology in any case. */
export function DocumentPages({ work, kind, desk, floating }: DocumentPagesProps) {
  const source = useQuery(pageSourceQuery(work.session, kind));
  const document = work.documents[kind];
  const { selected, select } = desk;
  const choose = useCallback((path: string) => select(kind, path), [kind, select]);
  const close = useCallback(() => select(kind, null), [kind, select]);
  if (source.isPending) {
    return (
      <Loading className="block px-4 py-6 md:px-6">
        <div className="mx-auto aspect-[8.5/11] w-full max-w-[900px] skeleton" />
      </Loading>
    );
  }
  if (source.isError) {
    return (
      <div className="mx-auto max-w-lg px-4 py-10">
        <FailedNote
          title={t("work.pagesFailed")}
          error={source.error}
          onRetry={() => void source.refetch()}
        />
        <TextAlternative document={document} />
      </div>
    );
  }
  const beside = (page: Page) =>
    floating && selected !== null ? (
      <EvidencePopover
        work={work}
        document={document}
        page={page}
        path={selected}
        onClose={close}
      />
    ) : null;
  return (
    <>
      <PageCount session={work.session} />
      <PrintNotes warnings={source.data.warnings} />
      <SheetView
        document={document}
        source={source.data}
        selected={selected}
        revealed={desk.revealed}
        onSelect={choose}
        beside={beside}
      />
    </>
  );
}
