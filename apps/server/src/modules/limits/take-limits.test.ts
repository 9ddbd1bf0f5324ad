import { describe, expect, it } from "vitest";
import { sharedService } from "../../testing/shared-service.ts";
import { earnLimits, giveBackLimits, takeLimits } from "./take-limits.ts";
import type { LimitRule } from "./take-limits.ts";

const service = await sharedService();
const { query } = service.needs.database;
const start = service.clock.now();
const after = (seconds: number) => new Date(start.getTime() + seconds * 1_000);
const take = (rules: readonly LimitRule[], seconds = 0) => takeLimits(query, rules, after(seconds));

/** Takes under a rule so many times; answers how many went on. */
async function count(rule: LimitRule, times: number): Promise<number> {
  let went = 0;
  for (let turn = 0; turn < times; turn += 1) if ((await take([rule])).ok) went += 1;
  return went;
}

describe("limits", () => {
  it("let so many through, say how long to wait, and begin anew with the next window", async () => {
    const rule = { key: "limits:one", count: 2, seconds: 60 };
    expect(await count(rule, 2)).toBe(2);
    expect(await take([rule], 10.5)).toEqual({ ok: false, retryAfter: 50 });
    expect(await take([rule], 59.999)).toEqual({ ok: false, retryAfter: 1 });
    expect(await take([rule], 60)).toEqual({ ok: true });
  });

  it("count under all rules or under none, and name the longest wait", async () => {
    const [minute, hour] = [
      { key: "limits:minute", count: 1, seconds: 60 },
      { key: "limits:hour", count: 2, seconds: 3_600 },
    ];
    expect((await take([minute, hour])).ok).toBe(true);
    expect(await take([minute, hour], 30)).toEqual({ ok: false, retryAfter: 30 });
    expect((await take([hour], 30)).ok).toBe(true);
    expect(await take([minute, hour], 30)).toEqual({ ok: false, retryAfter: 3_570 });
  });

  it("admit the first ones only of what comes at the same moment", async () => {
    const rule = { key: "limits:burst", count: 3, seconds: 60 };
    const all = await Promise.all(Array.from({ length: 20 }, () => take([rule])));
    expect(all.filter(({ ok }) => ok)).toHaveLength(3);
  });

  it("that are given back can be taken again", async () => {
    const rule = { key: "limits:back", count: 1, seconds: 60 };
    expect(await count(rule, 2)).toBe(1);
    await giveBackLimits(query, [rule]);
    await giveBackLimits(query, [rule]);
    expect(await count(rule, 2)).toBe(1);
  });

  it("are widened by what is earned, up to a bound beyond their count and for this window alone", async () => {
    const rule = { key: "limits:earned", count: 1, seconds: 60 };
    expect(await count(rule, 2)).toBe(1);
    for (const _ of [1, 2, 3]) {
      await earnLimits(query, [rule.key], { by: 2, most: 3, now: start });
    }
    expect(await count(rule, 10)).toBe(1 + 3);
    expect(await take([rule], 60)).toEqual({ ok: true });
    expect((await take([rule], 60)).ok).toBe(false);
  });
});
