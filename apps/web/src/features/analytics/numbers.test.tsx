import type { Analytics } from "@savile/contracts";
import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { Numbers } from "./numbers.tsx";

afterEach(cleanup);

const none = { applications: 2, reason: "too_few" as const, value: null };
const few: Analytics = {
  applications: 2,
  least: 5,
  by_week: none,
  by_fit: none,
  missing: none,
  to_first_download: none,
  outcomes: none,
};
const ten = <T,>(value: T) => ({ applications: 10, reason: null, value });
const enough: Analytics = {
  applications: 10,
  least: 5,
  by_week: ten([{ from: "2026-03-09", applications: 10 }]),
  by_fit: ten([{ band: "80-100" as const, applications: 4 }]),
  missing: ten([{ term: "Kaizen", postings: 3 }]),
  to_first_download: ten(12.5),
  outcomes: ten([{ state: "to_send" as const, applications: 7 }]),
};

it("says of each statistic what it still needs, and shows no table", () => {
  render(<Numbers numbers={few} />);
  const text = "Needs 5 applications that count here. You have 2.";
  expect(screen.getAllByText(text)).toHaveLength(5);
  expect(screen.queryByRole("table")).toBeNull();
});

it("shows each statistic as a table with a name and headings, in plain words", () => {
  render(<Numbers numbers={enough} />);
  const states = screen.getByRole("table", { name: "Where they stand" });
  expect(within(states).getByRole("row", { name: "To send 7" })).toBeTruthy();
  expect(
    within(states)
      .getAllByRole("columnheader")
      .map((one) => one.textContent),
  ).toEqual(["State", "Applications"]);
  const missing = screen.getByRole("table", { name: "Asked for most often, and missing" });
  expect(within(missing).getByRole("rowheader", { name: "Kaizen" })).toBeTruthy();
  expect(screen.getByText("Half of them took 12.5 minutes or less.")).toBeTruthy();
  expect(screen.getAllByRole("table")).toHaveLength(4);
});

it("says so where no term was missing twice", () => {
  render(<Numbers numbers={{ ...enough, missing: ten([]) }} />);
  expect(screen.getByText("No term was missing for more than one posting.")).toBeTruthy();
});
