import { Suspense, lazy } from "react";
import { useWorkState } from "./context.ts";

const ConflictNote = lazy(async () => {
  const { ConflictNote: Conflicts } = await import("./conflict-note.tsx");
  return { default: Conflicts };
});
const Troubles = lazy(async () => {
  const { RefusedNote, StoppedNote, UnkeptNote } = await import("./trouble-note.tsx");
  return {
    default: () => (
      <>
        <StoppedNote />
        <RefusedNote />
        <UnkeptNote />
      </>
    ),
  };
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
