import type { GapQuestion } from "@savile/model";
import { cleanup, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import { renderWork, sampleWork } from "../../../testing/render-work.tsx";
import { GapCoach } from "./gap-coach.tsx";

afterEach(cleanup);

function question(n: number): GapQuestion {
  return {
    id: `gap.r${n}`,
    reqId: `r${n}`,
    canonical: `subject-${n}`,
    term: `Subject ${n}`,
    question: `Have you used subject ${n}?`,
    span: [47, 54],
    gain: 2.5,
    roles: [{ id: "exp1", label: "Head Gardener, Wexcombe Park" }],
  };
}

function show(questions = [question(2)], work = sampleWork()) {
  return renderWork(work, <GapCoach work={work} />, questions);
}

describe("the gap coach", () => {
  it("asks with the line of the posting and what a yes would add", () => {
    show();
    expect(screen.getByText("Have you used subject 2?")).toBeTruthy();
    expect(screen.getByText("Topiary").closest("blockquote")?.textContent).toContain("is a plus");
    expect(screen.getByText("+2.5 points")).toBeTruthy();
  });

  it("takes a yes with role, time and words, and refuses an empty one beside its fields", async () => {
    const { answers } = show();
    await userEvent.click(screen.getByRole("button", { name: /^Yes, I have/ }));
    expect(document.activeElement).toBe(screen.getByLabelText("Where"));
    await userEvent.click(screen.getByRole("button", { name: "Add to My Resume" }));
    expect(screen.getByRole("alert").textContent).toBe("Please say when, and what you did.");
    await userEvent.type(screen.getByLabelText("When"), "2021");
    await userEvent.type(screen.getByLabelText("What you did, in your words"), "Cut hedges");
    await userEvent.click(screen.getByRole("button", { name: "Add to My Resume" }));
    await waitFor(() =>
      expect(answers).toEqual([
        {
          gapId: "gap.r2",
          canonical: "subject-2",
          answer: "yes",
          role: "exp1",
          when: "2021",
          text: "Cut hedges",
        },
      ]),
    );
  });

  it("keeps what was written when the answer is refused", async () => {
    const { failNext } = show();
    failNext(new Error("refused"));
    await userEvent.click(screen.getByRole("button", { name: /^Yes, I have/ }));
    await userEvent.type(screen.getByLabelText("When"), "2031");
    await userEvent.type(screen.getByLabelText("What you did, in your words"), "Cut hedges");
    await userEvent.click(screen.getByRole("button", { name: "Add to My Resume" }));
    await screen.findByRole("alert");
    expect(screen.getByLabelText("What you did, in your words")).toHaveProperty(
      "value",
      "Cut hedges",
    );
  });

  it("takes a no at once, and takes it back while the panel is open", async () => {
    const { answers } = show();
    await userEvent.click(screen.getByRole("button", { name: /^No/ }));
    expect(await screen.findByText("We won't ask about “Subject 2” again.")).toBeTruthy();
    expect(screen.queryByText("Have you used subject 2?")).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: /^Undo/ }));
    await waitFor(() => expect(answers.map((one) => one.answer)).toEqual(["no", "undo"]));
    expect(screen.getByText("Have you used subject 2?")).toBeTruthy();
  });

  it("shows the first two and the others when asked", async () => {
    show([1, 2, 3, 4, 5].map((n) => question(n)));
    expect(screen.getAllByRole("heading", { level: 3 })).toHaveLength(2);
    await userEvent.click(screen.getByRole("button", { name: "3 more" }));
    expect(screen.getAllByRole("heading", { level: 3 })).toHaveLength(5);
  });

  it("names answers that count as attested, with the way to take them back", () => {
    const given = { gapId: "gap.r9", canonical: "x", answer: "yes" as const, role: "exp1" };
    const answer = { ...given, when: "2021", text: "Cut hedges", at: "2026-01-01T00:00:00Z" };
    show([], sampleWork({}, { gap_answers: [answer] }));
    expect(screen.getByText("Confirmed by you: Cut hedges")).toBeTruthy();
  });
});
