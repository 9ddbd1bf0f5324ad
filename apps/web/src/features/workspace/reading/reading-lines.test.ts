import type { Leaf, Page } from "@savile/model";
import { describe, expect, it } from "vitest";
import { readingOf } from "./reading-lines.ts";

const leaves: readonly Leaf[] = [
  { address: "name", text: "Orla Finch", kind: "name" },
  { address: "contact.email", text: "orla@example.org", kind: "contact" },
  { address: "summary", text: "Gardener.", kind: "summary" },
  { address: "exp1.title", text: "Head Gardener", kind: "title", entry: "exp1" },
  { address: "exp1.b1", text: "Led six gardeners", kind: "bullet", entry: "exp1" },
  { address: "skl1.s1", text: "Pruning", kind: "skill", entry: "skl1" },
];

function pageOf(paths: readonly string[]): Page {
  const regions = paths.map((path, index) => ({ path, x: 0, y: index * 12, w: 100, h: 10 }));
  return { hash: "a", w: 612, h: 792, regions };
}

describe("a document as running text", () => {
  it("has the order of the values while no page is there, in parts under their headings", () => {
    const parts = readingOf(leaves, []);
    expect(parts.map(({ name }) => name)).toEqual([null, "Summary", "Experience", "Skills"]);
    expect(parts[0]?.lines.map(({ look }) => look)).toEqual(["name", "small"]);
    expect(parts[2]?.lines.map(({ look }) => look)).toEqual(["head", "bullet"]);
  });

  it("follows the pages: their order, each line once, and only what is printed", () => {
    const pages = [pageOf(["skl1.s1", "name", "name"]), pageOf(["exp1.b1", "gone.b9"])];
    const read = readingOf(leaves, pages).flatMap(({ lines }) => lines.map(({ path }) => path));
    expect(read).toEqual(["skl1.s1", "name", "exp1.b1"]);
  });
});
