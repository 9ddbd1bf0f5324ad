// @vitest-environment node
import type { GenerationEvent } from "@savile/contracts";
import { expect, it } from "vitest";
import { advanceRun, estimateLeft, freshRun } from "./run-state.ts";

function event(part: Partial<GenerationEvent>): GenerationEvent {
  return {
    seq: 1,
    attempt: 1,
    status: "running",
    stage: null,
    state: "started",
    progress: 0,
    at: "",
    ...part,
  };
}

it("marks stages active and done and keeps what they found", () => {
  let run = advanceRun(freshRun, event({ stage: "analyze" }));
  expect(run.active).toBe("analyze");
  run = advanceRun(
    run,
    event({ stage: "analyze", state: "finished", progress: 10, found: "12 requirements" }),
  );
  expect(run.done.has("analyze")).toBe(true);
  expect(run.found.get("analyze")).toBe("12 requirements");
  expect(run.percent).toBe(10);
});

it("never shows more than 95 percent before the answer, and 100 with it", () => {
  const almost = advanceRun(freshRun, event({ stage: "format", state: "finished", progress: 100 }));
  expect(almost.percent).toBe(95);
  const end = advanceRun(almost, event({ state: "ended", status: "succeeded", progress: 100 }));
  expect(end).toMatchObject({ end: "succeeded", percent: 100 });
  expect(end.done.size).toBe(6);
});

it("starts over, visibly, when a new attempt begins", () => {
  const first = advanceRun(freshRun, event({ stage: "optimize", state: "finished", progress: 70 }));
  const second = advanceRun(first, event({ attempt: 2, stage: "analyze", progress: 0 }));
  expect(second).toMatchObject({ attempt: 2, percent: 0 });
  expect(second.done.size).toBe(0);
});

it("tells failed from cancelled and keeps the code", () => {
  const failed = advanceRun(
    freshRun,
    event({ state: "ended", status: "failed", error_code: "resume_without_content" }),
  );
  expect(failed).toMatchObject({ end: "failed", errorCode: "resume_without_content" });
  const cancelled = advanceRun(freshRun, event({ state: "ended", status: "cancelled" }));
  expect(cancelled.end).toBe("cancelled");
});

it("estimates the rest only when there is enough to go by", () => {
  expect(estimateLeft(5, 10)).toBeNull();
  expect(estimateLeft(50, 4)).toBe(4);
  expect(estimateLeft(100, 4)).toBeNull();
});
