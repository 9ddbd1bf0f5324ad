import { parsePosting } from "@savile/tailoring";
import { describe, expect, it } from "vitest";
import { corpusPostings } from "../corpus.ts";
import { postingCases } from "./synthetic.data.ts";
import type { PostingCase } from "./synthetic.data.ts";

function asked(text: string, level: "required" | "preferred"): Set<string> {
  return new Set(
    parsePosting(text)
      .requirements.filter((entry) => entry.level === level)
      .flatMap((entry) => entry.canonical),
  );
}

/** What was read otherwise than expected, in words. */
function wrongOf(entry: PostingCase): string[] {
  const posting = parsePosting(entry.text);
  const required = asked(entry.text, "required");
  const preferred = asked(entry.text, "preferred");
  const duties = new Set(posting.duties.map((one) => one.text));
  const named = new Set(posting.requirements.flatMap((one) => one.canonical));
  return [
    posting.title === entry.title ? [] : [`title ${posting.title ?? "none"}`],
    posting.company === entry.company ? [] : [`company ${posting.company ?? "none"}`],
    entry.years === undefined || posting.years === entry.years
      ? []
      : [`years ${posting.years ?? "none"}`],
    (entry.required ?? []).filter((id) => !required.has(id)).map((id) => `not required: ${id}`),
    (entry.preferred ?? []).filter((id) => !preferred.has(id)).map((id) => `not preferred: ${id}`),
    (entry.absent ?? []).filter((id) => named.has(id)).map((id) => `asked: ${id}`),
    (entry.duties ?? []).filter((text) => !duties.has(text)).map((text) => `no duty: ${text}`),
  ].flat();
}

describe("postings as pages are pasted", () => {
  it.each(postingCases.map((entry) => [entry.name, entry] as const))("are read: %s", (_, entry) => {
    expect(wrongOf(entry)).toEqual([]);
  });
});

/** A clause in the middle of a demand: "who is", "we will". */
const clause = /\b(?:is|are|was|were|will|you|we|who|which|that)\b/i;

describe("demands of real postings", () => {
  const demands = corpusPostings().flatMap(({ name, text }) =>
    parsePosting(text)
      .requirements.filter((entry) => ["skill", "soft"].includes(entry.kind))
      .map((entry) => ({ name, text: entry.text })),
  );

  it("read like phrases that a person would recognise", () => {
    const odd = demands.filter(
      ({ text }) => clause.test(text) || text.split(/\s+/).length > 12 || /[,;:]$/.test(text),
    );
    expect(odd).toEqual([]);
  });
});
