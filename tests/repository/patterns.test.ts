import { describe, expect, it } from "vitest";
import { patternsIn, patternsOf, slowestMs } from "./slow-patterns.ts";
import type { Pattern } from "./slow-patterns.ts";
import { productPaths } from "./source-files.ts";

const limitMs = 50;

/** What reads texts of strangers before any package does. */
const patterns = productPaths()
  .filter((path) => /^(?:apps\/server|packages\/contracts)\//.test(path))
  .flatMap(patternsOf);

const slowOf = (found: readonly Pattern[]): string[] =>
  found.filter(({ regex }) => slowestMs(regex, limitMs) >= limitMs).map(({ place }) => place);

describe("S30 the regular expressions of the service", () => {
  it("were all found", () => {
    expect(patterns.length).toBeGreaterThan(60);
  });

  it(`take less than ${limitMs} ms on 100 KB of hostile text`, () => {
    expect(slowOf(patterns)).toEqual([]);
  });

  it.each(["const a = /(a+)+$/;", "f(/\\s+$/u);", 'x.replace(/(.*),(.*),(.*)z/, "")'])(
    "would be found slow in %s",
    (text) => {
      expect(slowOf(patternsIn("x.ts", text))).toEqual(["x.ts:1"]);
    },
  );
});
