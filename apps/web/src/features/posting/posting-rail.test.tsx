import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeAll, expect, it } from "vitest";
import { loadParts } from "../../lib/load-parts.ts";
import { sampleSession } from "../../testing/sample-session.ts";
import { PostingField } from "../../ui/posting-field.tsx";
import { PostingRail } from "./posting-rail.tsx";
import type { PostingRailProps } from "./posting-rail.tsx";

// What comes late is there at once: a slow machine must not be told from a fault.
beforeAll(loadParts);
afterEach(cleanup);

const { posting } = sampleSession();

function Rail(props: Omit<PostingRailProps, "company" | "onCompany">) {
  return <PostingRail company={undefined} onCompany={() => undefined} {...props} />;
}

function looksOf(text: string): string {
  return screen.getByText(text).className;
}

it("shows title, company and the terms by their level, and what is not stated", () => {
  render(<Rail blank={false} busy={false} failed={false} posting={posting} />);
  expect(screen.getByText("Gardener")).toBeTruthy();
  expect(screen.getByText("Mossgate")).toBeTruthy();
  expect(screen.getByText("not stated")).toBeTruthy();
  const headings = screen.getAllByRole("heading", { level: 3 }).map((one) => one.textContent);
  expect(headings).toEqual(["Must have · 1", "Nice to have · 1"]);
});

it("asks about a company for which only one sign speaks", () => {
  const { company: _, ...unnamed } = posting;
  const unsure = { ...unnamed, companyCandidates: ["Mossgate", "Fernlight"] };
  render(<Rail blank={false} busy={false} failed={false} posting={unsure} />);
  expect(screen.getByText("Who is the employer?")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Fernlight" })).toBeTruthy();
});

it("shows warnings in plain words", () => {
  const warned = {
    ...posting,
    requirements: [],
    warnings: [{ code: "two_jobs", detail: "Two postings stand in this text." }],
  };
  render(<Rail blank={false} busy={false} failed={false} posting={warned} />);
  expect(screen.getByText("Two postings stand in this text.")).toBeTruthy();
});

it("says what will come while there is nothing, and that one can go on after a failure", () => {
  const { rerender } = render(<Rail blank busy={false} failed={false} posting={undefined} />);
  expect(screen.getByText(/appear here/)).toBeTruthy();
  rerender(<Rail blank={false} busy={false} failed posting={undefined} />);
  expect(screen.getByText(/You can go on/)).toBeTruthy();
});

it("counts in the words of the specification, amber from 9,500, and notes a cut", () => {
  const { rerender } = render(
    <PostingField text="x" count={9499} cut={false} onChange={() => undefined} />,
  );
  expect(looksOf("Character count: 9,499/10,000")).not.toContain("text-warn");
  rerender(<PostingField text="x" count={9500} cut onChange={() => undefined} />);
  expect(looksOf("Character count: 9,500/10,000")).toContain("text-warn");
  expect(screen.getByText(/The end is missing/)).toBeTruthy();
});
