import { demandsOf } from "@savile/model";
import type { Coverage, Requirement } from "@savile/model";
import { clsx } from "clsx";
import { memo, useEffect, useMemo, useRef } from "react";
import { t } from "../work/messages.ts";
import { useTraced, useTraceStore } from "../work/trace.ts";
import { coverageByRequirement } from "../work/view-model.ts";
import type { Work } from "../work/view-model.ts";
import { segmentsOf } from "./posting-segments.ts";
import type { Segment } from "./posting-segments.ts";

const termMarks = { met: "mark-hit", partly: "mark-part", missing: "mark-miss" } as const;
const phraseMarks = {
  met: "bg-marker/35 forced-colors:outline text-inherit box-decoration-clone rounded-[3px]",
  partly: "underline decoration-warn/70 decoration-dotted decoration-2 underline-offset-4",
  missing: "underline decoration-line-strong decoration-dashed underline-offset-4",
} as const;

function classOf({ phrase, coverage }: Segment, lit: boolean): string {
  const marks = phrase ? phraseMarks : termMarks;
  return clsx(
    coverage === "met" ? "" : "bg-transparent text-inherit",
    coverage !== null && marks[coverage],
    lit && "ring-2 ring-accent rounded-[3px] box-decoration-clone",
  );
}

function StateWord({ coverage }: { readonly coverage: Coverage }) {
  return coverage === "missing" ? (
    <span className="ml-1 text-xs font-medium text-del">{t("match.missing")}</span>
  ) : (
    <span className="sr-only"> ({t(`match.${coverage}`)})</span>
  );
}

interface PieceProps {
  readonly segment: Segment;
  readonly onPick: (id: string) => void;
}

const Piece = memo(function Piece({ segment, onPick }: PieceProps) {
  const { requirements, coverage, text, ends } = segment;
  const lit = useTraced((traced) => requirements.some((id) => traced.requirements.has(id)));
  const trace = useTraceStore();
  const [nearest] = requirements;
  if (nearest === undefined || coverage === null) return <span>{text}</span>;
  return (
    <>
      <mark
        data-lit={lit}
        className={clsx("cursor-pointer", classOf(segment, lit))}
        onPointerEnter={() => trace.point({ by: "requirement", id: nearest })}
        onPointerLeave={() => trace.point(null)}
        onPointerDown={() => onPick(nearest)}
      >
        {text}
      </mark>
      {ends === null ? null : <StateWord coverage={ends} />}
    </>
  );
});

/** Scrolls the place of a traced requirement into view, unless the pointer is in the text itself. */
function useFollow(requirements: readonly Requirement[]) {
  const box = useRef<HTMLElement>(null);
  const first = useTraced(
    ({ requirements: lit }) => requirements.find(({ id }) => lit.has(id))?.id ?? null,
  );
  useEffect(() => {
    const { current } = box;
    if (first === null || current === null || current.matches(":hover")) return;
    const mark = current.querySelector<HTMLElement>("[data-lit=true]");
    if (mark === null) return;
    const top = mark.getBoundingClientRect().top - current.getBoundingClientRect().top;
    if (top < 0 || top > current.clientHeight - 40) {
      current.scrollTop += top - current.clientHeight / 3;
    }
  }, [first]);
  return box;
}

export interface PostingTextProps {
  readonly work: Work;
  /** Chooses a requirement by its place in the text. */
  readonly onPick: (id: string) => void;
  readonly className?: string;
}

/** The posting with every requirement marked: filled = met, underlined = partly, dashed = missing. */
export function PostingText({ work, onPick, className }: PostingTextProps) {
  const { job_description: text, posting } = work.session;
  const segments = useMemo(() => {
    const coverage = coverageByRequirement(work);
    return segmentsOf(text, demandsOf(posting), (id) => coverage.get(id) ?? "missing");
  }, [work, text, posting]);
  const demands = useMemo(() => demandsOf(posting), [posting]);
  const box = useFollow(demands);
  return (
    <section
      ref={box}
      // A text that scrolls can be reached with the keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolls by the arrow keys
      tabIndex={0}
      aria-label={t("match.posting")}
      className={clsx(
        "overflow-y-auto text-sm leading-relaxed whitespace-pre-wrap -outline-offset-2",
        className,
      )}
    >
      {segments.map((segment) => (
        <Piece key={segment.start} segment={segment} onPick={onPick} />
      ))}
    </section>
  );
}
