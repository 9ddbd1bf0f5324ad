import type { DocumentKind } from "@savile/model";
import { useQuery } from "@tanstack/react-query";
import { useCallback } from "react";
import { sentenceOf } from "../../lib/api-error.ts";
import { t } from "../../messages-signed-in.ts";
import { Button } from "../../ui/button.tsx";
import { Loading } from "../../ui/loading.tsx";
import { Note } from "../../ui/note.tsx";
import { pageSourceQuery } from "./api/page-source.ts";
import { PrintNotes } from "./print-notes.tsx";
import { SheetView } from "./sheet-view.tsx";
import { TextAlternative } from "./text-alternative.tsx";
import type { WorkDocument } from "./view-model.ts";

export interface DocumentPagesProps {
  readonly id: string;
  readonly document: WorkDocument;
  readonly selected: string | null;
  readonly onSelect: (kind: DocumentKind, path: string) => void;
}

/** The laid-out pages of a document; its text stands in for assistive technology in any case. */
export function DocumentPages({ id, document, selected, onSelect }: DocumentPagesProps) {
  const source = useQuery(pageSourceQuery(id, document.kind));
  const { kind } = document;
  const select = useCallback((path: string) => onSelect(kind, path), [kind, onSelect]);
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
        <Note
          kind="error"
          title={t("work.pagesFailed")}
          actions={
            <Button size="small" onClick={() => void source.refetch()}>
              {t("app.retry")}
            </Button>
          }
        >
          {sentenceOf(source.error)}
        </Note>
        <TextAlternative document={document} />
      </div>
    );
  }
  return (
    <>
      <PrintNotes warnings={source.data.warnings} />
      <SheetView document={document} source={source.data} selected={selected} onSelect={select} />
    </>
  );
}
