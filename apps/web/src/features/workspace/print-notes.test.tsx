import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { PrintNotes } from "./print-notes.tsx";

afterEach(cleanup);

it("says in plain words, and with a count, what the pages leave out", () => {
  const detail = "add1.l1: שלום; add1.l2: עברית";
  render(<PrintNotes warnings={[{ code: "letters_not_printed", detail }]} />);
  expect(screen.getByText(/without font: 2\./)).toBeTruthy();
  expect(screen.queryByText(/add1/)).toBeNull();
});

it("is silent about warnings that concern nobody who reads", () => {
  const { container } = render(
    <PrintNotes warnings={[{ code: "drawing_unavailable", detail: "resume" }]} />,
  );
  expect(container.textContent).toBe("");
});

it("recommends the Word file for scripts that programs read in another order", () => {
  render(<PrintNotes warnings={[{ code: "text_order_not_guaranteed", detail: "" }]} />);
  expect(screen.getByText(/take the Word file/)).toBeTruthy();
});
