import { timeLimit } from "@savile/testing";
import { assert as holds, json as anyJson, property } from "fast-check";
import { describe, expect, it } from "vitest";
import { packAgainst, packText, unpackAgainst, unpackText } from "./pack-text.ts";

const json = anyJson({ maxDepth: 5 });

/** Lines as a document has them. */
function lines(count: number, change: (text: string, index: number) => string): string {
  const claims = Array.from({ length: count }, (_, index) => ({
    id: `c${index}`,
    text: change(`Line ${index} about ${index * 7919} things that were done`, index),
    evidence: { factIds: [`exp1.b${index}`], posting: [] },
  }));
  return JSON.stringify({ claims });
}

describe("a packed text", () => {
  it("comes back as it was", () => {
    holds(
      property(json, (text) => {
        expect(unpackText(packText(text))).toBe(text);
      }),
    );
  });

  it("comes back as it was from its difference to any other text", () => {
    holds(
      property(json, json, (text, basis) => {
        expect(unpackAgainst(packAgainst(text, basis), basis)).toBe(text);
      }),
    );
  });

  it("is small where one of 200 lines reads differently", () => {
    const basis = lines(200, (text) => text);
    const text = lines(200, (line, index) => (index === 90 ? `${line} in time` : line));
    const packed = packAgainst(text, basis);
    expect(unpackAgainst(packed, basis)).toBe(text);
    expect(packed.length).toBeLessThan(200);
    expect(packed.length).toBeLessThan(packText(text).length / 5);
  });

  it("is refused once it was altered", () => {
    expect(() => unpackText("bm90aGluZw==")).toThrow(/decompress/i);
    expect(() => unpackAgainst(packText('{"no":"steps"}'), "")).toThrow(/invalid/i);
  });

  it.each(["},".repeat(50_000), "[".repeat(100_000), `"${"],".repeat(40_000)}"`])(
    "takes no long time over a text made to be slow",
    (text) => {
      const start = performance.now();
      expect(unpackAgainst(packAgainst(text, text), text)).toBe(text);
      expect(performance.now() - start).toBeLessThan(timeLimit(1_500));
    },
  );
});
