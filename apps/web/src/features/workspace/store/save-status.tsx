import { assertNever } from "@savile/model";
import { CircleAlert, CircleCheck, CloudOff, Pencil, Split } from "lucide-react";
import { clsx } from "clsx";
import { useEffect, useRef, useState } from "react";
import { Spinner } from "../../../ui/spinner.tsx";
import { useWorkState } from "./context.ts";
import { say } from "./messages.ts";
import type { SaveState } from "./work-state.ts";

const doneMs = 2_000;

function textOf(save: SaveState, isFresh: boolean): string {
  switch (save.kind) {
    case "saved":
      return isFresh ? say("save.done") : say("save.saved", { version: save.version });
    case "dirty":
      return save.count === 1 ? say("save.dirty.one") : say("save.dirty.many", { n: save.count });
    case "saving":
      return say("save.saving");
    case "local":
      return say("save.local");
    case "conflict":
      return say("save.conflict");
    case "failed":
      return say("save.failed");
    default:
      return assertNever(save);
  }
}

function Icon({ kind }: Pick<SaveState, "kind">) {
  if (kind === "saving") return <Spinner />;
  const look = "size-3.5 shrink-0";
  if (kind === "saved") return <CircleCheck className={`${look} text-add`} aria-hidden="true" />;
  if (kind === "dirty") return <Pencil className={`${look} text-ink-3`} aria-hidden="true" />;
  if (kind === "local") return <CloudOff className={`${look} text-warn`} aria-hidden="true" />;
  if (kind === "conflict") return <Split className={`${look} text-warn`} aria-hidden="true" />;
  return <CircleAlert className={`${look} text-danger`} aria-hidden="true" />;
}

/** Whether something was stored a moment ago. */
function useFreshness({ kind }: SaveState): boolean {
  const [isFresh, setFresh] = useState(false);
  const last = useRef(kind);
  useEffect(() => {
    const before = last.current;
    last.current = kind;
    setFresh(kind === "saved" && before !== "saved");
    const timer = setTimeout(() => setFresh(false), doneMs);
    return () => clearTimeout(timer);
  }, [kind]);
  return isFresh;
}

/** Whether everything is stored, in a few words; read aloud when it changes. */
export function SaveStatus() {
  const save = useWorkState((state) => state.save);
  const isFresh = useFreshness(save);
  const text = textOf(save, isFresh);
  return (
    <output
      data-save={save.kind}
      title={text}
      className={clsx(
        "flex min-w-0 items-center gap-1.5 text-xs tabular",
        save.kind === "saved" || save.kind === "saving" ? "text-ink-3" : "text-ink-2",
      )}
    >
      <Icon kind={save.kind} />
      <span
        className={clsx(
          "truncate",
          save.kind === "saved" && !isFresh ? "max-[1439px]:sr-only" : "max-md:sr-only",
        )}
      >
        {text}
      </span>
    </output>
  );
}
