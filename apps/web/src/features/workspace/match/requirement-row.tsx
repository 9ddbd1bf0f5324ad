import { coverageOf } from "@savile/model";
import type { Coverage, DocumentKind, Match, Requirement } from "@savile/model";
import { clsx } from "clsx";
import { Check, ChevronDown, Minus, X } from "lucide-react";
import { memo } from "react";
import { formatPoints } from "../../../lib/format.ts";
import { lineName } from "../../../lib/section-names.ts";
import { t } from "../work/messages.ts";
import type { LineRef } from "../work/links.ts";
import { FactQuotes, PostingQuote } from "../work/quotes.tsx";
import { isInFile } from "../work/standing.ts";
import { useTraced, useTraceStore } from "../work/trace.ts";
import type { Work } from "../work/view-model.ts";

const looks = {
  met: { text: "mark-hit", color: "text-add", icon: Check },
  partly: { text: "mark-part", color: "text-warn", icon: Minus },
  missing: { text: "mark-miss", color: "text-del", icon: X },
} as const satisfies Record<Coverage, object>;

// A mark around several lines is noise; icon and word say the same.
const longestMarked = 44;

export interface RowProps {
  readonly work: Work;
  readonly requirement: Requirement;
  readonly match: Match | undefined;
  /** Points that it brings; `null` where it counts for none. */
  readonly points: number | null;
  /** Whether the file carries it and the page does not show it. */
  readonly unshown: boolean;
  readonly lines: readonly LineRef[];
  readonly open: boolean;
  readonly onToggle: (id: string) => void;
  readonly onShow: (kind: DocumentKind, path: string) => void;
}

const mostLines = 5;

function Lines({ work, lines, onShow }: Pick<RowProps, "work" | "lines" | "onShow">) {
  return (
    <ul className="-mx-2">
      {lines.slice(0, mostLines).map(({ kind, path }) => (
        <li key={`${kind} ${path}`}>
          <button
            type="button"
            onClick={() => onShow(kind, path)}
            className="block min-h-9 w-full rounded-control px-2 py-1.5 text-left hover:bg-line/40"
          >
            <span className="block text-xs text-ink-3">
              {kind === "cover_letter" ? t("work.letter") : lineName(path)}
            </span>
            <span className="line-clamp-2">{work.documents[kind].textOf.get(path)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

function Details(props: RowProps) {
  const { work, requirement, match, lines, onShow } = props;
  const strength = match?.strength ?? 0;
  const facts = (match?.factIds ?? []).flatMap((id) => work.factOf.get(id) ?? []);
  return (
    <div className="space-y-3 pr-1 pb-4 pl-6.5">
      {strength > 0 && strength < 1 ? (
        <p className="text-ink-2">{t("match.credit", { percent: Math.round(strength * 100) })}</p>
      ) : null}
      <div>
        <h4 className="mb-1 text-xs font-medium text-ink-3">{t("match.asked")}</h4>
        <PostingQuote text={work.session.job_description} span={requirement.span} />
      </div>
      {facts.length === 0 ? null : (
        <div>
          <h4 className="mb-1 text-xs font-medium text-ink-3">
            {t(isInFile(facts) ? "match.inFile" : "claim.fromYou")}
          </h4>
          <FactQuotes extraction={work.session.extraction} facts={facts} />
        </div>
      )}
      {lines.length === 0 ? null : (
        <div>
          <h4 className="mb-1 text-xs font-medium text-ink-3">{t("match.onPage")}</h4>
          <Lines work={work} lines={lines} onShow={onShow} />
        </div>
      )}
    </div>
  );
}

function StateWord({
  coverage,
  unshown,
}: { readonly coverage: Coverage } & Pick<RowProps, "unshown">) {
  return (
    <>
      <span className={clsx("text-xs font-medium", looks[coverage].color)}>
        {t(`match.${coverage}`)}
      </span>
      {unshown ? <span className="text-xs text-ink-3"> ({t("match.unshown")})</span> : null}
    </>
  );
}

/** What the posting asks for, how it is met, and where; pointing at it lights its lines everywhere. */
export const RequirementRow = memo(function RequirementRow(props: RowProps) {
  const { requirement, match, points, unshown, open, onToggle } = props;
  const { id, text } = requirement;
  const coverage = coverageOf(match?.strength ?? 0);
  const { text: mark, color, icon: Icon } = looks[coverage];
  const lit = useTraced((traced) => traced.requirements.has(id));
  const trace = useTraceStore();
  return (
    <li
      data-requirement={id}
      data-lit={lit}
      className={clsx("-mx-3 rounded-control px-3 text-sm", lit && "bg-accent-soft/60")}
      onPointerEnter={() => trace.point({ by: "requirement", id })}
      onPointerLeave={() => trace.point(null)}
    >
      <button
        type="button"
        aria-expanded={open}
        onClick={() => onToggle(id)}
        onFocus={() => trace.point({ by: "requirement", id })}
        onBlur={() => trace.point(null)}
        className="flex min-h-9 w-full items-start gap-2.5 rounded-control py-1.5 text-left"
      >
        <Icon
          className={clsx("mt-0.5 size-4 shrink-0", color)}
          strokeWidth={2.5}
          aria-hidden="true"
        />
        <span className="min-w-0 flex-1">
          <span className={text.length > longestMarked ? "" : mark}>{text}</span>{" "}
          <StateWord coverage={coverage} unshown={unshown} />
          {match === undefined || match.note === "" ? null : (
            <span className="mt-0.5 block text-ink-3">{match.note}</span>
          )}
        </span>
        {points === null ? null : (
          <span className="mt-0.5 shrink-0 text-xs text-ink-3 tabular">
            {t("match.points", { n: formatPoints(points) })}
          </span>
        )}
        <ChevronDown
          className={clsx("mt-0.5 size-4 shrink-0 text-ink-3", open && "rotate-180")}
          aria-hidden="true"
        />
      </button>
      {open ? <Details {...props} /> : null}
    </li>
  );
});
