import type { Upload } from "@savile/contracts";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState, useSyncExternalStore } from "react";
import { useAccount } from "../../lib/account-store.ts";
import { api } from "../../lib/api.ts";
import { uploadQuery } from "../../lib/get-upload.ts";
import { correctUpload } from "./api/correct-upload.ts";
import { createCorrectionStore } from "./correction-store.ts";
import type { CorrectionSnapshot, CorrectionStore } from "./correction-store.ts";
import { keepCorrections, readKept } from "./kept-corrections.ts";

const retryEveryMs = 10_000;

function revisionIn(message: unknown): number | null {
  return typeof message === "number" ? message : null;
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest("input, textarea, select") !== null;
}

/** Undo and redo by key; inside a field the field's own undo stays. */
function useHistoryKeys(store: CorrectionStore): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (!(event.ctrlKey || event.metaKey) || isTyping(event.target)) return;
      const key = event.key.toLowerCase();
      const redo = key === "y" || (key === "z" && event.shiftKey);
      if (!redo && key !== "z") return;
      event.preventDefault();
      if (redo) store.redo();
      else store.undo();
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, [store]);
}

/** Tries again while corrections are only in this browser. */
function useRetry(store: CorrectionStore, local: boolean): void {
  useEffect(() => {
    if (!local) return undefined;
    const again = (): void => void store.flush();
    const timer = setInterval(again, retryEveryMs);
    window.addEventListener("online", again);
    window.addEventListener("focus", again);
    return () => {
      clearInterval(timer);
      window.removeEventListener("online", again);
      window.removeEventListener("focus", again);
    };
  }, [store, local]);
}

/** The corrections of an upload, saved as they are made and shared with the other tabs. */
export function useCorrections(upload: Upload): readonly [CorrectionStore, CorrectionSnapshot] {
  const queries = useQueryClient();
  const accountId = useAccount()?.user.id ?? "";
  const { upload_id: id } = upload;
  const [channel] = useState(() => new BroadcastChannel(`corrections-${id}`));
  const [store] = useState(() =>
    createCorrectionStore(upload, readKept(id), {
      accountId,
      now: () => new Date().toISOString(),
      save: (revision, corrections) => correctUpload(id, revision, corrections),
      load: () => api.call("getUpload", { params: { id } }),
      keep: (kept) => keepCorrections(id, kept),
      saved: (stored) => {
        queries.setQueryData(uploadQuery(id).queryKey, stored);
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target; it never leaves the origin
        channel.postMessage(stored.revision);
      },
      wait: (ms) => new Promise((resolve) => void setTimeout(resolve, ms)),
    }),
  );
  const snapshot = useSyncExternalStore(store.subscribe, store.snapshot);
  useEffect(() => {
    const onMessage = (event: MessageEvent): void => {
      const revision = revisionIn(event.data);
      // A tab that cannot load now meets the other's version when it saves.
      if (revision !== null) store.heard(revision).catch(() => undefined);
    };
    channel.addEventListener("message", onMessage);
    return () => channel.removeEventListener("message", onMessage);
  }, [channel, store]);
  useHistoryKeys(store);
  useRetry(store, snapshot.save.kind === "local");
  return [store, snapshot];
}
