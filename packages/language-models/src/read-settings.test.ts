import { planIds } from "@savile/model";
import { describe, expect, it } from "vitest";
import { planEngines } from "./language-models.ts";
import { readModelSettings } from "./read-settings.ts";

function settingsOf(environment: Record<string, string>) {
  const read = readModelSettings(environment);
  if (!read.ok) throw new Error(read.error);
  return read.value;
}

describe("the settings of language models", () => {
  it("name no provider without a key", () => {
    expect(settingsOf({}).provider).toEqual({ none: "no-key" });
    expect(planEngines(settingsOf({})).every((engine) => engine.display === null)).toBe(true);
  });

  it("give each plan a current model once there is a key", () => {
    const settings = settingsOf({ ANTHROPIC_API_KEY: "k" });
    expect(planIds.map((plan) => settings.choices[plan]?.id)).toEqual([
      "claude-haiku-5-5",
      "claude-sonnet-5-5",
      "claude-sonnet-5-5",
      "claude-opus-5-5",
    ]);
    expect(settings.limits).toEqual({ dayMicros: 20_000_000, monthMicros: 200_000_000, atOnce: 5 });
  });

  it("map plans to models, prices and names by JSON, `null` for the embedded engine", () => {
    const given = {
      free: null,
      starter: { id: "own", display: "Own", prices: { input: 1, output: 2 } },
    };
    const settings = settingsOf({
      LLM_PROVIDER: "openai-compatible",
      LLM_BASE_URL: "http://127.0.0.1:11434/v1/",
      LLM_MODEL: "llama",
      LLM_MODELS: JSON.stringify(given),
    });
    expect(settings.provider).toMatchObject({ baseUrl: "http://127.0.0.1:11434/v1" });
    expect(settings.choices.free).toBeNull();
    expect(settings.choices.starter).toMatchObject({ display: "Own", prices: { cacheRead: 1 } });
    expect(settings.choices.enterprise).toMatchObject({ id: "llama", display: "llama" });
  });

  it("keep everything on this machine when asked, a server on it excepted", () => {
    const closed = { LLM_LOCAL_ONLY: "1" };
    expect(settingsOf({ ...closed, ANTHROPIC_API_KEY: "k" }).provider).toEqual({
      none: "local-only",
    });
    const own = { LLM_PROVIDER: "openai-compatible", LLM_MODEL: "m" };
    const local = settingsOf({ ...closed, ...own, LLM_BASE_URL: "http://localhost:1234/v1" });
    expect(local.provider).toMatchObject({ kind: "openai-compatible" });
    const far = settingsOf({ ...closed, ...own, LLM_BASE_URL: "https://models.example/v1" });
    expect(far.provider).toEqual({ none: "local-only" });
  });

  it("name no judge unless one is asked for that was measured well enough", () => {
    const environment = { ANTHROPIC_API_KEY: "k", LLM_JUDGE: "claude-haiku-5-5" };
    const row = { date: "2026-11-20", batches: [], lies: 90, falseYes: 0, honest: 90, falseNo: 4 };
    const table = [{ ...row, model: "claude-haiku-5-5" }];
    expect(settingsOf({ ANTHROPIC_API_KEY: "k" }).judge).toBeUndefined();
    expect(readModelSettings(environment).ok).toBe(false);
    const read = readModelSettings(environment, table);
    expect(read.ok && read.value.judge).toMatchObject({ display: "Claude Haiku 5.5" });
    const other = readModelSettings({ ...environment, LLM_JUDGE: '{"id":"m"}' }, "any");
    expect(other.ok && other.value.judge).toMatchObject({ id: "m", prices: { version: "none" } });
    expect(readModelSettings({ ...environment, LLM_JUDGE: '{"id":7}' }, "any").ok).toBe(false);
  });

  it.each([
    [{ LLM_PROVIDER: "anthropic" }, "ANTHROPIC_API_KEY"],
    [{ LLM_PROVIDER: "openai-compatible" }, "LLM_BASE_URL"],
    [{ LLM_PROVIDER: "openai-compatible", LLM_BASE_URL: "http://x/v1" }, "LLM_MODEL"],
    [{ LLM_PROVIDER: "other" }, "LLM_PROVIDER"],
    [{ ANTHROPIC_API_KEY: "s3cret", LLM_MODELS: "{" }, "LLM_MODELS"],
    [{ ANTHROPIC_API_KEY: "s3cret", LLM_JUDGE: "unmeasured" }, "LLM_JUDGE"],
    [{ ANTHROPIC_API_KEY: "s3cret", LLM_BUDGET_DAY_USD: "-1" }, "LLM_BUDGET_DAY_USD"],
  ])("are refused in a sentence that names the setting and no key: %o", (environment, name) => {
    const read = readModelSettings(environment);
    expect(read.ok ? "" : read.error).toContain(name);
    expect(read.ok ? "" : read.error).not.toContain("s3cret");
  });
});
