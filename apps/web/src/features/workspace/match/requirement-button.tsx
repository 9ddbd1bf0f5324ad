import type { Coverage } from "@savile/model";
import { clsx } from "clsx";
import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { useTraceStore } from "../work/trace.ts";
import { StateIcon } from "./requirement-state.tsx";

export interface RequirementButtonProps {
  readonly id: string;
  readonly coverage: Coverage;
  readonly open: boolean;
  readonly onToggle: (id: string) => void;
  readonly children: ReactNode;
  /** What stands at its end. */
  readonly aside?: ReactNode;
}

/** The head of a requirement, which opens what is behind it; focus lights its lines everywhere. */
export function RequirementButton(props: RequirementButtonProps) {
  const { id, coverage, open, onToggle, children, aside } = props;
  const trace = useTraceStore();
  return (
    <button
      type="button"
      aria-expanded={open}
      onClick={() => onToggle(id)}
      onFocus={() => trace.point({ by: "requirement", id })}
      onBlur={() => trace.point(null)}
      className="flex min-h-9 w-full items-start gap-2.5 rounded-control py-1.5 text-left"
    >
      <StateIcon coverage={coverage} />
      <span className="min-w-0 flex-1">{children}</span>
      {aside}
      <ChevronDown
        className={clsx("mt-0.5 size-4 shrink-0 text-ink-3", open && "rotate-180")}
        aria-hidden="true"
      />
    </button>
  );
}
