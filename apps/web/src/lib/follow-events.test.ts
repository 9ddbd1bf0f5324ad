// @vitest-environment node
import type { GenerationEvent } from "@savile/contracts";
import { expect, it } from "vitest";
import { ApiError } from "./api-error.ts";
import { followEvents } from "./follow-events.ts";

function event(seq: number, state: GenerationEvent["state"]): string {
  const data = { seq, attempt: 1, status: "running", stage: null, state, progress: seq, at: "" };
  return `id: j-${seq}\ndata: ${JSON.stringify(data)}\n\n`;
}

/** Follows scripted answers, one per attempt, without waiting between them. */
async function follow(answers: readonly (() => Response)[]) {
  const controller = new AbortController();
  const lastIds: string[] = [];
  const seen: number[] = [];
  const lost: boolean[] = [];
  await followEvents({
    signal: controller.signal,
    open: async (lastEventId) => {
      lastIds.push(lastEventId);
      const answer = answers[lastIds.length - 1];
      if (answer === undefined) throw new Error("no more answers");
      return await Promise.resolve(answer());
    },
    onEvent: (one) => seen.push(one.seq),
    onConnection: (down) => lost.push(down),
    wait: async () => {
      await Promise.resolve();
    },
  });
  return { lastIds, seen, lost };
}

it("reports each event and ends with the last one", async () => {
  const result = await follow([
    () => new Response(event(1, "started") + event(2, "finished") + event(3, "ended")),
  ]);
  expect(result.seen).toEqual([1, 2, 3]);
  expect(result.lastIds).toEqual([""]);
});

it("takes a broken line up again after the last event that arrived", async () => {
  const result = await follow([
    () => new Response(event(1, "started")),
    () => {
      throw new ApiError("network_error", 0, "");
    },
    () => new Response(event(2, "ended")),
  ]);
  expect(result.lastIds).toEqual(["", "j-1", "j-1"]);
  expect(result.seen).toEqual([1, 2]);
  expect(result.lost).toContain(true);
  expect(result.lost.at(-1)).toBe(false);
});

it("skips what is not an event of ours", async () => {
  const result = await follow([
    () => new Response(`data: hello\n\ndata: {"x":1}\n\n${event(1, "ended")}`),
  ]);
  expect(result.seen).toEqual([1]);
});

it("throws a refusal instead of asking for ever", async () => {
  const refused = follow([
    () => {
      throw new ApiError("session_not_found", 404, "Session not found. Please start over.");
    },
  ]);
  await expect(refused).rejects.toMatchObject({ code: "session_not_found" });
});
