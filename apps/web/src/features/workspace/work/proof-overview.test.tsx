import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, it } from "vitest";
import { sampleWork } from "../../../testing/render-work.tsx";
import { ProofOverview } from "./proof-overview.tsx";

afterEach(cleanup);

it("counts the proven lines of both documents, lists the others and what was left out", async () => {
  const work = sampleWork();
  const chosen: string[] = [];
  const document = work.documents.resume;
  render(
    <ProofOverview
      work={work}
      document={document}
      onSelect={(kind, path) => chosen.push(`${kind} ${path}`)}
    />,
  );
  expect(screen.getByText("7 of 8 lines proven")).toBeTruthy();
  expect(screen.getByText("1 line left out")).toBeTruthy();
  expect(screen.getByText("not relevant here")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: /Partly backed/ }));
  expect(chosen).toEqual(["resume exp1.b1"]);
});
