import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, it } from "vitest";
import { PageSheet } from "./page-sheet.tsx";

afterEach(cleanup);

const region = { x: 61.2, w: 306, h: 12 };
const page = {
  hash: "a1",
  w: 612,
  h: 792,
  regions: [
    { ...region, path: "name", y: 79.2 },
    { ...region, path: "exp1.b1", y: 396 },
    { ...region, path: "exp1.b2", y: 410 },
  ],
  drawing: { w: 612, h: 792, marks: [] },
};
const textOf = new Map([
  ["name", "Orla Finch"],
  ["exp1.b1", "Led six gardeners"],
  ["exp1.b2", "Cut water use by 30%"],
]);

function Sheet({ of, editing = false }: { readonly of: typeof page; readonly editing?: boolean }) {
  return (
    <PageSheet
      page={of}
      number={1}
      kind="resume"
      textOf={textOf}
      added={new Set(["exp1.b2"])}
      selected={null}
      editing={editing}
      onSelect={() => undefined}
    />
  );
}

function show(selected: string | null) {
  const chosen: string[] = [];
  render(
    <PageSheet
      page={page}
      number={1}
      kind="resume"
      textOf={textOf}
      selected={selected}
      onSelect={(path) => chosen.push(path)}
    />,
  );
  return chosen;
}

it("lays a named button over each line, at its place on the page", () => {
  show(null);
  const button = screen.getByRole("button", { name: "Led six gardeners" });
  expect(button.style.left).toBe("10%");
  expect(button.style.top).toBe("50%");
  expect(button.style.width).toBe("50%");
});

it("is one tab stop; arrow keys move between the lines and Enter chooses", async () => {
  const chosen = show(null);
  await userEvent.tab();
  expect(document.activeElement?.getAttribute("data-path")).toBe("name");
  await userEvent.keyboard("{ArrowDown}{ArrowDown}{ArrowDown}");
  expect(document.activeElement?.getAttribute("data-path")).toBe("exp1.b2");
  await userEvent.keyboard("{Home}{ArrowDown}{Enter}");
  expect(chosen).toEqual(["exp1.b1"]);
  await userEvent.tab();
  expect(document.activeElement).toBe(document.body);
});

it("marks the chosen line and makes it the tab stop", async () => {
  show("exp1.b2");
  expect(screen.getByRole("button", { pressed: true }).getAttribute("aria-label")).toBe(
    "Cut water use by 30%",
  );
  await userEvent.tab();
  expect(document.activeElement?.getAttribute("data-path")).toBe("exp1.b2");
});

it("says in its name and beside it what only the person stands behind, and that a press edits", () => {
  render(<Sheet of={page} editing />);
  const names = screen.getAllByRole("button").map((button) => button.getAttribute("aria-label"));
  expect(names).toEqual([
    "Orla Finch, edit",
    "Led six gardeners, edit",
    "Cut water use by 30%, added by you, edit",
  ]);
  expect(screen.getByText("?").closest("[aria-hidden]")).not.toBeNull();
});

it("gives the focus to the line that comes in the place of one that is gone", () => {
  const { rerender } = render(<Sheet of={page} />);
  screen.getByRole("button", { name: "Led six gardeners" }).focus();
  rerender(
    <Sheet of={{ ...page, regions: page.regions.filter((one) => one.path !== "exp1.b1") }} />,
  );
  expect(document.activeElement?.getAttribute("data-path")).toBe("exp1.b2");
});

it("leaves the focus on a line that stays when others come and go", () => {
  const { rerender } = render(<Sheet of={page} />);
  screen.getByRole("button", { name: "Led six gardeners" }).focus();
  rerender(<Sheet of={{ ...page, regions: page.regions.slice(1) }} />);
  expect(document.activeElement?.getAttribute("data-path")).toBe("exp1.b1");
});
