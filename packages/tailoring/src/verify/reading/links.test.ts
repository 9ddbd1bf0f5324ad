import { describe, expect, it } from "vitest";
import { linkIn } from "./links.ts";

function sides(text: string): [string, string] | undefined {
  const link = linkIn(text);
  return link === undefined
    ? undefined
    : [text.slice(...link.cause).trim(), text.slice(...link.effect).trim()];
}

describe("a cause and its effect", () => {
  it.each([
    ["Fewer calls because of the new notices", "the new notices", "Fewer calls"],
    ["Because of my notices, fewer people called", "my notices", ", fewer people called"],
    ["Through my notices the calls went down", "my notices", "the calls went down"],
    ["By hanging up notices I cut the calls", "hanging up notices", "I cut the calls"],
    ["Hung up notices and thereby cut the calls", "Hung up notices", "cut the calls"],
    ["Hung up notices, which raised the sales", "Hung up notices", "raised the sales"],
    ["Hung up notices and so lowered the noise", "Hung up notices", "lowered the noise"],
  ])("are joined in: %s", (text, cause, effect) => {
    expect(sides(text)).toEqual([cause, effect]);
  });

  it.each([
    "Hung up notices and answered calls",
    "Answered calls through the night",
    "Worked there since 2018",
    "Wrote notices so far",
  ])("are not joined in: %s", (text) => {
    expect(linkIn(text)).toBeUndefined();
  });

  it("may be a manner", () => {
    expect(linkIn("Cut the calls by hanging up notices")?.manner).toBe(true);
    expect(linkIn("Fewer calls thanks to notices")?.manner).toBe(false);
  });
});
