import { runs } from "@savile/testing";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createQueue } from "./queue.ts";
import type { Asker } from "./queue.ts";

const limits = { all: 6, previews: 4, account: 3 };

function job(name: string, asker: Asker = {}) {
  return { name, asker };
}

describe("the queue of documents", () => {
  test("gives them out in the order in which they came", () => {
    const queue = createQueue<ReturnType<typeof job>>(limits);
    for (const name of ["a", "b", "c"]) queue.add(job(name));
    queue.again(job("once more"));
    expect([queue.next(), queue.next()].map((next) => next?.name)).toEqual(["once more", "a"]);
    expect(queue.clear().map(({ name }) => name)).toEqual(["b", "c"]);
    expect(queue.size).toBe(0);
    expect(queue.next()).toBeUndefined();
  });

  test("a newer preview of the same document takes the place of the one that waits", () => {
    const queue = createQueue<ReturnType<typeof job>>(limits);
    const asker = { account: "ada", preview: "resume" };
    queue.add(job("old", asker));
    queue.add(job("file", { account: "ada" }));
    expect(queue.add(job("new", asker))).toMatchObject({
      kind: "waits",
      replaced: { name: "old" },
    });
    expect(queue.next()?.name).toBe("new");
  });

  test("the same name of another account replaces nothing", () => {
    const queue = createQueue<ReturnType<typeof job>>(limits);
    queue.add(job("hers", { account: "ada", preview: "resume" }));
    queue.add(job("his", { account: "ben", preview: "resume" }));
    expect(queue.size).toBe(2);
  });

  test("files are never replaced and find room where previews do not", () => {
    const queue = createQueue<ReturnType<typeof job>>(limits);
    for (const index of [1, 2, 3, 4]) queue.add(job("page", { preview: `p${index}` }));
    expect(queue.add(job("page", { preview: "p5" }))).toEqual({ kind: "full" });
    expect(queue.add(job("file")).kind).toBe("waits");
    expect(queue.add(job("file")).kind).toBe("waits");
    expect(queue.add(job("file"))).toEqual({ kind: "full" });
  });

  test("an account takes no more than its share", () => {
    const queue = createQueue<ReturnType<typeof job>>(limits);
    for (const index of [1, 2, 3]) queue.add(job(`file ${index}`, { account: "ada" }));
    expect(queue.add(job("one more", { account: "ada" }))).toEqual({ kind: "full" });
    expect(queue.add(job("another's", { account: "ben" })).kind).toBe("waits");
  });

  test("what stays behind lets all others go first, and keeps its order", () => {
    const queue = createQueue<ReturnType<typeof job>>(limits);
    for (const name of ["picture 1", "picture 2"]) queue.add(job(name, { behind: true }));
    for (const name of ["page 1", "page 2"]) queue.add(job(name));
    const given = [1, 2, 3, 4, 5].map(() => queue.next()?.name);
    expect(given).toEqual(["page 1", "page 2", "picture 1", "picture 2", undefined]);
  });

  test("holds a preview of whom nobody knows apart from that of an account", () => {
    const queue = createQueue<ReturnType<typeof job>>(limits);
    queue.add(job("hers", { account: "ada", preview: "resume" }));
    expect(queue.add(job("a guest's", { preview: "resume" }))).toEqual({
      kind: "waits",
      replaced: null,
    });
    expect(queue.add(job("newer", { preview: "resume" }))).toMatchObject({
      replaced: { name: "a guest's" },
    });
  });

  test("a newer preview finds its place even where there is no room for another", () => {
    const queue = createQueue<ReturnType<typeof job>>(limits);
    const asker = { account: "ada", preview: "resume" };
    queue.add(job("old", asker));
    for (let index = 1; index < limits.all; index += 1) queue.add(job(`file ${index}`));
    expect(queue.add(job("file"))).toEqual({ kind: "full" });
    expect(queue.add(job("new", asker)).kind).toBe("waits");
    expect(queue.size).toBe(limits.all);
  });

  test("gives each request out once, in order, and never holds more than its limits", () => {
    const asker = fc.record({
      account: fc.constantFrom(undefined, "ada", "ben"),
      preview: fc.constantFrom(undefined, undefined, "resume", "letter"),
      behind: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(fc.option(asker), { maxLength: 60 }), (steps) => {
        const queue = createQueue<ReturnType<typeof job>>(limits);
        const given: string[] = [];
        const gone = new Set<string>();
        steps.forEach((step, index) => {
          if (step === null) {
            const next = queue.next();
            if (next !== undefined) given.push(next.name);
            return;
          }
          const added = queue.add(job(`${step.behind ? "behind" : "first"} ${index}`, step));
          if (added.kind === "full") gone.add(String(index));
          else if (added.replaced !== null) gone.add(added.replaced.name.split(" ")[1] ?? "");
          expect(queue.size).toBeLessThanOrEqual(limits.all);
        });
        const rest = queue.clear().map(({ name }) => name);
        const all = [...given, ...rest];
        const asked = steps.filter((step) => step !== null).length;
        expect(new Set(all).size).toBe(all.length);
        expect(all.length + gone.size).toBe(asked);
      }),
      { numRuns: runs(500) },
    );
  });
});
