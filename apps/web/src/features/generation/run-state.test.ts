// @vitest-environment node
import type { GenerationEvent } from "@savile/contracts";
import { expect, it } from "vitest";
import { advanceRun, freshRun, secondsLeft } from "./run-state.ts";

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
  let run = advanceRun(freshRun, event({ stage: "analyze" }), 0);
  expect(run.active).toBe("analyze");
  run = advanceRun(
    run,
    event({ stage: "analyze", state: "finished", progress: 10, found: "12 requirements" }),
    0,
  );
  expect(run.done.has("analyze")).toBe(true);
  expect(run.found.get("analyze")).toBe("12 requirements");
  expect(run.percent).toBe(10);
});

it("never shows more than 95 percent before the answer, and 100 with it", () => {
  const almost = advanceRun(
    freshRun,
    event({ stage: "format", state: "finished", progress: 100 }),
    0,
  );
  expect(almost.percent).toBe(95);
  const end = advanceRun(almost, event({ state: "ended", status: "succeeded", progress: 100 }), 0);
  expect(end).toMatchObject({ end: "succeeded", percent: 100 });
  expect(end.done.size).toBe(6);
});

it("starts over, visibly, when a new attempt begins", () => {
  const first = advanceRun(
    freshRun,
    event({ stage: "optimize", state: "finished", progress: 70 }),
    0,
  );
  const second = advanceRun(first, event({ attempt: 2, stage: "analyze", progress: 0 }), 0);
  expect(second).toMatchObject({ attempt: 2, percent: 0 });
  expect(second.done.size).toBe(0);
});

it("tells failed from cancelled and keeps the code", () => {
  const failed = advanceRun(
    freshRun,
    event({ state: "ended", status: "failed", error_code: "resume_without_content" }),
    0,
  );
  expect(failed).toMatchObject({ end: "failed", errorCode: "resume_without_content" });
  const cancelled = advanceRun(freshRun, event({ state: "ended", status: "cancelled" }), 0);
  expect(cancelled.end).toBe("cancelled");
});

it("counts down to the end that the last event told, and says nothing once that is past", () => {
  const run = advanceRun(freshRun, event({ stage: "optimize", left_ms: 12_400 }), 1_000);
  expect(secondsLeft(run, 1_000)).toBe(12);
  expect(secondsLeft(run, 9_000)).toBe(4);
  expect(secondsLeft(run, 20_000)).toBeNull();
  expect(secondsLeft(freshRun, 1_000)).toBeNull();
});

function lines(...slots: string[]) {
  return slots.map((slot) => ({ slot, text: `Words of ${slot}` }));
}

it("keeps the lines that are being written, the latest last, while the task goes on", () => {
  let run = advanceRun(freshRun, event({ stage: "optimize", writer: "Model" }), 0);
  run = advanceRun(run, event({ state: "writing", lines: lines("summary", "exp1.b1") }), 0);
  run = advanceRun(run, event({ state: "writing", lines: lines("summary") }), 0);
  expect([...run.lines.keys()]).toEqual(["exp1.b1", "summary"]);
  expect(run).toMatchObject({ active: "optimize", writer: "Model" });
  expect(advanceRun(run, event({ attempt: 2 }), 0).lines.size).toBe(0);
});
