import type { Correction } from "@savile/model";
import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, it } from "vitest";
import { OvertakenNote } from "./overtaken-note.tsx";
import { saveText } from "./save-bar.tsx";

afterEach(cleanup);

const mine: Correction = { op: "set", path: "exp1.title", text: "Gardener" };

it("shows what another tab overtook, and hands over what is chosen", async () => {
  const settled: (readonly Correction[])[] = [];
  render(<OvertakenNote left={[mine]} onSettle={(chosen) => settled.push(chosen)} />);
  expect(screen.getByText("Job title: Gardener")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Use this tab's version" }));
  await userEvent.click(screen.getByRole("button", { name: "Keep what is shown" }));
  expect(settled).toEqual([[mine], []]);
});

it("says nothing where nothing was overtaken", () => {
  const { container } = render(<OvertakenNote left={[]} onSettle={() => undefined} />);
  expect(container.textContent).toBe("");
});

it("says where corrections are, in every state", () => {
  const texts = [
    saveText({ save: { kind: "saved" }, count: 0 }),
    saveText({ save: { kind: "saved" }, count: 1 }),
    saveText({ save: { kind: "waiting" }, count: 2 }),
    saveText({ save: { kind: "saving" }, count: 2 }),
    saveText({ save: { kind: "local", sentence: "x" }, count: 2 }),
  ];
  expect(texts).toEqual([
    "Saved as you go.",
    "1 correction saved",
    "2 corrections, not saved yet",
    "Saving",
    "Changes saved locally (will sync when connection restored)",
  ]);
});
