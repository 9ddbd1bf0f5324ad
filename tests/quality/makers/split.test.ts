import { describe, expect, it } from "vitest";
import { firstBatch, laterBatch, makersOf } from "./all-makers.ts";
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
  const [first, later] = [firstBatch(null), laterBatch(null)];

  it.each([first, later])("stand on one side each", (batch) => {
    const names = [...makersOf("known", batch), ...makersOf("sealed", batch)].map(
      ({ name }) => name,
    );
    expect(names.toSorted()).toEqual(batch.makers.map(({ name }) => name).toSorted());
    expect(new Set(names).size).toBe(names.length);
  });

  it("are in one batch each", () => {
    const names = [...first.makers, ...later.makers].map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });

  it("have a third of every kind sealed", () => {
    const sealed = makersOf("sealed", first);
    const counts = makerKinds.map((kind) => [
      first.makers.filter((one) => one.kind === kind).length,
      sealed.filter((one) => one.kind === kind).length,
    ]);
    expect(counts).toEqual([
      [16, 5],
      [8, 3],
      [3, 1],
      [1, 0],
    ]);
  });

  it("have a half sealed of what came later", () => {
    const counts = [later.makers.length, makersOf("sealed", later).length];
    expect(counts).toEqual([12, 6]);
  });
});
