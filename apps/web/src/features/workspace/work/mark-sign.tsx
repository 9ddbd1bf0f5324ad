import { clsx } from "clsx";
import type { LineMark } from "./line-mark.ts";

const looks = {
  copied: "border-solid border-line-strong/60",
  reworded: "border-solid border-add",
  yours: "border-dotted border-accent",
  asked: "border-double border-warn",
} as const satisfies Record<LineMark, string>;

/** Three pixels in the margin that tell where the words of a line come from, by colour and by stroke. */
export function MarkSign({ mark, className }: MarkSignProps) {
  return (
    <span
      aria-hidden="true"
      data-mark={mark}
      className={clsx("pointer-events-none block border-l-3", looks[mark], className)}
    />
  );
}

export interface MarkSignProps {
  readonly mark: LineMark;
  readonly className?: string;
}
