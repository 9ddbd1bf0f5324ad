import { maxInstructionLength } from "@savile/model";
import { clsx } from "clsx";
import { useId } from "react";
import type { KeyboardEvent, RefObject } from "react";
import { countCodePoints, cutToCodePoints } from "../../../lib/code-points.ts";
import { Button } from "../../../ui/button.tsx";
import { say } from "./messages.ts";

const nearLimit = 450;

export interface RefineBoxProps {
  readonly text: string;
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly busy: boolean;
  /** Nothing more may be asked for. */
  readonly spent: boolean;
  readonly onChange: (text: string) => void;
  readonly onApply: () => void;
}

/** The instruction with its live count; Ctrl+Enter applies. */
export function RefineBox(props: RefineBoxProps) {
  const { text, field, busy, spent, onChange, onApply } = props;
  const id = useId();
  const count = countCodePoints(text);
  const ready = text.trim() !== "" && !busy && !spent;

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    if (ready) onApply();
  }

  return (
    <div>
      <label htmlFor={id} className="text-sm font-medium">
        {say("refine.label")}
      </label>
      <textarea
        id={id}
        ref={field}
        rows={4}
        value={text}
        disabled={spent}
        placeholder={say("refine.placeholder")}
        aria-describedby={`${id}-count`}
        onKeyDown={onKeyDown}
        onChange={(event) => onChange(cutToCodePoints(event.target.value, maxInstructionLength))}
        className="mt-1.5 block w-full resize-y rounded-panel border border-line-strong/70 bg-surface p-3 leading-relaxed placeholder:text-ink-3 hover:border-line-strong disabled:opacity-60"
      />
      <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-2">
        <p
          id={`${id}-count`}
          className={clsx(
            "min-w-0 flex-1 text-xs tabular",
            count >= nearLimit ? "font-medium text-warn" : "text-ink-3",
          )}
        >
          {count >= maxInstructionLength
            ? say("refine.cut")
            : say("refine.count", { n: count, m: maxInstructionLength })}
        </p>
        <span className="text-xs text-ink-3 pointer-coarse:hidden">{say("refine.keys")}</span>
        <Button
          size="small"
          look="primary"
          busy={busy}
          disabled={!ready}
          aria-keyshortcuts="Control+Enter"
          onClick={onApply}
        >
          {say("refine.apply")}
        </Button>
      </div>
    </div>
  );
}
