import { traceFigures, tracesNow } from "@savile/model";
import type { Extraction, TraceFigures } from "@savile/model";
import { say } from "./messages.ts";

/** The count in words; the parts add up to all facts. */
function countText({ facts, placed, leftOut, asked }: TraceFigures): string {
  return [
    say("trace.placed", { placed, facts }),
    leftOut === 0 ? null : say("trace.leftOut", { n: leftOut }),
    asked === 0 ? null : say("trace.asked", { n: asked }),
  ]
    .filter((part) => part !== null)
    .join("; ");
}

function goToList(): void {
  const list = document.getElementById("other-lines");
  list?.focus({ preventScroll: true });
  list?.scrollIntoView({ block: "start" });
}

/** How much of the file stands in the result, and the way to what does not. */
export function CoverageLine({ extraction }: { readonly extraction: Extraction }) {
  const figures = traceFigures(tracesNow(extraction));
  if (figures.facts === 0) return null;
  return (
    <p className="mt-1 flex flex-wrap items-baseline gap-x-2 text-sm text-ink-3 tabular">
      {countText(figures)}.
      {figures.asked + figures.leftOut === 0 ? null : (
        <button
          type="button"
          onClick={goToList}
          className="min-h-6 rounded-mark font-medium text-ink underline decoration-line-strong underline-offset-4"
        >
          {say(figures.asked === 0 ? "trace.show" : "trace.look")}
        </button>
      )}
    </p>
  );
}
