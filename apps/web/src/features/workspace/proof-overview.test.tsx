import type { Change } from "@savile/model";
import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, it } from "vitest";
import { sampleSession } from "../../testing/sample-session.ts";
import { ProofOverview } from "./proof-overview.tsx";
import { workOf } from "./view-model.ts";

afterEach(cleanup);

it("counts the carried lines, lists those to look at, the changes and what was left out", async () => {
  const session = sampleSession();
  if (session.tailoring === null) throw new Error("the sample session has a result");
  const change: Change = {
    id: "ch1",
    path: "exp1.b1",
    before: "Led a team of six gardeners",
    after: "Led six gardeners",
    rule: "trim",
    reqIds: [],
    reason: "Shorter.",
    evidence: [],
    scoreDelta: null,
    state: "proposed",
  };
  const work = workOf({ ...session, tailoring: { ...session.tailoring, changes: [change] } });
  if (work === null) throw new Error("the sample session has a result");
  const chosen: string[] = [];
  const document = work.documents.resume;
  render(<ProofOverview work={work} document={document} onSelect={(path) => chosen.push(path)} />);
  expect(screen.getByText("6 of 7 lines carried by your file")).toBeTruthy();
  expect(screen.getByText("1 line of your file left out")).toBeTruthy();
  expect(screen.getByText("does not serve this posting")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: /Weakly carried/ }));
  await userEvent.click(screen.getByRole("button", { name: /Experience: Head Gardener/ }));
  expect(chosen).toEqual(["exp1.b1", "exp1.b1"]);
});
