import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, it } from "vitest";
import { sampleWork } from "../../testing/render-work.tsx";
import { ProofOverview } from "./proof-overview.tsx";

afterEach(cleanup);

it("counts the carried lines, lists those to look at and what was left out", async () => {
  const work = sampleWork();
  const chosen: string[] = [];
  const document = work.documents.resume;
  render(<ProofOverview work={work} document={document} onSelect={(path) => chosen.push(path)} />);
  expect(screen.getByText("6 of 7 lines proven")).toBeTruthy();
  expect(screen.getByText("1 line of your file left out")).toBeTruthy();
  expect(screen.getByText("does not serve this posting")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: /Weakly carried/ }));
  expect(chosen).toEqual(["exp1.b1"]);
});
