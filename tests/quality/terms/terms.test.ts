import { namedTerms } from "@savile/tailoring";
import { describe, expect, it } from "vitest";
import { awkwardTerms } from "./awkward.data.ts";
import { trapSentences } from "./traps.data.ts";

function linesOf(table: string): string[] {
  return table.split("\n").filter((line) => line !== "");
}

interface Case {
  readonly term: string;
  readonly sentence: string;
}

const cases = linesOf(awkwardTerms).map((line): Case => {
  const [term = "", sentence = ""] = line.split(" | ");
  return { term, sentence };
});
const traps = linesOf(trapSentences);

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&");
}

/** Whether a hit lies on the term's place; invisible characters do not count. */
function isFound({ term, sentence }: Case): boolean {
  const visible = sentence.replaceAll("\u200b", "");
  const exact = visible.search(new RegExp(`(?<!\\p{L})${escape(term)}(?!\\p{L})`, "u"));
  const at = exact >= 0 ? exact : visible.toLowerCase().indexOf(term.toLowerCase());
  return namedTerms(visible, { listed: true }).some(
    ({ span }) => span[0] < at + term.length && span[1] > at,
  );
}

describe("awkward terms", () => {
  it("are at least 260, each in its sentence", () => {
    expect(cases.length).toBeGreaterThanOrEqual(260);
    for (const { term, sentence } of cases) {
      expect(sentence.replaceAll("\u200b", "").toLowerCase()).toContain(term.toLowerCase());
    }
  });

  it("are found in 98 of 100 sentences", () => {
    const missed = cases.filter((entry) => !isFound(entry)).map(({ term }) => term);
    console.info(`awkward terms: ${cases.length - missed.length} of ${cases.length} found`);
    const allowed = Math.floor(cases.length * 0.02);
    expect(missed.length > allowed ? missed : []).toEqual([]);
  });

  it("are found through invisible characters", () => {
    expect(namedTerms("Post\u200bgreSQL").map((hit) => hit.canonical)).toEqual(["postgresql"]);
  });
});

describe("sentences that only look as if they named a skill", () => {
  it("are at least 150", () => {
    expect(traps.length).toBeGreaterThanOrEqual(150);
  });

  it.each([false, true])("give no hit (listed: %s)", (listed) => {
    const hits = traps.flatMap((sentence) =>
      namedTerms(sentence, { listed }).map((hit) => `${sentence} -> ${hit.name}`),
    );
    expect(hits).toEqual([]);
  });
});
