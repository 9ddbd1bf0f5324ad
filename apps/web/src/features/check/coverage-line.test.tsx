import type { Trace } from "@savile/model";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { sampleExtraction } from "../../testing/sample-session.ts";
import { CoverageLine } from "./coverage-line.tsx";

afterEach(cleanup);

const placed: Trace = { line: "p1.l4", kind: "text", text: "Gardener", state: "placed", at: "x" };
const asked: Trace = { line: "p1.l7", kind: "text", text: "rowing", state: "asked" };
const left: Trace = {
  line: "p1.l6",
  kind: "text",
  text: "by",
  state: "left-out",
  because: "joining-word",
};

it.each<[readonly Trace[], string]>([
  [[placed, placed, asked], "2 of 3 facts used; 1 to look at.Show me"],
  [[placed, asked, left], "1 of 3 facts used; 1 left out; 1 to look at.Show me"],
  [[placed, left], "1 of 2 facts used; 1 left out.See what was left out"],
  [[placed], "1 of 1 facts used."],
])("counts so that the parts add up: %#", (traces, text) => {
  render(<CoverageLine extraction={{ ...sampleExtraction(), traces: [...traces] }} />);
  expect(screen.getByText(/facts used/).textContent).toBe(text);
});

it("says nothing of a reading that was made without an account", () => {
  const { container } = render(<CoverageLine extraction={sampleExtraction()} />);
  expect(container.textContent).toBe("");
});
