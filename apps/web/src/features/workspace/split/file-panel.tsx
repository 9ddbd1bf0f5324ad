import { useCallback, useEffect, useMemo, useRef } from "react";
import type { DeskState } from "../desk/use-desk.ts";
import { useTraced, useTraceStore } from "../work/trace.ts";
import type { Work } from "../work/view-model.ts";
import { FileLines, FilePage } from "./file-page.tsx";
import { say } from "./messages.ts";
import { sourceLinks, sourcesOfAll } from "./source-lines.ts";
import { Thread } from "./thread.tsx";
import { TruthLine } from "./truth-line.tsx";

type Lit = ReadonlySet<string>;

export interface FilePanelProps {
  readonly work: Work;
  readonly desk: DeskState;
}

/** The part of the file that belongs to what is pointed at on the page comes into sight, and the other way round. */
function useFollow(box: React.RefObject<HTMLElement | null>, by: string | null, lit: Lit) {
  useEffect(() => {
    if (by === null || lit.size === 0) return;
    const other =
      by === "source"
        ? document.querySelector('#pages [data-path][data-lit="true"]')
        : box.current?.querySelector('[data-lit="true"]');
    other?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [box, by, lit]);
}

/** The person's file beside the tailored document: what is pointed at in one is lit in the other, with a thread between. */
export function FilePanel({ work, desk }: FilePanelProps) {
  const { kind } = desk;
  const box = useRef<HTMLElement>(null);
  const { extraction, upload_id: uploadId } = work.session;
  const links = useMemo(() => sourceLinks(work, kind), [work, kind]);
  const target = useTraced((traced) => traced.target);
  const paths = useTraced((traced) => traced.paths[kind]);
  const trace = useTraceStore();
  const lit = useMemo(
    () => (target?.by === "source" ? new Set([target.line]) : sourcesOfAll(links, paths)),
    [links, paths, target],
  );
  useFollow(box, target?.by ?? null, lit);
  useEffect(() => () => trace.point(null), [trace]);
  const point = useCallback(
    (line: string | null) =>
      trace.point(
        line === null ? null : { by: "source", line, kind, paths: links.pathsOf.get(line) ?? [] },
      ),
    [trace, links, kind],
  );
  const lines = extraction.lines.filter(({ text }) => text !== "");
  const hasPages = uploadId !== null && lines.some(({ box: place }) => (place?.w ?? 0) > 0);
  return (
    <>
      <TruthLine work={work} desk={desk} />
      <section
        ref={box}
        data-file
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a part that scrolls must be reachable by key
        tabIndex={0}
        aria-label={say("split.scroll")}
        className="min-h-0 flex-1 space-y-4 overflow-auto bg-desk px-4 pt-2 pb-10 -outline-offset-2"
      >
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
      </section>
      <Thread lit={lit} />
    </>
  );
}
