import { decodeEntities } from "@savile/model";
import { clsx } from "clsx";
import { useId } from "react";
import type { ClipboardEvent } from "react";
import { t } from "../lib/texts/messages-signed-in.ts";
import { usePostingSource } from "./use-posting-source.ts";

const nearLimit = 9500;
const countFormat = new Intl.NumberFormat("en");

/** More than any posting may have, in UTF-16 units. */
const largePaste = 40_000;

/**
 * The text after a paste that is far too long, or that brings entities of a page's source; `null` for any other.
 * The browser would take a second to lay out a megabyte only to have nearly all of it cut off again.
 */
function afterSpecialPaste({ clipboardData, currentTarget }: ClipboardEvent<HTMLTextAreaElement>) {
  const pasted = clipboardData.getData("text/plain");
  const plain = decodeEntities(pasted.slice(0, largePaste));
  if (plain === pasted) return null;
  const { value, selectionStart, selectionEnd } = currentTarget;
  return value.slice(0, selectionStart) + plain + value.slice(selectionEnd);
}

export interface PostingFieldProps {
  readonly text: string;
  /** Code points of `text`. */
  readonly count: number;
  /** Whether the last input was longer than allowed and lost its end. */
  readonly cut: boolean;
  readonly onChange: (text: string) => void;
}

/** The posting with its live count; a page, JSON or an address that is pasted or dropped is read. */
export function PostingField({ text, count, cut, onChange }: PostingFieldProps) {
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
        onPaste={(event) => {
          source.onPaste(event);
          const next = event.defaultPrevented ? null : afterSpecialPaste(event);
          if (next === null) return;
          event.preventDefault();
          onChange(next);
        }}
        onDragOver={source.onDragOver}
        onDrop={source.onDrop}
        placeholder={t("job.placeholder")}
        aria-describedby={`${id}-count`}
        spellCheck={false}
        className="block min-h-80 w-full resize-y rounded-panel border border-line-strong/70 bg-surface p-4 leading-relaxed placeholder:text-ink-3 hover:border-line-strong lg:min-h-[52vh]"
      />
      <div className="mt-2 flex flex-wrap justify-between gap-x-4 gap-y-1 text-sm">
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
      </div>
    </div>
  );
}
