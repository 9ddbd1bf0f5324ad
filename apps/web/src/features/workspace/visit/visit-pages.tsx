import type { DocumentKind } from "@savile/model";
import { useQuery } from "@tanstack/react-query";
import { useCallback, useMemo, useState } from "react";
import { pageSourceQuery } from "../../../lib/page-source.ts";
import { useWide } from "../../../lib/use-wide.ts";
import { FailedNote } from "../../../ui/failed-note.tsx";
import { Margin } from "../desk/margin.tsx";
import { PageSheet } from "../desk/page-sheet.tsx";
import { FileLines, FilePage } from "../split/file-page.tsx";
import { sourceLinks, sourcesOfAll } from "../split/source-lines.ts";
import { Thread } from "../split/thread.tsx";
import { t } from "../work/messages.ts";
import { useTraced, useTraceStore } from "../work/trace.ts";
import type { Work } from "../work/view-model.ts";
import { say } from "./messages.ts";

interface SideProps {
  readonly work: Work;
  readonly kind: DocumentKind;
}

/** The file as it is; a line that is pointed at lights those that were made of it. */
function File({ work, kind }: SideProps) {
  const links = useMemo(() => sourceLinks(work, kind), [work, kind]);
  const target = useTraced((traced) => traced.target);
  const paths = useTraced((traced) => traced.paths[kind]);
  const trace = useTraceStore();
  const wide = useWide(768);
  const lit = useMemo(
    () => (target?.by === "source" ? new Set([target.line]) : sourcesOfAll(links, paths)),
    [links, paths, target],
  );
  const point = useCallback(
    (line: string | null) =>
      trace.point(
        line === null ? null : { by: "source", line, kind, paths: links.pathsOf.get(line) ?? [] },
      ),
    [trace, links, kind],
  );
  const { extraction, upload_id: uploadId } = work.session;
  const lines = extraction.lines.filter(({ text }) => text !== "");
  const hasPages = uploadId !== null && lines.some(({ box }) => (box?.w ?? 0) > 0);
  return (
    <>
      {uploadId !== null && hasPages ? (
        extraction.pages.map((size, index) => (
          <FilePage
            key={`page ${index + 1}`}
            uploadId={uploadId}
            number={index + 1}
            size={size}
            lines={lines.filter(({ page }) => page === index + 1)}
            lit={lit}
            onPoint={point}
          />
        ))
      ) : (
        <FileLines lines={lines} lit={lit} onPoint={point} />
      )}
      {wide ? <Thread lit={lit} /> : null}
    </>
  );
}

/** The finished pages, with the marks of where each line comes from. */
function Tailored({ work, kind }: SideProps) {
  const source = useQuery(pageSourceQuery(work.session, kind));
  const trace = useTraceStore();
  const [selected, setSelected] = useState<string | null>(null);
  if (source.isError) {
    return (
      <FailedNote
        title={t("work.pagesFailed")}
        error={source.error}
        onRetry={() => void source.refetch()}
      />
    );
  }
  if (source.data === undefined) return <span className="block aspect-[8.5/11] skeleton" />;
  return source.data.pages.map((page, index) => (
    <div key={`page ${index + 1}`} className="relative">
      <PageSheet
        page={page}
        number={index + 1}
        kind={kind}
        textOf={work.documents[kind].textOf}
        selected={selected}
        onSelect={(path) => {
          setSelected(path === selected ? null : path);
          trace.hold(path === selected ? null : { by: "line", kind, path });
        }}
      />
      <Margin work={work} kind={kind} page={page} />
    </div>
  ));
}

/** The file beside what was made of it: pointing at a line lights where it came from. */
export function VisitPages({ work, kind }: SideProps) {
  return (
    <div className="grid gap-6 md:grid-cols-[minmax(0,4fr)_minmax(0,5fr)]">
      <section aria-labelledby="before" data-file className="min-w-0 space-y-4 max-md:order-2">
        <h2 id="before" className="text-sm font-medium text-ink-3">
          {say("try.before")}
        </h2>
        <File work={work} kind={kind} />
      </section>
      <section aria-labelledby="after" id="pages" className="min-w-0 space-y-4">
        <h2 id="after" className="text-sm font-medium text-ink-3">
          {say("try.after")}
        </h2>
        <Tailored work={work} kind={kind} />
      </section>
    </div>
  );
}
