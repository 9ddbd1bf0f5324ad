import { expect, it } from "vitest";
import { runEach } from "./run-each.ts";

it("runs what comes after a failure, and names what failed", async () => {
  const done: string[] = [];
  const failed: string[] = [];
  const work = {
    first: async () => done.push("first"),
    second: async () => {
      throw new Error("down");
    },
    third: async () => done.push("third"),
  };
  await runEach(work, (name) => failed.push(name));
  expect({ done, failed }).toEqual({ done: ["first", "third"], failed: ["second"] });
});
