import { emptyResume, err } from "@savile/model";
import type { RenderFailure } from "@savile/documents";
import { expect, it } from "vitest";
import { Refusal } from "../../errors/refusal.ts";
import { inProcessRenderer } from "../../testing/renderer.ts";
import type { PrintableDocument } from "./find-document.ts";
import { parserView } from "./parser-view.ts";

const document: PrintableDocument = {
  accountId: "a",
  sessionId: "s",
  kind: "resume",
  version: 1,
  createdAt: new Date(0),
  document: {
    kind: "resume",
    resume: emptyResume(),
    claims: [],
    made: { engine: "embedded", because: "asked", version: "1" },
  },
  template: "modern",
  paper: "letter",
  layout: {},
  printedAt: 0,
  job: { day: "1970-01-01" },
  sessionCreatedAt: new Date(0),
  jobDescription: "",
};

it.each<[RenderFailure["code"], string, boolean]>([
  ["crashed", "render_failed", false],
  ["timeout", "render_failed", false],
  ["template_error", "render_failed", false],
  ["busy", "unavailable", false],
  ["too_large", "text_too_long", true],
])("a parser's view that fails with %s is answered with %s", async (code, answer, told) => {
  const renderer = {
    ...inProcessRenderer(),
    layout: () => Promise.resolve(err({ code, detail: "stack of the engine" })),
  };
  const extractor = { extract: () => Promise.reject(new Error("not asked")) };
  const made = await parserView({ renderer, extractor }, document, "pdf");
  const refusal = made.ok ? undefined : made.error;
  expect(refusal).toBeInstanceOf(Refusal);
  expect(refusal?.code).toBe(answer);
  expect(JSON.stringify(refusal?.details ?? null).includes("engine")).toBe(told);
});
