import { performanceTargets } from "@savile/model";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { runEvents } from "../../db/schema.ts";
import { sharedService } from "../../testing/shared-service.ts";
import { newPerson } from "../../testing/visitor.ts";
import { noteRunCompleted, noteRunStarted } from "./run-events.ts";
import type { RunCompleted } from "./run-events.ts";

const service = await sharedService();
const { query } = service.needs.database;
const { accountId } = await newPerson(service);
const at = service.clock.now();
let runs = 0;

/** The events of a run after `note` was called with it. */
async function eventsOf(
  note: (run: { accountId: string; sessionId: string; at: Date }) => unknown,
) {
  runs += 1;
  const sessionId = `run ${runs}`;
  await note({ accountId, sessionId, at });
  return query
    .select()
    .from(runEvents)
    .where(eq(runEvents.sessionId, sessionId))
    .orderBy(runEvents.id);
}

async function ended(
  run: "generation" | "refinement",
  end: Pick<RunCompleted, "outcome" | "durationMs" | "made">,
) {
  const [event] = await eventsOf((started) => noteRunCompleted(query, run, { ...started, ...end }));
  return event;
}

describe("a run that began", () => {
  it.each(["generation", "refinement"] as const)("is noted as a %s with its time", async (run) => {
    expect(await eventsOf((started) => noteRunStarted(query, run, started))).toMatchObject([
      { kind: `${run}_started`, accountId, at, targetMs: performanceTargets[run], outcome: null },
    ]);
  });
});

describe("a run that ended", () => {
  it("kept its time where it succeeded within it, to the millisecond", async () => {
    const outcome = "succeeded";
    const limit = performanceTargets.refinement;
    expect(await ended("refinement", { outcome, durationMs: limit })).toMatchObject({
      kind: "refinement_completed",
      outcome,
      durationMs: limit,
      targetMs: limit,
      targetMet: true,
    });
    expect(await ended("refinement", { outcome, durationMs: limit + 1 })).toMatchObject({
      targetMet: false,
    });
    expect(await ended("generation", { outcome, durationMs: limit + 1 })).toMatchObject({
      kind: "generation_completed",
      targetMet: true,
    });
  });

  it.each(["failed", "cancelled"] as const)("kept no time where it was %s", async (outcome) => {
    expect(await ended("generation", { outcome, durationMs: 5 })).toMatchObject({
      outcome,
      targetMet: false,
      engine: null,
      because: null,
    });
  });

  it("took whole milliseconds, and none where a clock went back", async () => {
    const outcome = "succeeded";
    expect(await ended("generation", { outcome, durationMs: 12.6 })).toMatchObject({
      durationMs: 13,
    });
    expect(await ended("generation", { outcome, durationMs: -40 })).toMatchObject({
      durationMs: 0,
      targetMet: true,
    });
  });

  it("says who wrote, and why no model did", async () => {
    const made = { engine: "embedded", because: "budget", version: "1" } as const;
    const done = { outcome: "succeeded", durationMs: 5 } as const;
    expect(await ended("generation", { ...done, made })).toMatchObject({
      engine: "embedded",
      because: "budget",
    });
    const written = { engine: "llm", model: "Large", version: "1" } as const;
    expect(await ended("generation", { ...done, made: written })).toMatchObject({
      engine: "llm",
      because: null,
    });
  });
});
