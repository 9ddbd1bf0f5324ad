import { diffWords } from "diff";
import { useMemo } from "react";
import { say } from "./messages.ts";

export interface WordDifferenceProps {
  /** The line as it is now, `null` where it is not there. */
  readonly now: string | null;
  /** The line in the version that is looked at. */
  readonly then: string | null;
}

const struck = "text-del decoration-1";
const marked = "rounded-mark bg-add/12 text-add decoration-1 underline-offset-3";

function Parts({ now, then }: { readonly now: string; readonly then: string }) {
  const parts = useMemo(() => diffWords(now, then), [now, then]);
  return (
    <span aria-hidden="true">
      {parts.map(({ value, added, removed }, index) => {
        const key = `${index} ${value}`;
        if (!added && !removed) return <span key={key}>{value}</span>;
        const Part = added ? "ins" : "del";
        return (
          <Part key={key} className={added ? marked : struck}>
            {value}
          </Part>
        );
      })}
    </span>
  );
}

/** What restoring a version does to one line, word by word. */
export function WordDifference({ now, then }: WordDifferenceProps) {
  if (now === null) {
    return (
      <p className="whitespace-pre-line">
        <span className="sr-only">{say("look.comes")}: </span>
        <ins className={marked}>{then}</ins>
      </p>
    );
  }
  if (then === null) {
    return (
      <p className="whitespace-pre-line">
        <span className="sr-only">{say("look.goes")}: </span>
        <del className={struck}>{now}</del>
      </p>
    );
  }
  if (now === then) {
    return (
      <p>
        {now} <span className="text-ink-3">({say("look.moved")})</span>
      </p>
    );
  }
  return (
    <p>
      <span className="sr-only">
        {say("look.now")}: {now}. {say("look.then")}: {then}
      </span>
      <Parts now={now} then={then} />
    </p>
  );
}
