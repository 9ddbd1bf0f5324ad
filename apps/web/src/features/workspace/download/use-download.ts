import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { announce } from "../../../lib/announce.ts";
import { unprovenClaims } from "../view-model.ts";
import type { Work } from "../view-model.ts";
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
  | { readonly kind: "cancelled" };

export interface Downloads {
  readonly state: DownloadState;
  /** A download that waits for the person's word about lines without proof. */
  readonly asked: Wanted | null;
  readonly start: (wanted: Wanted) => void;
  readonly agree: () => void;
  readonly decline: () => void;
  readonly cancel: () => void;
}

function textOf(work: Work): string {
  return unprovenClaims(work)
    .map(({ kind, claim }) => `${kind} ${claim.path} ${claim.text}`)
    .join("\n");
}

/** Downloads one file at a time; where lines lack proof, asks once for each set of such lines. */
export function useDownload(work: Work): Downloads {
  const client = useQueryClient();
  const id = work.session.session_id;
  const [state, setState] = useState<DownloadState>({ kind: "idle" });
  const [asked, setAsked] = useState<Wanted | null>(null);
  const [agreed, setAgreed] = useState("");
  const stop = useRef<AbortController | null>(null);
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
    onSettled: () => client.invalidateQueries({ queryKey: exportsQuery(id).queryKey }),
  });
  const unproven = textOf(work);
  return {
    state,
    asked,
    start: (wanted) => {
      if (unproven !== "" && unproven !== agreed) setAsked(wanted);
      else mutate(wanted);
    },
    agree: () => {
      if (asked === null) return;
      setAgreed(unproven);
      setAsked(null);
      mutate(asked);
    },
    decline: () => setAsked(null),
    cancel: () => stop.current?.abort(),
  };
}
