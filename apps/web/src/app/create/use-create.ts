import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useRef, useState } from "react";
import type { DoubtHandle, DoubtState } from "../../features/check/doubt-deck.tsx";
import { ApiError } from "../../lib/api-error.ts";
import { uploadQuery } from "../../lib/get-upload.ts";
import { makeKey } from "../../lib/make-key.ts";
import { startGeneration } from "../../lib/start-generation.ts";
import type { StartGenerationInput } from "../../lib/start-generation.ts";

type Input = Omit<StartGenerationInput, "key">;

/** Starts the run of an application, once every answer about the resume is stored. */
export function useCreate(onStarted: (uploadId: string) => void) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const doubts = useRef<DoubtHandle>(null);
  const [waits, setWaits] = useState<DoubtState>("settled");
  const [isSettling, setSettling] = useState(false);
  // The same input joins the run that it started; another one starts another run.
  const last = useRef({ input: "", key: "" });
  const start = useMutation({
    ...startGeneration,
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

  async function create(input: Input): Promise<void> {
    setSettling(true);
    const state = (await doubts.current?.settle()) ?? "settled";
    setSettling(false);
    setWaits(state);
    if (state !== "settled") return start.reset();
    const text = JSON.stringify(input);
    if (last.current.input !== text) last.current = { input: text, key: makeKey() };
    start.mutate({ ...input, key: last.current.key });
  }

  return {
    doubts,
    /** Why the run waits for the person. */
    waits,
    isBusy: isSettling || start.isPending,
    error: start.error,
    create: (input: Input) => void create(input),
  };
}
