import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, it } from "vitest";
import { sampleExtraction, sampleLines } from "../../testing/sample-session.ts";
import { countToCheck, readSections } from "./read-sections.ts";
import { SectionList } from "./section-list.tsx";

afterEach(cleanup);

function show() {
  const chosen: string[] = [];
  const sections = readSections(sampleExtraction());
  render(
    <SectionList
      sections={sections}
      unplaced={sampleLines.slice(6)}
      selected="exp1.title"
      onSelect={(value) => chosen.push(value.address, ...value.lines)}
      onSelectLine={(line) => chosen.push(line)}
    />,
  );
  return { chosen, sections };
}

it("shows only sections that hold something, and marks what was read without confidence", () => {
  const { sections } = show();
  expect(screen.getAllByRole("heading").map((one) => one.textContent)).toEqual([
    "Contact",
    "Experience",
    "Other lines · 1",
  ]);
  expect(countToCheck(sections)).toBe(1);
  expect(screen.getByRole("button", { name: /Cut water use by 30%/ }).textContent).toContain(
    "Not sure",
  );
  expect(screen.getByRole("button", { name: "Head Gardener" }).getAttribute("aria-pressed")).toBe(
    "true",
  );
});

it("hands over the value with its lines, and lines that no section claims", async () => {
  const { chosen } = show();
  await userEvent.click(screen.getByRole("button", { name: "2019 - 2023" }));
  await userEvent.click(screen.getByRole("button", { name: "Hobbies: rowing" }));
  expect(chosen).toEqual(["exp1.dates", "p1.l4", "p1.l7"]);
});
