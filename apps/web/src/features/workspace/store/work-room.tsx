import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { ReactNode } from "react";
import { announce } from "../../../lib/announce.ts";
import { dropPending } from "../../../lib/kept-words.ts";
import { part } from "../../../ui/part.tsx";
import type { Work } from "../work/view-model.ts";
import { WorkStoreContext, useWorkState, useWorkStore } from "./context.ts";
import { say } from "./messages.ts";
import type { openWorkStore } from "./open-work-store.ts";

type OpenStore = typeof openWorkStore;

/** Says aloud what only the eye would notice. */
function SpokenState(): null {
  const kind = useWorkState(({ save }) => save.kind);
  const merges = useWorkState((state) => state.merges);
  const unkept = useWorkState((state) => state.unkept);
  useEffect(() => {
    if (kind === "failed") announce(say("save.failed"), "assertive");
    if (kind === "conflict") announce(say("save.conflict"), "assertive");
  }, [kind]);
  useEffect(() => {
    if (merges > 0) announce(say("save.merged"));
  }, [merges]);
  useEffect(() => {
    if (unkept) announce(say("save.unkept"), "assertive");
  }, [unkept]);
  return null;
}

/** Takes in what came another way, and stores what waits when the workspace is left. */
function Keeper({ work }: { readonly work: Work }): null {
  const store = useWorkStore();
  const isSaved = useWorkState(({ save }) => save.kind === "saved");
  const { session_id: id } = work.session;
  useEffect(() => {
    if (isSaved) dropPending(id);
  }, [id, isSaved]);
  useEffect(() => store.sync(work.session), [store, work.session]);
  useEffect(
    () => () => {
      if (store.get().save.kind === "dirty") void store.saveNow();
    },
    [store],
  );
  return null;
}

export interface WorkRoomProps {
  readonly work: Work;
  readonly children: ReactNode;
}

function Room({ work, children, open }: WorkRoomProps & { readonly open: OpenStore }) {
  const client = useQueryClient();
  const { session, tailoring } = work;
  const [store] = useState(() => open({ ...session, tailoring }, client));
  return (
    <WorkStoreContext value={store}>
      <SpokenState />
      <Keeper work={work} />
      {children}
    </WorkStoreContext>
  );
}

/** What the parts of a workspace share: the store of edits and decisions. */
export const WorkRoom = part(async () => {
  const { openWorkStore: open } = await import("./open-work-store.ts");
  return (props: WorkRoomProps) => <Room {...props} open={open} />;
});

// Loaded beside the session; the first picture needs no more than both.
void WorkRoom.preload();
