import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, it } from "vitest";
import { LineTools } from "./line-tools.tsx";
import type { LineActs } from "./line-tools.tsx";

afterEach(cleanup);

const user = userEvent.setup({ delay: null });

function show(names: readonly (keyof LineActs)[], leadsOn = true): string[] {
  const heard: string[] = [];
  const acts = Object.fromEntries(names.map((name) => [name, () => void heard.push(name)]));
  render(
    <div>
      <input aria-label="the field" />
      <LineTools
        label="Bullet"
        acts={acts}
        onTab={(step) => {
          heard.push(`tab ${step}`);
          return leadsOn;
        }}
      />
      <button type="button">behind</button>
    </div>,
  );
  return heard;
}

it("offers only what can be done, each by its name", () => {
  show(["down", "remove"]);
  const bar = screen.getByRole("toolbar", { name: "This line: Bullet" });
  expect([...bar.querySelectorAll("button")].map((one) => one.textContent)).toEqual([
    "Move down",
    "Remove",
  ]);
});

it("is not there where nothing can be done", () => {
  show([]);
  expect(screen.queryByRole("toolbar")).toBeNull();
});

it("is one tab stop, in which arrow keys move round", async () => {
  const heard = show(["up", "down", "remove"]);
  await user.click(screen.getByRole("textbox"));
  await user.tab();
  expect(document.activeElement?.textContent).toBe("Move up");
  await user.keyboard("{ArrowLeft}");
  expect(document.activeElement?.textContent).toBe("Remove");
  await user.keyboard("{Enter}");
  expect(heard).toEqual(["remove"]);
});

it("leads on to the next line by Tab, and out of the page where there is none", async () => {
  const heard = show(["remove"]);
  screen.getByRole("button", { name: "Remove" }).focus();
  await user.tab();
  expect(heard).toEqual(["tab 1"]);
  expect(document.activeElement?.textContent).toBe("Remove");
  cleanup();
  show(["remove"], false);
  screen.getByRole("button", { name: "Remove" }).focus();
  await user.tab();
  expect(document.activeElement?.textContent).toBe("behind");
});

it("goes back to the field by Escape", async () => {
  show(["remove"]);
  screen.getByRole("button", { name: "Remove" }).focus();
  await user.keyboard("{Escape}");
  expect(document.activeElement).toBe(screen.getByRole("textbox"));
});

it("leaves the focus in the field where the mouse is used", async () => {
  const heard = show(["up"]);
  await user.click(screen.getByRole("textbox"));
  await user.click(screen.getByRole("button", { name: "Move up" }));
  expect(heard).toEqual(["up"]);
  expect(document.activeElement).toBe(screen.getByRole("textbox"));
});
