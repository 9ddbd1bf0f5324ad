import { useMutation, useQueryClient } from "@tanstack/react-query";
import { use, useEffect, useRef, useState } from "react";
import { announce } from "../../../lib/announce.ts";
import { keepPending } from "../../../lib/kept-words.ts";
import { commitOpenField } from "../field/open-field.ts";
import { WorkStoreContext } from "../store/context.ts";
import type { WorkState, WorkStore } from "../store/work-state.ts";
import { errorsOf, sayHint } from "../work/say-hint.ts";
import { proofOf } from "../work/view-model.ts";
import type { Work } from "../work/view-model.ts";
import { failureText } from "./failure-text.ts";
import { fetchFile } from "./fetch-file.ts";
import type { Downloaded, Wanted } from "./fetch-file.ts";
import { exportsQuery } from "./list-exports.ts";
import { say } from "./messages.ts";

export type DownloadState =
  | { readonly kind: "idle" }
  | { readonly kind: "busy"; readonly wanted: Wanted; readonly attempt: number }
  | { readonly kind: "done"; readonly file: Downloaded }
  | { readonly kind: "failed"; readonly error: unknown; readonly wanted: Wanted }
  | { readonly kind: "cancelled" }
  /** The newest words could not be stored first: the file would lack them. */
  | { readonly kind: "unsaved"; readonly wanted: Wanted };

export interface Downloads {
  readonly state: DownloadState;
  /** A download that waits for the person's word about lines without proof. */
  readonly asked: Wanted | null;
  readonly start: (wanted: Wanted) => void;
  readonly agree: () => void;
  /** Downloads without the words that could not be stored. */
  readonly goWithout: () => void;
  readonly decline: () => void;
  readonly cancel: () => void;
}

/** The words that a file without them lacks, kept by document for as long as the window lives. */
function keepWords(id: string, { pending }: WorkState): void {
  for (const type of ["resume", "cover_letter"] as const) {
    const edits = pending.filter((edit) => edit.document === type);
    if (edits.length > 0) keepPending(id, type, JSON.stringify(edits));
  }
}

/** Stores the newest words, so that the file has them; false where that failed. */
async function saveFirst(id: string, store: WorkStore | null): Promise<boolean> {
  commitOpenField();
  if (store === null || store.get().save.kind === "saved") return true;
  if (await store.saveNow()) return true;
  keepWords(id, store.get());
  return false;
}

function textOf(work: Work): string {
  const unproven = proofOf(work).open.map(
    ({ kind, claim }) => `${kind} ${claim.path} ${claim.text}`,
  );
  return [...errorsOf(work.tailoring.hints).map(sayHint), ...unproven].join("\n");
}

/** Downloads one file at a time; where something is wrong or lacks proof, asks once for each set of such things. */
export function useDownload(work: Work): Downloads {
  const client = useQueryClient();
  const id = work.session.session_id;
  const [state, setState] = useState<DownloadState>({ kind: "idle" });
  const [asked, setAsked] = useState<Wanted | null>(null);
  const [agreed, setAgreed] = useState("");
  const stop = useRef<AbortController | null>(null);
  const isBusy = useRef(false);
  const store = use(WorkStoreContext);
  const { mutate } = useMutation({
    mutationFn: async (wanted: Wanted) => {
      const own = new AbortController();
      stop.current = own;
      const onAttempt = (attempt: number): void => setState({ kind: "busy", wanted, attempt });
      onAttempt(1);
      return await fetchFile(id, wanted, { signal: own.signal, onAttempt });
    },
    onSuccess: (file) => {
      setState({ kind: "done", file });
      announce(say("done.file", { name: file.fileName }));
    },
    onError: (error, wanted) => {
      if (stop.current?.signal.aborted === true) {
        setState({ kind: "cancelled" });
        announce(say("busy.cancelled"));
      } else {
        setState({ kind: "failed", error, wanted });
        announce(failureText(error), "assertive");
      }
    },
    onSettled: () => {
      isBusy.current = false;
      return client.invalidateQueries({ queryKey: exportsQuery(id).queryKey });
    },
  });
  const unproven = textOf(work);
  // What is asked about is what the documents hold once they are stored.
  const newest = useRef(unproven);
  useEffect(() => {
    newest.current = unproven;
  }, [unproven]);
  function make(wanted: Wanted): void {
    isBusy.current = true;
    mutate(wanted);
  }
  function ask(wanted: Wanted): void {
    if (newest.current !== "" && newest.current !== agreed) setAsked(wanted);
    else make(wanted);
  }
  async function start(wanted: Wanted): Promise<void> {
    // A second file would take the place of the first, which could not be cancelled any more.
    if (isBusy.current) return;
    isBusy.current = true;
    if (store !== null && store.get().save.kind !== "saved") {
      setState({ kind: "busy", wanted, attempt: 1 });
    }
    const isSaved = await saveFirst(id, store);
    isBusy.current = false;
    setState(isSaved ? { kind: "idle" } : { kind: "unsaved", wanted });
    if (isSaved) ask(wanted);
  }
  return {
    state,
    asked,
    start: (wanted) => void start(wanted),
    goWithout: () => {
      if (state.kind !== "unsaved") return;
      setState({ kind: "idle" });
      ask(state.wanted);
    },
    agree: () => {
      if (asked === null) return;
      setAgreed(unproven);
      setAsked(null);
      make(asked);
    },
    decline: () => setAsked(null),
    cancel: () => {
      if (state.kind === "unsaved") setState({ kind: "idle" });
      else stop.current?.abort();
    },
  };
}
