import { RotateCcw } from "lucide-react";
import { Button } from "../../../ui/button.tsx";
import { useReview } from "../review/use-review.ts";
import { say } from "./messages.ts";

/** Lines that were left out for the length, each one click back. */
export function LeftOutList() {
  const { views, decide } = useReview();
  const left = views.filter(
    (view) => view.form === "left-out" && view.applied && view.change.id.startsWith("ch.select."),
  );
  if (left.length === 0) return null;
  return (
    <details className="mt-2">
      <summary className="min-h-9 py-1.5 text-sm font-medium text-ink-2 hover:text-ink">
        {left.length === 1 ? say("length.left.one") : say("length.left.many", { n: left.length })}
      </summary>
      <ul className="divide-y divide-line text-sm">
        {left.map((view) => (
          <li key={view.change.id} className="flex items-center gap-3 py-2">
            <span className="min-w-0 flex-1">
              <span className="block text-xs text-ink-3">{view.title}</span>
              {view.change.before}
            </span>
            <Button
              size="small"
              look="quiet"
              aria-label={say("length.backLabel", { text: view.change.before ?? "" })}
              onClick={() => decide([view], "reject")}
            >
              <RotateCcw className="size-4" aria-hidden="true" />
              {say("length.back")}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}
