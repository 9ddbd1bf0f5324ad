import type { Correction } from "@savile/model";
import { cleanup, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, expect, it } from "vitest";
import { sampleExtraction, sampleLines } from "../../testing/sample-session.ts";
import { DeskContext } from "./desk.ts";
import { countToCheck, readSections } from "./read-sections.ts";
import { SectionList } from "./section-list.tsx";

afterEach(cleanup);

const sections = readSections(sampleExtraction());

function Desk({ log }: { readonly log: unknown[] }) {
  const [selected, setSelected] = useState<string | null>("exp1.title");
  const [editing, setEditing] = useState<string | null>(null);
  return (
    <DeskContext
      value={{
        extraction: sampleExtraction(),
        inPlace: false,
        sections,
        selected,
        editing,
        select: (value) => {
          setSelected(value.address);
          log.push(value.address, ...value.lines);
        },
        selectLine: (line) => log.push(line),
        edit: setEditing,
        make: (step) => {
          log.push(...step);
          return true;
        },
        makeNew: (prefix, _, build) => {
          log.push(...build(`${prefix}9`));
          return true;
        },
      }}
    >
      <SectionList unplaced={sampleLines.slice(6)} />
    </DeskContext>
  );
}

function show(): unknown[] {
  const log: unknown[] = [];
  render(<Desk log={log} />);
  return log;
}

it("shows contact, summary and the sections that hold something, and marks what was read without confidence", () => {
  show();
  expect(screen.getAllByRole("heading").map((one) => one.textContent)).toEqual([
    "Contact",
    "Summary",
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

it("hands over the value with its lines, and lines that no value holds", async () => {
  const log = show();
  await userEvent.click(screen.getByRole("button", { name: "2019 - 2023" }));
  await userEvent.click(screen.getByRole("button", { name: "Hobbies: rowing" }));
  expect(log).toEqual(["exp1.dates", "p1.l4", "p1.l7"]);
});

it("opens a selected value: Enter keeps the new text, Escape and the same text change nothing", async () => {
  const log = show();
  await userEvent.click(screen.getByRole("button", { name: "Head Gardener" }));
  const field = screen.getByRole("textbox", { name: "Edit Job title, Experience" });
  expect(document.activeElement).toBe(field);
  await userEvent.clear(field);
  await userEvent.type(field, "Gardener{Enter}");
  await userEvent.click(screen.getByRole("button", { name: "Edit" }));
  await userEvent.type(screen.getByRole("textbox"), "xyz{Escape}");
  await userEvent.click(screen.getByRole("button", { name: "Edit" }));
  await userEvent.type(screen.getByRole("textbox"), "{Enter}");
  const set: Correction = { op: "set", path: "exp1.title", text: "Gardener" };
  expect(log).toEqual([set]);
});

it("refuses to leave a line empty, in the words of the rule", async () => {
  const log = show();
  await userEvent.click(screen.getByRole("button", { name: "Led a team of six gardeners" }));
  await userEvent.click(screen.getByRole("button", { name: "Led a team of six gardeners" }));
  await userEvent.clear(screen.getByRole("textbox"));
  await userEvent.keyboard("{Enter}");
  expect(screen.getByRole("alert").textContent).toBe("This field is required");
  expect(log).toEqual(["exp1.b1", "p1.l5"]);
});

it("adds what is missing, a line, and an entry", async () => {
  const log = show();
  await userEvent.click(screen.getByRole("button", { name: /^Add Location.*Experience$/ }));
  await userEvent.keyboard("Bath{Enter}");
  await userEvent.click(screen.getByRole("button", { name: /^Add Link.*Experience$/ }));
  await userEvent.keyboard("park.example.org{Enter}");
  await userEvent.click(screen.getByRole("button", { name: /^Add a line.*Experience$/ }));
  await userEvent.keyboard("Grew roses{Enter}");
  await userEvent.click(screen.getByRole("button", { name: "Add an entry to Experience" }));
  await userEvent.keyboard("Arborist{Enter}");
  expect(log).toEqual([
    { op: "set", path: "exp1.location", text: "Bath" },
    { op: "set", path: "exp1.url", text: "park.example.org" },
    { op: "addLine", entry: "exp1", id: "b3", text: "Grew roses", before: null },
    {
      op: "addEntry",
      section: "experience",
      id: "exp9",
      values: [{ field: "title", text: "Arborist" }],
      before: null,
    },
  ]);
});

it("puts a line that no value holds into an entry, by choice", async () => {
  const log = show();
  await userEvent.click(screen.getByRole("button", { name: /^Add to.../ }));
  const list = screen.getByRole("combobox", { name: "Add this line to" });
  const groups = within(list)
    .getAllByRole("group")
    .map((group) => group.getAttribute("label"));
  expect(groups).toEqual([...new Set(groups)]);
  expect(within(list).getByRole("option", { name: "Headline" }).closest("optgroup")?.label).toBe(
    "Contact",
  );
  await userEvent.selectOptions(list, "exp1");
  await userEvent.click(screen.getByRole("button", { name: "Add it there" }));
  await userEvent.click(screen.getByRole("button", { name: /^Add to.../ }));
  await userEvent.selectOptions(screen.getByRole("combobox", { name: /^Add this/ }), "new:awards");
  await userEvent.click(screen.getByRole("button", { name: "Add it there" }));
  expect(log).toEqual([
    { op: "placeLine", line: "p1.l7", to: "exp1.b9" },
    { op: "addEntry", section: "awards", id: "awd9", values: [], before: null },
    { op: "placeLine", line: "p1.l7", to: "awd9.title" },
  ]);
});

it("leaves a line out that belongs nowhere", async () => {
  const log = show();
  await userEvent.click(screen.getByRole("button", { name: /^Leave out.*rowing/ }));
  expect(log).toEqual([{ op: "leave", what: "p1.l7" }]);
});

it("moves, swaps and removes by the menus", async () => {
  const log = show();
  await userEvent.click(screen.getByRole("button", { name: "More for “Head Gardener”" }));
  await userEvent.click(screen.getByRole("menuitem", { name: "Swap with Company" }));
  await userEvent.click(screen.getByRole("button", { name: /^Change Head Gardener/ }));
  const menu = screen.getByRole("menu");
  expect(within(menu).queryByRole("menuitem", { name: "Move up" })).toBeNull();
  await userEvent.click(within(menu).getByRole("menuitem", { name: "Move to another section" }));
  await userEvent.selectOptions(screen.getByRole("combobox", { name: /^Move Head/ }), "volunteer");
  await userEvent.click(screen.getByRole("button", { name: "Move" }));
  await userEvent.click(screen.getByRole("button", { name: /^Change Head Gardener/ }));
  await userEvent.click(screen.getByRole("menuitem", { name: "Remove entry" }));
  expect(log).toEqual([
    { op: "swap", path: "exp1.title", to: "exp1.company" },
    { op: "moveEntry", entry: "exp1", section: "volunteer", id: "vol9", before: null },
    { op: "removeEntry", entry: "exp1" },
  ]);
});
