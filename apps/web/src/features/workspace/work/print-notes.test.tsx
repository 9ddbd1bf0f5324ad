import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { PrintNotes } from "./print-notes.tsx";

afterEach(cleanup);

it("says that the PDF is refused where letters would be missing, with each place in words", () => {
  const at = [
    { place: "Senior Engineer, line 2", characters: "서울" },
    { place: "Summary", characters: "東京" },
  ];
  const detail = "Senior Engineer, line 2: 서울; Summary: 東京";
  render(<PrintNotes warnings={[{ code: "letters_not_printed", detail, at }]} />);
  expect(screen.getByText("The PDF isn't ready yet")).toBeTruthy();
  expect(screen.queryByText(/left? out/)).toBeNull();
  const places = screen.getAllByRole("listitem").map((one) => one.textContent);
  expect(places).toEqual(["Senior Engineer, line 2: 서울", "Summary: 東京"]);
});

it("names the places of signs that are left out, and counts those beyond the fifth", () => {
  const at = Array.from({ length: 7 }, (_, n) => ({
    place: `Head, line ${n + 1}`,
    characters: "🏆",
  }));
  render(<PrintNotes warnings={[{ code: "characters_removed", detail: "", at }]} />);
  expect(screen.getByText(/left out of the PDF/)).toBeTruthy();
  expect(screen.getByText(/Head, line 5/)).toBeTruthy();
  expect(screen.queryByText(/Head, line 6/)).toBeNull();
  expect(screen.getByText("and 2 more")).toBeTruthy();
});

it("is silent about warnings that concern nobody who reads", () => {
  const { container } = render(
    <PrintNotes warnings={[{ code: "drawing_unavailable", detail: "resume" }]} />,
  );
  expect(container.textContent).toBe("");
});

it("recommends the Word file for scripts that programs read in another order", () => {
  render(<PrintNotes warnings={[{ code: "text_order_not_guaranteed", detail: "" }]} />);
  expect(screen.getByText(/use the Word file/)).toBeTruthy();
});
