import { describe, expect, it } from "vitest";
import { emptyResume } from "../resume/resume.ts";
import type { Resume } from "../resume/resume.ts";
import { extractionOf } from "../testing/extraction-of.ts";
import { applyCorrections } from "./apply-corrections.ts";
import type { Correction } from "./correction.ts";
import { openQuestions } from "./open-questions.ts";

const resume: Resume = {
  ...emptyResume(),
  name: "Orla Finch",
  experience: [
    {
      id: "exp1",
      title: "7",
      company: "",
      location: "",
      dates: { text: "– Present", start: "", end: "present" },
      summary: "",
      bullets: [{ id: "b1", text: "Kept the garden" }],
    },
    {
      id: "exp2",
      title: "Gardener",
      company: "Mossgate",
      location: "",
      dates: { text: "", start: "", end: "" },
      summary: "",
      bullets: [],
    },
  ],
};

const asked = (code: string, path: string, text?: string) => ({
  code,
  detail: "",
  lines: [],
  path,
  ...(text === undefined ? {} : { text }),
});

const read = {
  ...extractionOf(resume, ["Rowing"]),
  findings: [
    asked("no_employer", "exp1.company"),
    asked("no_start", "exp1.dates", "– Present"),
    asked("odd_title", "exp1.title", "7"),
    asked("no_start", "exp2.dates"),
    { code: "multi_column", detail: "", lines: [] },
  ],
};

function openAfter(...corrections: Correction[]): string[] {
  const who = { accountId: "a1", at: "2026-01-02T03:04:05.000Z" };
  const result = applyCorrections(read, corrections, who);
  if (!result.ok) throw new Error(result.error.code);
  return openQuestions(result.value).map(({ path }) => path);
}

const all = ["exp1.company", "exp1.dates", "exp1.title", "exp2.dates"];
const without = (path: string) => all.filter((one) => one !== path);

describe("a question about a job", () => {
  it("is open as long as nothing answers it", () => {
    expect(openAfter()).toEqual(all);
  });

  it.each<[string, Correction, string]>([
    ["a value that is written", { op: "set", path: "exp1.company", text: "Moss" }, "exp1.company"],
    ["a title that is written", { op: "set", path: "exp1.title", text: "Lad" }, "exp1.title"],
    ["dates that are written", { op: "set", path: "exp2.dates", text: "2019" }, "exp2.dates"],
    ["the word that a title is right", { op: "confirm", path: "exp1.title" }, "exp1.title"],
    ["the word that dates are right", { op: "confirm", path: "exp1.dates" }, "exp1.dates"],
    ["a value left empty knowingly", { op: "leave", what: "exp1.company" }, "exp1.company"],
    ["dates left empty knowingly", { op: "leave", what: "exp2.dates" }, "exp2.dates"],
  ])("is answered by %s", (_, correction, path) => {
    expect(openAfter(correction)).toEqual(without(path));
  });

  it("goes with its job", () => {
    expect(openAfter({ op: "removeEntry", entry: "exp1" })).toEqual(["exp2.dates"]);
    const move: Correction = {
      op: "moveEntry",
      entry: "exp1",
      section: "volunteer",
      id: "vol1",
      before: null,
    };
    expect(openAfter(move)).toEqual(["exp2.dates"]);
  });

  it("is not asked of readings that were made without it", () => {
    expect(openQuestions({ ...read, findings: [] })).toEqual([]);
  });
});

describe("what is left as it is", () => {
  const who = { accountId: "a1", at: "2026-01-02T03:04:05.000Z" };
  const refusalOf = (what: string) => {
    const result = applyCorrections(read, [{ op: "leave", what }], who);
    return result.ok ? null : result.error.code;
  };

  it("is an empty value or a line of the file", () => {
    expect(refusalOf("exp1.company")).toBeNull();
    expect(refusalOf(read.unplaced[0] ?? "")).toBeNull();
    expect(refusalOf("exp1.title")).toBe("bad_place");
    expect(refusalOf("exp9.title")).toBe("bad_place");
    expect(refusalOf("t.l99")).toBe("bad_place");
  });

  it("stays among the lines without a place", () => {
    const [line = ""] = read.unplaced;
    const result = applyCorrections(read, [{ op: "leave", what: line }], who);
    expect(result).toMatchObject({ ok: true, value: { unplaced: [line], left: [line] } });
  });
});
