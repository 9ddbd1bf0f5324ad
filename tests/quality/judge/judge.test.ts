import { forEveryPlan } from "@savile/language-models";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startProvider } from "../../fakes/provider/start-provider.ts";
import type { FakeProvider } from "../../fakes/provider/start-provider.ts";
import { readBatch } from "../claims/read-batch.ts";
import { measureJudge } from "./measure-judge.ts";
import { residueOf } from "./residue-of-batch.ts";
import type { ResidueClaim } from "./residue-of-batch.ts";

let provider: FakeProvider;
let residue: readonly ResidueClaim[] = [];
beforeAll(async () => {
  provider = await startProvider();
  residue = await residueOf(readBatch("a"));
});
afterAll(() => provider.close());

const lies = (): number => residue.filter(({ honest }) => !honest).length;

async function measured(manner: string) {
  const prices = { version: "test", input: 1, output: 1, cacheRead: 1, cacheWrite: 1 };
  const judge = { id: `fake:judge-${manner}`, display: "Judge", prices, maxTokens: 1_000 };
  const limits = { dayMicros: null, monthMicros: null, atOnce: 5 };
  const kind = "anthropic" as const;
  const settings = {
    provider: { kind, apiKey: "fake", baseUrl: provider.url },
    choices: forEveryPlan(judge),
    limits,
  };
  const { falseYes, falseNo, attempts } = await measureJudge(settings, judge, residue);
  const counts = [falseYes, falseNo].map(({ share, of }) => Math.round(share * of));
  return { counts, calls: attempts.length };
}

describe("the measurement of a judge", () => {
  it("asks about claims in doubt for wording alone, each with lines and open words of its own", () => {
    expect(residue.length).toBeGreaterThan(0);
    for (const { verdict, question } of residue) {
      expect(verdict).toBe("weak");
      expect(question.evidence.length).toBeGreaterThan(0);
      expect(question.open.every((part) => question.claim.includes(part))).toBe(true);
    }
  });

  it("counts what one that agrees to everything lets through", async () => {
    const { counts, calls } = await measured("agrees");
    expect(counts).toEqual([lies(), 0]);
    expect(calls).toBe(2 * residue.length);
  });

  it("counts what one that refuses everything stops", async () => {
    const { counts, calls } = await measured("refuses");
    expect(counts).toEqual([0, residue.length - lies()]);
    expect(calls).toBe(residue.length);
  });

  it("takes no answer of another form", async () => {
    expect((await measured("chatters")).counts).toEqual([0, residue.length - lies()]);
  });
});
