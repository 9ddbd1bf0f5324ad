import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, it } from "vitest";
import { sampleSession } from "../../testing/sample-session.ts";
import { MatchPanel } from "./side-panel.tsx";
import { workOf } from "./view-model.ts";

afterEach(cleanup);

it("shows the estimate before, after and at best, and its parts with their sum", () => {
  const work = workOf(sampleSession());
  if (work === null) throw new Error("the sample session has a result");
  render(<MatchPanel work={work} onSelect={() => undefined} />);
  const values = ["Your file", "Tailored", "Best possible"].map(
    (name) => screen.getByText(name).nextElementSibling?.textContent,
  );
  expect(values).toEqual(["20", "31", "35"]);
  expect(screen.getByText("31 of 40")).toBeTruthy();
  expect(screen.getByText("Total").nextElementSibling?.textContent).toBe("31");
  expect(screen.getByText("70%")).toBeTruthy();
});

it("tells met from missing in words and leads to the line that answers", async () => {
  const work = workOf(sampleSession());
  if (work === null) throw new Error("the sample session has a result");
  const shown: (string | null)[] = [];
  render(<MatchPanel work={work} onSelect={(kind, path) => shown.push(kind, path)} />);
  expect(screen.getByText("1 met, 0 partly, 1 missing")).toBeTruthy();
  expect(screen.getByText("Topiary").nextElementSibling?.textContent).toBe("missing");
  await userEvent.click(screen.getByRole("button", { name: /Show on the page.*led a team/ }));
  expect(shown).toEqual(["resume", "exp1.b1"]);
});

it("says that nothing was measured instead of a number", () => {
  const session = sampleSession();
  if (session.tailoring === null) throw new Error("the sample session has a result");
  const none = { total: null, parts: [], missingMustHaves: 0 };
  const score = { before: none, after: none, ceiling: none };
  const work = workOf({ ...session, tailoring: { ...session.tailoring, score } });
  if (work === null) throw new Error("the sample session has a result");
  render(<MatchPanel work={work} onSelect={() => undefined} />);
  expect(screen.getByText("not measured")).toBeTruthy();
});
