import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { sampleClaim, sampleSession } from "../../../testing/sample-session.ts";
import { ClaimPanel } from "./claim-panel.tsx";
import { workOf } from "./view-model.ts";
import type { Work } from "./view-model.ts";

afterEach(cleanup);

function sampleWork(): Work {
  const work = workOf(sampleSession());
  if (work === null) throw new Error("the sample session has a result");
  return work;
}

it("shows the line, its verdict, how it was made and why", () => {
  const work = sampleWork();
  const claim = work.documents.resume.claimOf.get("exp1.b1");
  render(<ClaimPanel work={work} path="exp1.b1" text="" claim={claim} />);
  expect(screen.getByText("Led six gardeners")).toBeTruthy();
  expect(screen.getByText("Partly backed")).toBeTruthy();
  expect(screen.getByText("Your line, shortened.")).toBeTruthy();
  expect(screen.getByText("Shorter, so that it fits on one line.")).toBeTruthy();
  expect(screen.getByText("The file names a team.")).toBeTruthy();
});

it("marks the words of the file with their page and line, and those of the posting", () => {
  const work = sampleWork();
  const claim = work.documents.resume.claimOf.get("exp1.b1");
  const { container } = render(<ClaimPanel work={work} path="exp1.b1" text="" claim={claim} />);
  const marks = [...container.querySelectorAll("mark")].map((mark) => mark.textContent);
  expect(marks).toEqual(["Led a team of six gardeners", "led a team"]);
  expect(screen.getByText("Page 1, line 5")).toBeTruthy();
  expect(screen.getAllByRole("listitem").at(-1)?.textContent).toBe("led a team");
});

it("says so where nothing is stated", () => {
  render(<ClaimPanel work={sampleWork()} path="x" text="Experience" claim={undefined} />);
  expect(screen.getByText("Part of the layout.")).toBeTruthy();
});

it("names what the person added and what is mere form", () => {
  const work = sampleWork();
  const { rerender } = render(
    <ClaimPanel
      work={work}
      path="name"
      text=""
      claim={sampleClaim("name", "Orla Finch", { by: "user", rule: "user" })}
    />,
  );
  expect(screen.getByText("Added by you")).toBeTruthy();
  expect(screen.getByText("Your file says")).toBeTruthy();
  const form = sampleClaim("closing", "Sincerely,", { by: "form", rule: "form" });
  rerender(<ClaimPanel work={work} path="closing" text="" claim={form} />);
  expect(screen.getByText("Standard wording")).toBeTruthy();
});
