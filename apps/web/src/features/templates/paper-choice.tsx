import type { Paper } from "@savile/model";
import { clsx } from "clsx";
import { say } from "./messages.ts";

const papers = ["letter", "a4"] as const satisfies readonly Paper[];

export interface PaperChoiceProps {
  readonly value: Paper;
  readonly onChange: (paper: Paper) => void;
}

/** The size of the sheet. */
export function PaperChoice({ value, onChange }: PaperChoiceProps) {
  return (
    <fieldset className="flex items-center gap-1 text-sm">
      <legend className="sr-only">{say("template.paper")}</legend>
      {papers.map((paper) => (
        <label
          key={paper}
          className={clsx(
            "flex h-9 cursor-pointer items-center rounded-control px-3 font-medium has-focus-visible:outline-2 has-focus-visible:outline-accent",
            paper === value ? "bg-line/70 text-ink" : "text-ink-3 hover:text-ink",
          )}
        >
          <input
            type="radio"
            name="paper"
            checked={paper === value}
            onChange={() => onChange(paper)}
            className="sr-only"
          />
          {say(`template.paper.${paper}`)}
        </label>
      ))}
    </fieldset>
  );
}
