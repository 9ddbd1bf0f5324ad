import { fitFigure, levelOf, shownFigures } from "@savile/model";
import type { ScoreReport } from "@savile/model";
import { CircleCheck, CircleHelp } from "lucide-react";
import { ConfidenceList } from "../work/confidence-list.tsx";
import { HintList } from "../work/hint-list.tsx";
import { useLeft, withoutLeft } from "../work/left-asks.ts";
import { makerName } from "../work/maker.ts";
import { t } from "../work/messages.ts";
import { ScoreBar } from "../work/score-bar.tsx";
import { EditShare } from "../work/edit-share.tsx";
import type { DeskState } from "./use-desk.ts";
import { openLines } from "../work/open-lines.ts";
import { proofOf } from "../work/view-model.ts";
import type { Work } from "../work/view-model.ts";
import { BadgeList } from "./badge-list.tsx";
import { say } from "./messages.ts";

export interface ScoreSectionsProps {
  readonly work: Work;
  readonly desk: DeskState;
}

const link = "text-sm font-medium text-accent underline-offset-4 hover:underline";

interface EstimateProps {
  readonly score: ScoreReport;
  readonly edits: number | null;
  readonly onOpen: () => void;
}

function Fit({ score, onOpen }: Pick<EstimateProps, "score" | "onOpen">) {
  const fit = fitFigure(score);
  if (fit === null) {
    return (
      <section aria-labelledby="column-ats">
        <h3 id="column-ats" className="text-sm font-medium text-ink-3">
          {say("scores.ats")}
        </h3>
        <p className="mt-1 text-lg font-semibold">{say("scores.none")}</p>
        <p className="mt-1 text-sm text-ink-2">{say("scores.noneText")}</p>
      </section>
    );
  }
  return (
    <section aria-labelledby="column-ats">
      <h3 id="column-ats" className="text-sm font-medium text-ink-3">
        {say("scores.ats")}
      </h3>
      <p className="flex items-baseline gap-1.5 tabular">
        <span data-score className="text-3xl font-semibold tracking-tighter">
          {fit}
        </span>
        <span className="text-ink-3">{say("scores.of")}</span>
      </p>
      <p className="mt-1 text-xs text-ink-3">
        {say("scores.fitText")} {say("scores.note")}
      </p>
      <button type="button" onClick={onOpen} className={`${link} min-h-9`}>
        {say("scores.open")}
      </button>
    </section>
  );
}

/** What page one shows of the must-haves that are met. */
function ShownShare({ score, edits }: Pick<EstimateProps, "score" | "edits">) {
  const figures = shownFigures(score);
  if (figures === null) return null;
  const { before, now, reach, gained } = figures;
  return (
    <section aria-labelledby="column-shown" className="mt-4">
      <h3 id="column-shown" className="text-sm font-medium text-ink-3">
        {say("scores.shown")}
      </h3>
      <p className="flex items-baseline gap-1.5 tabular">
        <span className="text-xl font-semibold tracking-tight">
          {t("score.percent", { n: now })}
        </span>
        {gained > 0 ? (
          <span className="ml-auto text-sm font-semibold text-add">
            +{gained}
            <span className="sr-only"> {t("score.gained")}</span>
          </span>
        ) : null}
      </p>
      <ScoreBar from={before} to={now} top={reach} />
      <p className="mt-2 text-sm text-ink-2 tabular">
        {say("scores.from", { n: before, m: reach })}
      </p>
      <EditShare points={edits} />
    </section>
  );
}

function Proof({ work, onOpen }: { readonly work: Work; readonly onOpen: () => void }) {
  const open = proofOf(work).open.length;
  return (
    <section aria-labelledby="column-proof" className="mt-7">
      <h3 id="column-proof" className="font-semibold tracking-tight">
        {say("scores.proof")}
      </h3>
      {open === 0 ? (
        <p className="mt-1 flex items-center gap-2 text-sm text-ink-2">
          <CircleCheck className="size-4 text-add" aria-hidden="true" />
          {openLines(open)}
        </p>
      ) : (
        <>
          <p className="mt-1 flex items-center gap-2 text-sm font-medium text-warn tabular">
            <CircleHelp className="size-4" aria-hidden="true" />
            {openLines(open)}
          </p>
          <button type="button" onClick={onOpen} className={`${link} min-h-9`}>
            {say("scores.proofOpen")}
          </button>
        </>
      )}
    </section>
  );
}

/** What is wrong or to be looked at before the documents are sent; lines without proof stand above it. */
function Hints({ work, desk }: { readonly work: Work; readonly desk: DeskState }) {
  const left = useLeft(work.session.session_id);
  const hints = withoutLeft(work.tailoring.hints, left).filter(
    ({ code }) => levelOf(code) !== "note" && code !== "unproven",
  );
  const onFix = desk.editable ? desk.focusField : undefined;
  return <HintList hints={hints} onShow={desk.reveal} onFix={onFix} />;
}

/** How long it took, who wrote it, and how long it became. */
function Making({ work, desk }: { readonly work: Work; readonly desk: DeskState }) {
  const { session, tailoring } = work;
  const { made } = desk.kind === "resume" ? tailoring.resume : tailoring.letter;
  const rows = [
    session.duration_ms === null
      ? null
      : [say("scores.made"), say("scores.seconds", { n: (session.duration_ms / 1000).toFixed(1) })],
    [say("scores.by"), makerName(made)],
  ].filter((row) => row !== null);
  return (
    <dl className="mt-7 divide-y divide-line border-y border-line text-sm">
      {rows.map(([name, value]) => (
        <div key={name} className="flex justify-between gap-4 py-2">
          <dt className="text-ink-3">{name}</dt>
          <dd className="text-right tabular">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The scores of the documents: what they are, what carries them, what still needs proof or a look. */
export function ScoreSections({ work, desk }: ScoreSectionsProps) {
  return (
    <>
      <BadgeList work={work} kind={desk.kind} />
      <Fit score={work.tailoring.score} onOpen={() => desk.showTab("match")} />
      <ShownShare score={work.tailoring.score} edits={work.tailoring.edited?.scoreDelta ?? null} />
      <Proof work={work} onOpen={() => desk.showTab("source")} />
      <Hints work={work} desk={desk} />
      <ConfidenceList confidence={work.tailoring.confidence} />
      <Making work={work} desk={desk} />
    </>
  );
}
