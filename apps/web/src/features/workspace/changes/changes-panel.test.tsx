import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import { ApiError } from "../../../lib/api-error.ts";
import { renderWork, sampleChange, sampleWork } from "../../../testing/render-work.tsx";
import { ChangesPanel } from "./changes-panel.tsx";

afterEach(cleanup);

const trim = sampleChange({
  path: "exp1.b2",
  before: "Cut water use by 30%",
  after: "Cut water by 30%",
  reason: "Shorter.",
  evidence: ["exp1.b2"],
});
const weak = sampleChange({
  id: "ch2",
  path: "exp1.b1",
  before: "Led a team of six gardeners",
  after: "Led a large team of six gardeners",
  rule: "rephrase",
  evidence: ["exp1.b1"],
  state: "proposed",
  verdict: "weak",
  issues: [{ check: "detail", hard: false, span: [6, 11], detail: "“large” is not in your line." }],
});
const order = sampleChange({
  id: "ch3",
  path: "exp1",
  before: "b1 b2",
  after: "b2 b1",
  rule: "reorder",
  evidence: ["exp1.b2"],
  scoreDelta: 0,
});
const dropped = sampleChange({
  id: "ch4",
  path: "exp1.b9",
  before: "Swept",
  after: null,
  rule: "select",
});

function show(changes = [trim, weak, order, dropped]) {
  const work = sampleWork({ changes });
  const shown: string[] = [];
  const rendered = renderWork(
    work,
    <ChangesPanel work={work} onShow={(_, path) => shown.push(path)} />,
  );
  return { ...rendered, shown };
}

function card(id: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(`[data-change="${id}"]`);
  if (found === null) throw new Error(`no card ${id}`);
  return found;
}

function head(id: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(`[data-head="${id}"]`);
  if (found === null) throw new Error(`no card ${id}`);
  return found;
}

describe("the panel of changes", () => {
  it("shows the old and the new words, the reason with the posting, and the line of the file", () => {
    show();
    const first = within(card("ch1"));
    expect(first.getByText("reworded")).toBeTruthy();
    expect(first.getByText(/Before: Cut water use by 30%. After: Cut water by 30%/)).toBeTruthy();
    expect(card("ch1").querySelector("del")?.textContent).toContain("use");
    expect(first.getByText("Shorter.")).toBeTruthy();
    expect(card("ch1").querySelector("mark")?.textContent).toBe("led a team");
    expect(first.getByText("Page 1, line 6")).toBeTruthy();
    expect(first.getByText("+1.5 points shown")).toBeTruthy();
  });

  it("asks no line of the file for what only moves, and says it where words have none", () => {
    const moved = { ...order, evidence: [] };
    show([moved, { ...trim, evidence: [] }]);
    expect(within(card("ch3")).queryByText("Nothing in your resume backs this.")).toBeNull();
    expect(within(card("ch1")).getByText("Nothing in your resume backs this.")).toBeTruthy();
  });

  it("shows a new order with where each line stood, and a line that is left out", () => {
    show();
    expect(within(card("ch3")).getByText("was 2")).toBeTruthy();
    // What brings no points says nothing of them.
    expect(within(card("ch3")).queryByText(/points|score/)).toBeNull();
    expect(within(card("ch4")).getByText("Swept").tagName).toBe("DEL");
  });

  it("asks for a word where the file does not carry the proposal, and says what it lacks", () => {
    show();
    const asked = within(card("ch2"));
    expect(asked.getByText("Confirm this")).toBeTruthy();
    expect(asked.getByText("“large” is not in your line.")).toBeTruthy();
    expect(asked.queryByRole("button", { name: /^Keep/ })).toBeNull();
    expect(asked.getByRole("button", { name: /^True, I confirm/ })).toBeTruthy();
  });

  it("is reviewed with the keyboard alone; each decision leads to the next open one", async () => {
    const { store } = show();
    expect(screen.getByText("0/4 reviewed")).toBeTruthy();
    head("ch1").focus();
    await userEvent.keyboard("{Enter}");
    expect(document.activeElement).toBe(head("ch2"));
    await userEvent.keyboard("a");
    expect(store.get().decisions).toHaveLength(1);
    await userEvent.keyboard("c");
    await userEvent.keyboard("r");
    expect(document.activeElement).toBe(head("ch4"));
    await userEvent.keyboard("k");
    expect(document.activeElement).toBe(head("ch3"));
    expect(screen.getByText("3/4 reviewed")).toBeTruthy();
    expect(store.get().decisions.map((one) => one.action)).toEqual(["accept", "confirm", "reject"]);
    expect(within(card("ch3")).getByText("Original used")).toBeTruthy();
  });

  it("takes the person's own words, and Escape leaves the line as it was", async () => {
    const { store } = show();
    head("ch1").focus();
    await userEvent.keyboard("e");
    const field = screen.getByRole("textbox", { name: /Your words for/ });
    expect(document.activeElement).toBe(field);
    await userEvent.keyboard("{Escape}");
    expect(document.activeElement).toBe(head("ch1"));
    await userEvent.keyboard("e");
    await userEvent.clear(screen.getByRole("textbox"));
    await userEvent.keyboard("{Control>}{Enter}{/Control}");
    expect(screen.getByRole("alert").textContent).toMatch(/Write something/);
    await userEvent.keyboard("Ran six gardeners{Control>}{Enter}{/Control}");
    expect(store.get().decisions).toMatchObject([{ action: "edit", text: "Ran six gardeners" }]);
    expect(within(card("ch1")).getByText("Your words")).toBeTruthy();
  });

  it("keeps all that is proven at once, and takes the step back as one", async () => {
    const { store } = show();
    await userEvent.click(screen.getByRole("button", { name: "Accept All" }));
    expect(screen.getByText("3/4 reviewed")).toBeTruthy();
    await waitFor(() => expect(screen.getByText("Saved")).toBeTruthy());
    await userEvent.click(screen.getByRole("button", { name: "Undo the last decision" }));
    expect(screen.getByText("0/4 reviewed")).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "Redo the decision" }));
    expect(store.get().decisions).toHaveLength(3);
    await userEvent.click(screen.getByRole("button", { name: "Reject the other 1" }));
    expect(screen.getByText("4/4 reviewed")).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByText("4/4 reviewed"));
  });

  it("leaves decided changes as they are when the others are kept, and takes back exactly that", async () => {
    const { store } = show();
    head("ch1").focus();
    await userEvent.keyboard("r");
    const before = store.get().decisions;
    await userEvent.click(screen.getByRole("button", { name: "Keep the other 2" }));
    expect(store.get().decisions.map((one) => [one.change_id, one.action])).toEqual([
      ["ch1", "reject"],
      ["ch3", "accept"],
      ["ch4", "accept"],
    ]);
    expect(within(card("ch1")).getByText("Original used")).toBeTruthy();
    expect(screen.queryByRole("button", { name: /^Keep the other/ })).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "Undo the last decision" }));
    expect(store.get().decisions).toEqual(before);
  });

  it("leaves what was kept, and what was worded by hand, when the others are rejected", async () => {
    const { store } = show();
    head("ch3").focus();
    await userEvent.keyboard("a");
    store.edit({
      kind: "text",
      document: "resume",
      path: "exp1.b2",
      old: "Cut water use by 30%",
      next: "Cut water",
      at: "2026-01-02T00:00:00.000Z",
    });
    await userEvent.click(await screen.findByRole("button", { name: "Reject the other 2" }));
    expect(store.get().decisions.map((one) => [one.change_id, one.action])).toEqual([
      ["ch3", "accept"],
      ["ch2", "reject"],
      ["ch4", "reject"],
    ]);
    await userEvent.click(screen.getByRole("button", { name: "Undo the last decision" }));
    expect(store.get().decisions.map((one) => one.change_id)).toEqual(["ch3"]);
  });

  it("shows only those that need proof when asked", async () => {
    show();
    await userEvent.click(screen.getByRole("button", { name: "Confirm this 1" }));
    expect(document.querySelectorAll("article")).toHaveLength(1);
    expect(card("ch2")).toBeTruthy();
  });

  it("puts a decision back that could not be saved and offers to try again", async () => {
    const { failNext } = show();
    failNext(new ApiError("invalid_request", 400, "Not accepted."));
    head("ch1").focus();
    await userEvent.keyboard("r");
    await screen.findByText(/couldn't save that/);
    expect(screen.getByText("0/4 reviewed")).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "Try Again" }));
    await waitFor(() => expect(screen.getByText("1/4 reviewed")).toBeTruthy());
  });

  it("brings the line of the selected change into view", async () => {
    const { shown } = show();
    expect(shown.at(-1)).toBe("exp1.b2");
    head("ch1").focus();
    await userEvent.keyboard("j");
    expect(shown.at(-1)).toBe("exp1.b1");
  });

  it("says so when nothing was changed", () => {
    show([]);
    expect(screen.getByText("No changes")).toBeTruthy();
  });
});

describe("what an instruction asked for", () => {
  const asked = sampleChange({
    id: "rf.r1.exp1.b1",
    refinement: "r1",
    state: "proposed",
    verdict: "supported",
  });

  it("is marked as the person's wish, and is kept with all others in one click", async () => {
    const work = sampleWork({ changes: [asked] });
    renderWork(work, <ChangesPanel work={work} onShow={() => undefined} />);
    expect(screen.getByText("Your instruction")).toBeTruthy();
    expect(screen.getByText("Proposed: keep it or not")).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: /Keep all|Accept all/i }));
    await waitFor(() => expect(screen.getByText("Kept")).toBeTruthy());
  });
});
