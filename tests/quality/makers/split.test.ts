import { describe, expect, it } from "vitest";
import { allMakers, makersOf } from "./all-makers.ts";
import { makerKinds } from "./maker.ts";
import { sealedOf } from "./split.ts";

describe("the split of a batch", () => {
  const names = Array.from({ length: 30 }, (_, index) => `maker ${index}`);

  it("seals a third, whatever the order in which the batch is written", () => {
    const sealed = sealedOf(names);
    expect(sealed.size).toBe(10);
    expect(sealedOf(names.toReversed())).toEqual(sealed);
  });

  it("goes by the hash of the name alone", () => {
    // SHA-256 of these begins with ca97, 3e23 and 2e7d.
    expect([...sealedOf(["a", "b", "c"])]).toEqual(["c"]);
  });

  it("seals nothing of a batch of one", () => {
    expect(sealedOf(["alone"]).size).toBe(0);
  });
});

describe("the makers", () => {
  const all = allMakers(null);

  it("stand on one side each", () => {
    const names = [...makersOf("known", all), ...makersOf("sealed", all)].map(({ name }) => name);
    expect(names.toSorted()).toEqual(all.map(({ name }) => name).toSorted());
    expect(new Set(names).size).toBe(names.length);
  });

  it("have a third of every kind sealed", () => {
    const sealed = makersOf("sealed", all);
    const counts = makerKinds.map((kind) => [
      all.filter((one) => one.kind === kind).length,
      sealed.filter((one) => one.kind === kind).length,
    ]);
    expect(counts).toEqual([
      [16, 5],
      [8, 3],
      [3, 1],
      [1, 0],
    ]);
  });
});
