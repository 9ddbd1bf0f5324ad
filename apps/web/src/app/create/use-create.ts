import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useRef, useState } from "react";
import type { DoubtHandle, DoubtState } from "../../features/check/doubt-deck.tsx";
import { ApiError } from "../../lib/api-error.ts";
import { uploadQuery } from "../../lib/get-upload.ts";
import { scriptAhead } from "../../lib/load-parts.ts";
import type { ApplicationInput } from "./start-application.ts";

// A run is asked for long after the first look.
const fetchStart = scriptAhead(
  async () => (await import("./start-application.ts")).startApplication,
);

/** Starts the run of an application, once every answer about the resume is stored. */
export function useCreate(onStarted: (uploadId: string) => void) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const doubts = useRef<DoubtHandle>(null);
  const [waits, setWaits] = useState<DoubtState>("settled");
  const [isSettling, setSettling] = useState(false);
  const tried = useRef({ input: "", key: "" });
  const start = useMutation({
    mutationFn: async (input: ApplicationInput) => await (await fetchStart())(tried, input),
    onSuccess: (id, { uploadId }) => {
      onStarted(uploadId);
      return navigate({ to: "/s/$id/generating", params: { id } });
    },
    onError: (error, { uploadId }) => {
      // The server knows of a question that this window does not.
      if (error instanceof ApiError && error.code === "resume_unclear")
        void queries.invalidateQueries(uploadQuery(uploadId));
    },
  });

  async function create(input: ApplicationInput): Promise<void> {
    setSettling(true);
    const state = (await doubts.current?.settle()) ?? "settled";
    setSettling(false);
    setWaits(state);
    if (state !== "settled") return start.reset();
    start.mutate(input);
  }

  return {
    doubts,
    /** Why the run waits for the person. */
    waits,
    isBusy: isSettling || start.isPending,
    error: start.error,
    create: (input: ApplicationInput) => void create(input),
  };
}
