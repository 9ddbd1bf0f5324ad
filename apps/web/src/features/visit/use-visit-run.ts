import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { announce } from "../../lib/announce.ts";
import { sentenceOf } from "../../lib/api-error.ts";
import { fetchPart } from "../../lib/load-parts.ts";
import { forgetTaken } from "../../lib/taken-posting.ts";
import { startVisit } from "./api/start-visit.ts";

/** What a result is made of. */
export type VisitOf = "own" | "sample";

export interface VisitRun {
  readonly running: VisitOf | null;
  readonly failure: string | null;
  readonly runOwn: (file: File, jobDescription: string) => void;
  readonly runSample: () => void;
}

/** Has a result made and goes there; without the store of answers, which no stranger's browser loads. */
export function useVisitRun(): VisitRun {
  const navigate = useNavigate();
  const [running, setRunning] = useState<VisitOf | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  async function run(of: VisitOf, start: () => Promise<void>): Promise<void> {
    setRunning(of);
    setFailure(null);
    try {
      await start();
      await navigate({ to: "/try" });
    } catch (error) {
      const sentence = sentenceOf(error);
      announce(sentence, "assertive");
      setFailure(sentence);
      setRunning(null);
    }
  }

  return {
    running,
    failure,
    runOwn: (file, text) =>
      void run("own", async () => {
        await startVisit(file, text);
        forgetTaken();
      }),
    runSample: () =>
      void run("sample", async () => {
        const late = await fetchPart(() => import("./api/start-sample-visit.ts"));
        await late.startSampleVisit();
      }),
  };
}
