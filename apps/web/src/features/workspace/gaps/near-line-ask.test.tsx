import type { NearLine } from "@savile/model";
import { cleanup, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import { renderWork, sampleWork } from "../../../testing/render-work.tsx";
import { linksOf } from "../work/links.ts";
import { RequirementList } from "../match/requirement-list.tsx";
import { PointedNote } from "./near-line-ask.tsx";

afterEach(cleanup);

const near: NearLine = {
  id: "line.r2",
  reqId: "r2",
  canonical: "line:topiary:1",
  factId: "exp1.b1",
  text: "Cut the box hedges",
};

function show() {
  const work = sampleWork();
  return renderWork(
    work,
    <RequirementList
      work={work}
      links={linksOf(work)}
      open={null}
      onToggle={() => undefined}
      onShow={() => undefined}
    />,
    [],
    [near],
  );
}

describe("is it this line?", () => {
  it("stands in the row of what is asked for, and a yes is one click", async () => {
    const { answers } = show();
    const row = document.querySelector("[data-requirement=r2]");
    expect(row?.textContent).toContain("Is it this line?“Cut the box hedges”");
    await userEvent.click(screen.getByRole("button", { name: /^Yes/ }));
    await waitFor(() =>
      expect(answers).toEqual([
        { gapId: "line.r2", canonical: "line:topiary:1", answer: "line", factId: "exp1.b1" },
      ]),
    );
  });

  it("takes a no", async () => {
    const { answers } = show();
    await userEvent.click(screen.getByRole("button", { name: /^No/ }));
    await waitFor(() =>
      expect(answers).toEqual([{ gapId: "line.r2", canonical: "line:topiary:1", answer: "no" }]),
    );
  });

  it("says when an answer did not arrive", async () => {
    const { failNext } = show();
    failNext(new Error("refused"));
    await userEvent.click(screen.getByRole("button", { name: /^Yes/ }));
    await screen.findByRole("alert");
  });
});

describe("a line that was pointed at", () => {
  it("says so, and can be taken back", async () => {
    const plain = sampleWork();
    const given = { gapId: "line.r2", canonical: "line:topiary:1", factId: "exp1.b1" };
    const session = {
      ...plain.session,
      gap_answers: [{ ...given, answer: "line" as const, at: "2026-11-21T09:00:00.000Z" }],
    };
    const work = { ...plain, session };
    const { answers } = renderWork(work, <PointedNote work={work} reqId="r2" />);
    expect(screen.getByText("You pointed at this line.")).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "Undo" }));
    await waitFor(() => expect(answers[0]).toMatchObject({ gapId: "line.r2", answer: "undo" }));
  });
});
