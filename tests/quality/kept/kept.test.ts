import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startProvider } from "../../fakes/provider/start-provider.ts";
import type { FakeProvider } from "../../fakes/provider/start-provider.ts";
import { measureTrade } from "./measure-kept.ts";
import { inTurns, placeRewordings } from "./place-rewordings.ts";
import { readRewordings } from "./read-rewordings.ts";
import type { RewordedTrade } from "./read-rewordings.ts";

let provider: FakeProvider;
beforeAll(async () => {
  provider = await startProvider();
});
afterAll(() => provider.close());

const lines = [
  "Kept the hives of four farms and sold the honey at two markets",
  "Built 30 hive boxes a year from local pine",
  "Showed school classes around the apiary",
];
const resume = `Ada Fern
Beekeeper
ada@fern.example | 555 0100 200

SUMMARY
Beekeeper with an apiary of 90 hives. Works with small farms.

EXPERIENCE

Beekeeper
Oak Lane Farm, Bristol
March 2018 - present
${lines.map((line) => `- ${line}`).join("\n")}

SKILLS
Queen rearing, honey extraction
`;

const told: readonly (readonly [string, string, string])[] = [
  [
    "Oak Lane Farm",
    lines[0] ?? "",
    "Sold the honey at two markets and kept the hives of four farms",
  ],
  [
    "Oak Lane Farm",
    lines[0] ?? "",
    "Kept the hives of fourteen farms and sold the honey at two markets",
  ],
  ["Oak Lane Farm", lines[1] ?? "", "Built 30 tidy hive boxes a year from local pine"],
  ["Oak Lane Farm", "Flew to the moon", "Went to the moon"],
  [
    "summary",
    "Works with small farms.",
    "Works with small farms and won a prize at the royal show.",
  ],
];

const trade: RewordedTrade = {
  name: "beekeeper",
  resume: new TextEncoder().encode(resume),
  posting: "Beekeeper at Hollow Hill\nRequirements\n- Care of hives\n- Selling at markets",
  rewordings: told.map(([place, line, text], index) => ({
    id: `r${index + 1}`,
    place,
    line,
    text,
  })),
};

async function fates(judge?: string): Promise<string[]> {
  const input = judge === undefined ? { provider } : { provider, judge };
  return (await measureTrade(input, trade)).map(({ fate }) => fate);
}

describe("what becomes of rewordings", () => {
  it("is told by what stands in the documents", async () => {
    expect(await fates()).toEqual(["kept", "refused", "asked", "not read", "refused"]);
  });

  it("is another only for what waits, where a judge agrees to everything", async () => {
    expect(await fates("judge-agrees")).toEqual(["kept", "refused", "kept", "not read", "refused"]);
    expect(await fates("judge-refuses")).toEqual(await fates());
  });

  it("comes with reasons for what does not stand", async () => {
    const judged = await measureTrade({ provider }, trade);
    const checks = judged.map(({ reasons }) => reasons.map(({ check }) => check));
    expect(checks[0]).toEqual([]);
    expect(checks[1]).toContain("number");
    expect(checks[2]?.length).toBeGreaterThan(0);
    expect(checks[4]?.length).toBeGreaterThan(0);
  });
});

describe("the open half", () => {
  const { trades } = readRewordings("open");

  it("holds some two hundred rewordings of six trades, each with an address of its own", () => {
    const all = trades.flatMap(({ rewordings }) => rewordings);
    expect(trades).toHaveLength(6);
    expect(all.length).toBeGreaterThan(190);
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    expect(all.every(({ line, text }) => line !== "" && text !== "" && line !== text)).toBe(true);
  });
});

describe("turns", () => {
  it("word each place once", () => {
    const { rewordings } = trade;
    const role = { id: "exp1", bullets: lines.map((text, index) => ({ id: `b${index}`, text })) };
    const read = { summary: "Works with small farms.", experience: [role] };
    const placed = placeRewordings(rewordings, read);
    expect(inTurns(placed).map((turn) => turn.map(({ id }) => id))).toEqual([
      ["r1", "r3", "r5"],
      ["r2"],
    ]);
  });
});
