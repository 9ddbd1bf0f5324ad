import { cleanup, fireEvent, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import { renderWork, sampleWork } from "../../../testing/render-work.tsx";
import { linksOf } from "../work/links.ts";
import { MatchPanel } from "./match-panel.tsx";

afterEach(cleanup);

function show(work = sampleWork()) {
  const shown: string[] = [];
  renderWork(
    work,
    <MatchPanel
      work={work}
      links={linksOf(work)}
      onShow={(kind, path) => shown.push(kind, path)}
    />,
  );
  return shown;
}

function litIn(container: ParentNode): (string | null)[] {
  return [...container.querySelectorAll("[data-lit=true]")].map((one) => one.textContent);
}

describe("the match panel", () => {
  it("shows fit with its parts and their sum, and what is shown before, now and at its best", () => {
    show();
    const values = ["Before", "Best possible"].map(
      (name) => screen.getByText(name).nextElementSibling?.textContent,
    );
    expect(values).toEqual(["50%", "100%"]);
    expect(screen.getAllByText("80%").length).toBeGreaterThan(0);
    expect(screen.getByText(/reach 100%/)).toBeTruthy();
    expect(screen.getByText(/1 of the 1 must-haves you meet/)).toBeTruthy();
    expect(screen.getByText("31 of 40 points")).toBeTruthy();
    expect(screen.getByText("Total").nextElementSibling?.textContent).toBe("31");
    expect(screen.getByText("62%")).toBeTruthy();
    expect(screen.getByText("Lines proven").nextElementSibling?.textContent).toBe("87%");
    expect(screen.getByText("1 of 2 lines have more than 30 words.")).toBeTruthy();
    expect(screen.getByText(/Our estimate/)).toBeTruthy();
  });

  it("says that nothing was measured instead of a number", () => {
    show(sampleWork({ score: { fit: { total: null, parts: [] }, shown: null } }));
    expect(screen.getByText("not measured")).toBeTruthy();
  });

  it("tells an estimate of before from one of today", () => {
    const part = { id: "writing" as const, max: 5, points: 5, details: [] };
    show(sampleWork({ score: { fit: { total: 5, parts: [part] }, shown: null } }));
    expect(screen.getByText(/From an earlier version/)).toBeTruthy();
    expect(screen.getByText(/Your next change measures it/)).toBeTruthy();
  });

  it("tells met from missing in words, and a chosen requirement leads to its line, file and posting", async () => {
    const shown = show();
    expect(screen.getByText("1 met, 0 partly, 1 missing")).toBeTruthy();
    expect(screen.getByRole("button", { name: /Topiary missing/ })).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: /led a team met/ }));
    expect(shown).toEqual(["resume", "exp1.b1"]);
    expect(screen.getByText("In the posting")).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: /Cover Letter/ }));
    expect(shown.slice(2)).toEqual(["cover_letter", "body.p1"]);
  });

  it("marks the posting in three ways that differ without colour", () => {
    show();
    const [posting] = screen.getAllByRole("region", { name: "Posting" });
    expect(posting?.textContent).toContain("led a team (met)");
    expect(posting?.textContent).toContain("Topiarymissing");
    expect(posting?.querySelector(".mark-hit")?.textContent).toBe("led a team");
    expect(posting?.querySelector(".mark-miss")?.textContent).toBe("Topiary");
  });

  it("lights the place in the posting and the line of the file while a requirement has the focus", async () => {
    show();
    const [posting = document] = screen.getAllByRole("region", { name: "Posting" });
    expect(litIn(posting)).toEqual([]);
    screen.getByRole("button", { name: /led a team met/ }).focus();
    await screen.findByText(/Led a team of six gardeners/);
    expect(litIn(posting)).toEqual(["led a team"]);
  });

  it("lights the requirement while its words in the posting are pointed at", () => {
    show();
    const [posting] = screen.getAllByRole("region", { name: "Posting" });
    const mark = posting?.querySelector(".mark-miss");
    if (mark === null || mark === undefined) throw new Error("the posting has no mark");
    fireEvent.pointerEnter(mark);
    expect(document.querySelector("[data-requirement=r2]")?.getAttribute("data-lit")).toBe("true");
    fireEvent.pointerLeave(mark);
    expect(document.querySelector("[data-requirement=r2]")?.getAttribute("data-lit")).toBe("false");
  });
});
