import { clsx } from "clsx";
import { say } from "./messages.ts";
import type { ReadValue } from "./read-sections.ts";

export interface ValueButtonProps {
  readonly value: ReadValue;
  readonly selected: boolean;
  readonly onSelect: (value: ReadValue) => void;
  readonly strong?: boolean;
}

const certaintyLooks = {
  sure: "",
  check: "underline decoration-dotted decoration-warn decoration-2 underline-offset-4",
  unsure: "underline decoration-wavy decoration-warn underline-offset-4",
} as const;

/** A value that was read; a click shows its place in the file, a second one opens it. */
export function ValueButton({ value, selected, onSelect, strong }: ValueButtonProps) {
  return (
    <button
      type="button"
      id={`value-${value.address}`}
      aria-pressed={selected}
      onClick={() => onSelect(value)}
      className={clsx(
        "-mx-1 min-h-7 min-w-6 rounded-mark px-1 text-left transition-colors",
        strong === true && "font-semibold",
        selected ? "bg-marker text-marker-ink" : "hover:bg-marker/40",
      )}
    >
      <span className={certaintyLooks[value.certainty]}>{value.text}</span>
      {value.byYou ? (
        <span className="ml-2 rounded-mark border border-add/50 px-1 text-xs font-normal text-add">
          {say("value.byYou")}
        </span>
      ) : null}
      {value.certainty === "sure" ? null : (
        <span className="ml-2 rounded-mark border border-warn/50 px-1 text-xs font-normal text-warn no-underline">
          {value.certainty === "check" ? say("check.pleaseCheck") : say("check.unsure")}
        </span>
      )}
    </button>
  );
}
