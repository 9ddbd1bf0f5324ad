import { clsx } from "clsx";
import { useId } from "react";
import type { ReactNode } from "react";
import { t } from "../lib/texts/messages-signed-in.ts";
import { usePostingSource } from "./use-posting-source.ts";

const nearLimit = 9500;
const countFormat = new Intl.NumberFormat("en");

export interface PostingFieldProps {
  readonly text: string;
  /** Code points of `text`. */
  readonly count: number;
  /** Whether the last input was longer than allowed and lost its end. */
  readonly cut: boolean;
  readonly onChange: (text: string) => void;
  /** What stands beside the count. */
  readonly children?: ReactNode;
}

/** The posting with its live count; a page, JSON or an address that is pasted or dropped is read. */
export function PostingField({ text, count, cut, onChange, children }: PostingFieldProps) {
  const id = useId();
  const source = usePostingSource(onChange);
  return (
    <div>
      <label htmlFor={id} className="sr-only">
        {t("job.field")}
      </label>
      <textarea
        id={id}
        value={text}
        onChange={(event) => onChange(event.target.value)}
        onPaste={source.onPaste}
        onDragOver={source.onDragOver}
        onDrop={source.onDrop}
        placeholder={t("job.placeholder")}
        aria-describedby={`${id}-count`}
        spellCheck={false}
        className="block min-h-56 w-full resize-y rounded-panel border border-line-strong/70 bg-surface p-4 leading-relaxed placeholder:text-ink-3 hover:border-line-strong lg:min-h-88"
      />
      <div className="mt-1 flex min-h-9 flex-wrap items-center justify-between gap-x-4 gap-y-1 text-sm">
        <p
          id={`${id}-count`}
          className={clsx("tabular", count >= nearLimit ? "font-medium text-warn" : "text-ink-3")}
        >
          {t("job.count", { n: countFormat.format(count) })}
        </p>
        {source.note === "" ? null : (
          <p className={source.failed ? "font-medium text-danger" : "text-ink-3"}>{source.note}</p>
        )}
        {cut ? <p className="font-medium text-warn">{t("job.cut")}</p> : null}
        {children}
      </div>
    </div>
  );
}
