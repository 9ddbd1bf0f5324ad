import type { ReactNode } from "react";
import { useWorkStore } from "../store/context.ts";
import type { Work } from "../work/view-model.ts";
import { LiveContext, useLive } from "./use-live.ts";

export interface LiveRoomProps {
  readonly work: Work;
  /** Draws the workspace as it is with everything that is not stored yet. */
  readonly children: (work: Work) => ReactNode;
}

/** What a workspace with unstored work needs around it: its live pages, and what the check says of them. */
export function LiveRoom({ work, children }: LiveRoomProps) {
  const live = useLive(work, useWorkStore());
  return <LiveContext value={live.pages}>{children(live.work)}</LiveContext>;
}
