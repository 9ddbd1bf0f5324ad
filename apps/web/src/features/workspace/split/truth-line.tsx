import type { DeskState } from "../desk/use-desk.ts";
import { useGaps } from "../gaps/use-gaps.ts";
import { lineMarks } from "../work/line-mark.ts";
import { MarkSign } from "../work/mark-sign.tsx";
import { t } from "../work/messages.ts";
import type { Work } from "../work/view-model.ts";
import { say } from "./messages.ts";
import { truthOf } from "./truth.ts";

/** The words for a count: none, one, many. */
function counted(part: "reworded" | "answer", n: number): string {
  if (n === 0) return say(`split.${part}.none`);
  return n === 1 ? say(`split.${part}.one`) : say(`split.${part}.many`, { n });
}

function Shown({ work }: { readonly work: Work }) {
  const { shown } = truthOf(work);
  if (shown === null) return null;
  const { named: n, all } = shown;
  return <>{n === 1 ? say("split.shown.one", { all }) : say("split.shown.many", { n, all })}; </>;
}

export interface TruthLineProps {
  readonly work: Work;
  readonly desk: Pick<DeskState, "showTab">;
}

/** How many questions the person could answer, once that is known. */
function Answers({ work, desk }: TruthLineProps) {
  const { questions, isKnown } = useGaps(work);
  if (!isKnown) return null;
  if (questions.length === 0) return <>; {counted("answer", 0)}</>;
  return (
    <>
      ;{" "}
      <button
        type="button"
        onClick={() => desk.showTab("match")}
        className="min-h-6 text-accent underline underline-offset-4"
      >
        {counted("answer", questions.length)}
      </button>
    </>
  );
}

/** What tailoring did, in one sentence, and what the marks in the margin say. */
export function TruthLine({ work, desk }: TruthLineProps) {
  return (
    <div className="shrink-0 border-b border-line px-5 py-2.5">
      <p data-truth className="text-base font-medium tabular">
        <Shown work={work} />
        {counted("reworded", truthOf(work).reworded)}
        <Answers work={work} desk={desk} />.
      </p>
      <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-ink-3">
        <span className="sr-only">{say("split.marks")}: </span>
        {lineMarks.map((mark) => (
          <span key={mark} className="flex items-center gap-1.5">
            <MarkSign mark={mark} className="h-3.5" />
            {t(`mark.${mark}`)}
          </span>
        ))}
        <span>{say("split.hint")}</span>
      </p>
    </div>
  );
}
