import { Suspense } from "react";
import { useWorkState } from "./context.ts";
import { part } from "../../../ui/part.tsx";

const ConflictNote = part(async () => (await import("./conflict-note.tsx")).ConflictNote);
const Troubles = part(async () => {
  const { RefusedNote, StoppedNote, UnkeptNote } = await import("./trouble-note.tsx");
  return () => (
    <>
      <StoppedNote />
      <RefusedNote />
      <UnkeptNote />
    </>
  );
});

/** What needs the person before everything is stored; nothing while all is well. */
export function WorkNotes() {
  const kind = useWorkState(({ save }) => save.kind);
  const hasTrouble = useWorkState(({ refused, unkept }) => unkept || refused.length > 0);
  const isStopped = kind === "failed";
  if (kind !== "conflict" && !hasTrouble && !isStopped) return null;
  return (
    <div
      data-work-notes
      className="space-y-2 border-b border-line bg-surface px-4 py-3 print:hidden"
    >
      <Suspense fallback={null}>
        {kind === "conflict" ? <ConflictNote /> : null}
        {hasTrouble || isStopped ? <Troubles /> : null}
      </Suspense>
    </div>
  );
}
