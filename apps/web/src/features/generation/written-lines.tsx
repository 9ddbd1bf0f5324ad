import { say } from "./messages.ts";
import type { RunState } from "./run-state.ts";

const mostShown = 4;

function placeOf(slot: string): string {
  if (slot.startsWith("body.")) return say("lines.letter");
  return slot === "summary" ? say("lines.summary") : say("lines.resume");
}

/** The last lines that a language model has written, as far as they have come. */
export function WrittenLines({ run }: { readonly run: RunState }) {
  const lines = [...run.lines].slice(-mostShown);
  if (lines.length === 0 || run.writer === null) return null;
  return (
    <section className="mt-4 rounded-panel border border-line bg-surface p-5" aria-live="off">
      <h2 className="text-sm font-medium text-ink-3">{say("lines.title")}</h2>
      <dl className="mt-2 space-y-2 text-sm">
        {lines.map(([slot, text]) => (
          <div key={slot} className="rise">
            <dt className="text-xs text-ink-3">{placeOf(slot)}</dt>
            <dd className="line-clamp-3 text-ink-2">{text}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-xs text-ink-3">{say("lines.note", { name: run.writer })}</p>
    </section>
  );
}
