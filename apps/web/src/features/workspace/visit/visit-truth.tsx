import { shownFigures } from "@savile/model";
import { lineMarks } from "../work/line-mark.ts";
import { MarkSign } from "../work/mark-sign.tsx";
import { t } from "../work/messages.ts";
import type { Work } from "../work/view-model.ts";
import { truthOf } from "../split/truth.ts";
import { say } from "./messages.ts";

/** What tailoring gained on page one; nothing where that is not measured or nothing. */
function gainOf(work: Work): string | null {
  const figures = shownFigures(work.tailoring.score);
  if (figures === null || figures.gained === 0) return null;
  return say("try.gained", { now: figures.now, before: figures.before });
}

function shownOf(work: Work): string | null {
  const { shown } = truthOf(work);
  return shown === null ? null : say("try.shown", { n: shown.named, all: shown.all });
}

/** What was done, in one sentence, and what the marks in the margin say. */
export function VisitTruth({ work }: { readonly work: Work }) {
  const parts = [shownOf(work), gainOf(work)].filter((one) => one !== null);
  return (
    <>
      {parts.length === 0 ? null : (
        <p data-truth className="mt-2 text-lg text-ink-2 tabular">
          {parts.join(" ")}
        </p>
      )}
      <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-3">
        {lineMarks.map((mark) => (
          <span key={mark} className="flex items-center gap-1.5">
            <MarkSign mark={mark} className="h-3.5" />
            {t(`mark.${mark}`)}
          </span>
        ))}
        <span>{say("try.hint")}</span>
      </p>
    </>
  );
}
