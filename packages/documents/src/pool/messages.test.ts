import { papers, templateIds } from "@savile/model";
import { describe, expect, test } from "vitest";
import { fullResume } from "../testing/full-resume.ts";
import { inputOf, letterDocument, resumeDocument } from "../testing/lay-out.ts";
import { sampleLetter } from "../testing/sample-letter.ts";
import { layoutWarningCodes, renderFailureCodes } from "../text/layout.ts";
import { childSetupSchema, readySchema, replySchema, requestSchema } from "./messages.ts";

const resume = resumeDocument(fullResume());
const letter = letterDocument(sampleLetter());

describe("a request to a child", () => {
  test.each([
    ["to warm up", { task: "warm" }],
    ["for a layout", { task: "layout", input: inputOf(resume) }],
    ["for nothing but pages to count", { task: "layout", input: inputOf(letter, { want: [] }) }],
    [
      "with everything that may be asked",
      {
        task: "layout",
        input: inputOf(resume, {
          pageBudget: 3,
          breaks: { exp1: { keepTogether: false }, exp2: { breakBefore: true }, exp3: {} },
          attachment: "{}",
        }),
      },
    ],
    [
      "for a picture",
      { task: "picture", input: { document: letter, template: "tech", paper: "a4", width: 128 } },
    ],
    [
      "to read a file back",
      { task: "read-back", input: { bytes: Uint8Array.of(1, 2), format: "pdf", document: letter } },
    ],
  ])("%s arrives as it was sent", (_, request) => {
    expect(requestSchema.parse(request)).toEqual(request);
  });

  test.each(templateIds.flatMap((template) => papers.map((paper) => [template, paper] as const)))(
    "may be for %s on %s",
    (template, paper) => {
      const request = { task: "layout", input: inputOf(letter, { template, paper }) };
      expect(requestSchema.safeParse(request).success).toBe(true);
    },
  );

  test.each([
    ["nothing", undefined],
    ["a text", "warm"],
    ["another task", { task: "exit" }],
    ["no document", { task: "layout", input: { ...inputOf(letter), document: undefined } }],
    [
      "a letter called a resume",
      { task: "layout", input: { ...inputOf(letter), document: { ...letter, kind: "resume" } } },
    ],
    ["four pages", { task: "layout", input: { ...inputOf(letter), pageBudget: 4 } }],
    [
      "a path as template",
      { task: "layout", input: { ...inputOf(letter), template: "../modern" } },
    ],
    ["another paper", { task: "layout", input: { ...inputOf(letter), paper: "a0" } }],
    [
      "a wish for a file of another kind",
      { task: "layout", input: { ...inputOf(letter), want: ["svg"] } },
    ],
    ["no moment", { task: "layout", input: { ...inputOf(letter), createdAt: "now" } }],
    [
      "breaks that say nothing",
      { task: "layout", input: { ...inputOf(letter), breaks: { exp1: true } } },
    ],
    [
      "bytes as a list",
      { task: "read-back", input: { bytes: [1], format: "pdf", document: letter } },
    ],
    [
      "a format of others",
      { task: "read-back", input: { bytes: new Uint8Array(), format: "rtf", document: letter } },
    ],
  ])("with %s is refused", (_, request) => {
    expect(requestSchema.safeParse(request).success).toBe(false);
  });
});

function answer(task: string, result: unknown) {
  return { rss: 1, answer: { task, result } };
}

describe("the answer of a child", () => {
  const fit = {
    budget: null,
    met: true,
    density: "normal",
    gap: 1,
    leading: 1,
    size: 1,
    body: 10,
    margins: { x: 50, top: 50, bottom: 50 },
    linesOver: 0,
    over: [],
  };
  const layout = { pageCount: 1, pages: [], fit, warnings: [], pdf: Uint8Array.of(37) };

  test.each(renderFailureCodes)(
    "may be a failure of the code %s, with its places and fonts",
    (code) => {
      const at = [{ path: "name", place: "Name", characters: "한" }];
      const failure = { ok: false, error: { code, detail: "why", at, fonts: ["Noto Sans KR"] } };
      for (const task of ["layout", "picture", "read-back"]) {
        expect(replySchema.parse(answer(task, failure))).toEqual(answer(task, failure));
      }
    },
  );

  test.each(layoutWarningCodes)("may warn of %s", (code) => {
    const warned = { ...layout, warnings: [{ code, detail: "what" }] };
    const reply = answer("layout", { ok: true, value: warned });
    expect(replySchema.parse(reply)).toEqual(reply);
  });

  test.each([
    ["nothing", null],
    ["no memory told", { answer: { task: "warm" } }],
    [
      "a layout without pages",
      answer("layout", { ok: true, value: { ...layout, pages: undefined } }),
    ],
    [
      "a layout of unknown density",
      answer("layout", { ok: true, value: { ...layout, fit: { ...fit, density: "airy" } } }),
    ],
    ["a PDF as text", answer("layout", { ok: true, value: { ...layout, pdf: "%PDF" } })],
    ["a picture as text", answer("picture", { ok: true, value: "RIFF" })],
    [
      "a failure of another code",
      answer("layout", { ok: false, error: { code: "tired", detail: "" } }),
    ],
    ["a failure without words", answer("layout", { ok: false, error: { code: "crashed" } })],
  ])("with %s is none", (_, reply) => {
    expect(replySchema.safeParse(reply).success).toBe(false);
  });
});

test("a child is told where templates and fonts are and which engine to take, or nothing", () => {
  const setup = { templates: "/a folder", fonts: "/b", backend: "wasm" };
  expect(childSetupSchema.parse(JSON.parse(JSON.stringify(setup)))).toEqual(setup);
  expect(childSetupSchema.parse({})).toEqual({});
  expect(childSetupSchema.safeParse({ backend: "gpu" }).success).toBe(false);
});

test("a child is ready when it names its engine, and an answer is no such word", () => {
  expect(readySchema.safeParse({ backend: "native" }).success).toBe(true);
  expect(readySchema.safeParse({ rss: 1, answer: { task: "warm" } }).success).toBe(false);
});
