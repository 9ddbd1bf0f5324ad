import { mustFigures } from "@savile/model";
import type { DocumentKind } from "@savile/model";
import { ChevronDown } from "lucide-react";
import { clsx } from "clsx";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { t } from "../work/messages.ts";
import { ConfidenceList } from "../work/confidence-list.tsx";
import { GapCoach } from "../gaps/gap-coach.tsx";
import { useGaps } from "../gaps/use-gaps.ts";
import { Loading } from "../../../ui/loading.tsx";
import { HintList } from "../work/hint-list.tsx";
import type { Links } from "../work/links.ts";
import { ScoreCard } from "../work/score-card.tsx";
import { ScoreParts } from "../work/score-parts.tsx";
import { useTraceStore } from "../work/trace.ts";
import { coverageByRequirement } from "../work/view-model.ts";
import type { Work } from "../work/view-model.ts";
import { PostingText } from "./posting-text.tsx";
import { RequirementList } from "./requirement-list.tsx";
import { SourceStrip } from "./source-strip.tsx";

export interface MatchPanelProps {
  readonly work: Work;
  readonly links: Links;
  readonly onShow: (kind: DocumentKind, path: string) => void;
  /** Opens the field of a value; absent where the documents can only be read. */
  readonly onFix?: ((kind: DocumentKind, path: string) => void) | undefined;
}

interface DockProps {
  readonly work: Work;
  readonly onPick: (id: string) => void;
}

/**
 * The posting and the file's own lines, always in sight: below the requirements, and beside them where the
 * window has room for three columns.
 */
function Dock({ work, onPick }: DockProps) {
  const [open, setOpen] = useState(true);
  return (
    <div className="flex max-h-1/3 shrink-0 flex-col border-t border-line bg-raised max-lg:hidden @3xl:max-h-none @3xl:w-[380px] @3xl:border-t-0 @3xl:border-r">
      <button
        type="button"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        className="flex h-10 shrink-0 items-center justify-between px-5 text-sm font-medium hover:bg-line/30 @3xl:hidden"
      >
        {t("match.posting")}
        <ChevronDown
          className={clsx("size-4 text-ink-3", !open && "rotate-180")}
          aria-hidden="true"
        />
      </button>
      <h2 className="hidden px-5 pt-4 pb-2 font-semibold tracking-tight @3xl:block">
        {t("match.posting")}
      </h2>
      <div className={clsx("min-h-0 flex-1 flex-col @3xl:flex", open ? "flex" : "hidden")}>
        <PostingText work={work} onPick={onPick} className="relative min-h-0 flex-1 px-5 pb-4" />
        <SourceStrip work={work} />
      </div>
    </div>
  );
}

/** In place of what stands under the questions, which would be pushed down by them. */
function Coming() {
  return (
    <Loading className="mt-7 block space-y-3">
      <span className="block h-6 w-40 skeleton" />
      <span className="block h-32 w-full skeleton" />
      <span className="block h-32 w-full skeleton" />
    </Loading>
  );
}

/** The estimate with its parts, the questions, the requirements, and the posting with its marks. */
export function MatchPanel({ work, links, onShow, onFix }: MatchPanelProps) {
  const [open, setOpen] = useState<string | null>(null);
  const { isComing, withAnswers } = useGaps(work);
  const coverage = useMemo(() => coverageByRequirement(work), [work]);
  const trace = useTraceStore();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    trace.hold(open === null ? null : { by: "requirement", id: open });
    return () => trace.hold(null);
  }, [trace, open]);
  const toggle = useCallback(
    (id: string) => {
      const [first] = links.linesOf.get(id) ?? [];
      setOpen(open === id ? null : id);
      if (open !== id && first !== undefined) onShow(first.kind, first.path);
    },
    [links, onShow, open],
  );
  const pick = useCallback((id: string) => {
    setOpen(id);
    requestAnimationFrame(() => {
      list.current
        ?.querySelector(`[data-requirement="${CSS.escape(id)}"]`)
        ?.scrollIntoView({ block: "nearest" });
    });
  }, []);
  return (
    <div className="flex min-h-0 flex-1 flex-col @3xl:flex-row-reverse">
      <div ref={list} className="min-h-0 flex-1 overflow-y-auto px-5 py-4">
        <ScoreCard
          score={work.tailoring.score}
          musts={mustFigures(work.session.posting.requirements, coverage, work.tailoring.score)}
          withAnswers={withAnswers}
          edits={work.tailoring.edited?.scoreDelta ?? null}
        />
        {isComing ? (
          <Coming />
        ) : (
          <>
            <RequirementList
              work={work}
              links={links}
              open={open}
              onToggle={toggle}
              onShow={onShow}
            />
            <GapCoach work={work} />
            <ScoreParts
              score={work.tailoring.score}
              requirementOf={work.requirementOf}
              coverage={coverage}
            />
            <ConfidenceList confidence={work.tailoring.confidence} />
            <HintList hints={work.tailoring.hints} onShow={onShow} onFix={onFix} />
            <details className="mt-7 lg:hidden">
              <summary className="min-h-9 py-1.5 font-semibold tracking-tight">
                {t("match.posting")}
              </summary>
              <PostingText work={work} onPick={pick} className="mt-2" />
            </details>
          </>
        )}
      </div>
      <Dock work={work} onPick={pick} />
    </div>
  );
}
