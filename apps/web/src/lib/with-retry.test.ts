// @vitest-environment node
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ApiError } from "./api-error.ts";
import { withRetry } from "./with-retry.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const fault = new ApiError("network_error", 0, "");

/** Fails as often as told, then answers; notes when each attempt was made. */
function failing(times: number, error: Error) {
  const at: number[] = [];
  const begun = Date.now();
  const call = async (): Promise<string> => {
    at.push(Date.now() - begun);
    if (at.length <= times) throw error;
    return await Promise.resolve("there");
  };
  return { at, call };
}

it("tries three times, a second and then two seconds later", async () => {
  const { at, call } = failing(2, fault);
  const attempts: number[] = [];
  const answer = withRetry(call, { onAttempt: (attempt) => attempts.push(attempt) });
  await vi.runAllTimersAsync();
  expect(await answer).toBe("there");
  expect(at).toEqual([0, 1_000, 3_000]);
  expect(attempts).toEqual([2, 3]);
});

it("gives the last failure after the third attempt", async () => {
  const { at, call } = failing(9, new ApiError("server_error", 503, "busy"));
  const answer = withRetry(call).catch((error: unknown) => error);
  await vi.runAllTimersAsync();
  expect(await answer).toMatchObject({ status: 503 });
  expect(at).toHaveLength(3);
});

it("does not repeat what was refused", async () => {
  const { at, call } = failing(9, new ApiError("format_locked", 403, "no"));
  await expect(withRetry(call)).rejects.toMatchObject({ code: "format_locked" });
  expect(at).toEqual([0]);
});

it("never waits longer than the policy allows", async () => {
  const { at, call } = failing(9, fault);
  const policy = { attempts: 6, firstDelayMs: 1_000, mostDelayMs: 3_000 };
  const answer = withRetry(call, { policy }).catch((error: unknown) => error);
  await vi.runAllTimersAsync();
  await answer;
  expect(at).toEqual([0, 1_000, 3_000, 6_000, 9_000, 12_000]);
});

it("stops waiting when it is cancelled", async () => {
  const { at, call } = failing(9, fault);
  const stop = new AbortController();
  const answer = withRetry(call, { signal: stop.signal }).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(500);
  stop.abort();
  expect(await answer).toMatchObject({ name: "AbortError" });
  expect(at).toEqual([0]);
});
