import { describe, expect, it } from "vitest";
import { maxBullets } from "../base/limits.ts";
import { emptyResume } from "../resume/resume.ts";
import type { Extraction } from "../tailoring/extraction.ts";
import { extractionOf } from "../testing/extraction-of.ts";
import { linesOf } from "../testing/sample-documents.ts";
import { applyCorrections } from "./apply-corrections.ts";
import type { Correction } from "./correction.ts";

const who = { accountId: "a1", at: "2026-01-02T03:04:05.000Z" };
const resume = {
  ...emptyResume(),
  name: "Orla Finch",
  competencies: linesOf("c", "Pruning"),
};
const read = extractionOf(resume, ["  Head   gardener at Wexcombe ", "Rowing", " "]);
const [job = "", hobby = "", blank = ""] = read.unplaced;

function place(line: string, to: string, text?: string): Correction {
  return { op: "placeLine", line, to, ...(text === undefined ? {} : { text }) };
}

function correct(from: Extraction, ...corrections: Correction[]): Extraction {
  const result = applyCorrections(from, corrections, who);
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
}

function codeOf(from: Extraction, ...corrections: Correction[]): string {
  const result = applyCorrections(from, corrections, who);
  return result.ok ? "ok" : result.error.code;
}

/** The part of the file that a fact says it comes from. */
function placeOf({ facts, lines }: Extraction, id: string): string | undefined {
  const span = facts.find((fact) => fact.id === id)?.span;
  return (
    span &&
    lines
      .map(({ text }) => text)
      .join("\n")
      .slice(span.start, span.end)
  );
}

describe("a line of the file", () => {
  it("fills a free value with its words, at their place in the file", () => {
    const after = correct(read, place(job, "headline"));
    expect(after.resume.headline).toBe("Head   gardener at Wexcombe");
    expect(placeOf(after, "headline")).toBe("Head   gardener at Wexcombe");
    expect(after.unplaced).toEqual([hobby, blank]);
  });

  it("becomes a new line behind the others", () => {
    const after = correct(read, place(hobby, "cmp.c2"));
    expect(after.resume.competencies).toEqual(linesOf("c", "Pruning", "Rowing"));
    expect(after.facts.find(({ id }) => id === "cmp.c2")).toMatchObject({
      kind: "skill",
      confidence: 1,
      origin: { by: "extracted" },
    });
  });

  it("may be put to two places in parts, each at its own place in the file", () => {
    const after = correct(
      read,
      place(job, "headline", "Head   gardener"),
      place(job, "cmp.c2", " Wexcombe"),
    );
    expect(placeOf(after, "headline")).toBe("Head   gardener");
    expect(placeOf(after, "cmp.c2")).toBe("Wexcombe");
    expect(after.unplaced).not.toContain(job);
  });

  it("keeps the page that it stands on", () => {
    const paged = { ...read, lines: read.lines.map((line) => ({ ...line, page: 2 })) };
    const after = correct(paged, place(hobby, "cmp.c2"));
    expect(after.facts.find(({ id }) => id === "cmp.c2")?.span?.page).toBe(2);
  });

  it.each<[string, Correction]>([
    ["occupied", place(hobby, "name")],
    ["bad_place", place(hobby, "cmp.c2", "Sailing")],
    ["bad_place", place(hobby, "cmp.c2", "  ")],
    ["bad_place", place(blank, "cmp.c2")],
    ["bad_place", place("t.l99", "cmp.c2")],
    ["bad_place", place(hobby, "exp1.title")],
    ["bad_place", place(hobby, "__proto__.c2")],
    ["id_taken", place(hobby, "cmp.c1")],
    ["id_taken", place(hobby, "cmp.b2")],
    ["no_room", place(hobby, "nickname")],
  ])("is refused as %s: %j", (code, correction) => {
    expect(codeOf(read, correction)).toBe(code);
  });

  it("is refused where it was hidden in the file, so that nothing hidden comes in", () => {
    const hidden = {
      ...read,
      lines: read.lines.map((line) =>
        line.id === hobby ? { ...line, hidden: "white" as const } : line,
      ),
    };
    expect(codeOf(hidden, place(hobby, "cmp.c2"))).toBe("bad_place");
  });

  it("is refused where the list is full, or its words are too many", () => {
    const full = {
      ...resume,
      competencies: linesOf("c", ...Array.from({ length: maxBullets }, () => "Pruning")),
    };
    expect(codeOf(extractionOf(full, ["Rowing"]), place(`t.l${maxBullets + 2}`, "cmp.c99"))).toBe(
      "too_many",
    );
    const long = extractionOf(resume, ["x".repeat(4_001)]);
    expect(codeOf(long, place(long.unplaced[0] ?? "", "headline"))).toBe("bad_text");
  });

  it("is without a place again once its value is cleared or taken out, but not while a part of it stands", () => {
    const cleared = correct(read, place(hobby, "headline"), {
      op: "set",
      path: "headline",
      text: "",
    });
    expect(cleared.unplaced).toEqual(read.unplaced);
    const removed = correct(read, place(hobby, "cmp.c2"), { op: "removeLine", path: "cmp.c2" });
    expect(removed.unplaced).toEqual(read.unplaced);
    const part = correct(
      read,
      place(job, "headline", "Head   gardener"),
      place(job, "cmp.c2", "Wexcombe"),
      { op: "removeLine", path: "cmp.c2" },
    );
    expect(part.unplaced).toEqual([hobby, blank]);
  });

  it("keeps its place where the person writes its value anew, or moves it", () => {
    const anew = correct(read, place(hobby, "headline"), {
      op: "set",
      path: "headline",
      text: "Rower",
    });
    expect(anew.unplaced).not.toContain(hobby);
    const swapped = correct(read, place(hobby, "headline"), {
      op: "swap",
      path: "headline",
      to: "summary",
    });
    expect(swapped.unplaced).not.toContain(hobby);
  });
});
