import type { Extraction, SourceSpan } from "@savile/model";
import { X } from "lucide-react";
import { IconButton } from "../../ui/button.tsx";
import { SourceQuote } from "../../ui/source-quote.tsx";
import { say } from "./messages.ts";

export interface FoundDrawerProps {
  readonly extraction: Extraction;
  readonly span: SourceSpan | null;
  readonly onClose: () => void;
}

/** Narrow screens: the place of the selected value, without leaving it. */
export function FoundDrawer({ extraction, span, onClose }: FoundDrawerProps) {
  return (
    <section
      aria-label={say("check.found")}
      className="rise sticky bottom-0 z-30 -mx-4 mt-6 max-h-[45dvh] overflow-y-auto border-t border-line bg-surface px-4 pt-2 pb-4 shadow-float md:-mx-6 md:px-6"
    >
      <div className="flex items-center justify-between">
        <h2 className="text-sm font-medium text-ink-3">{say("check.found")}</h2>
        <IconButton label={say("app.close")} onClick={onClose}>
          <X className="size-4" aria-hidden="true" />
        </IconButton>
      </div>
      {span === null ? (
        <p className="text-sm">{say("check.noPlace")}</p>
      ) : (
        <SourceQuote extraction={extraction} spans={[span]} />
      )}
    </section>
  );
}
