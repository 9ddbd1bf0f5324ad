import { cleanup, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, it } from "vitest";
import { renderWork, sampleWork } from "../../../testing/render-work.tsx";
import { EvidencePopover } from "./evidence-popover.tsx";

afterEach(cleanup);

const page = {
  hash: "a1",
  w: 612,
  h: 792,
  regions: [{ path: "exp1.b1", x: 61, y: 396, w: 306, h: 12 }],
};

function show(path: string) {
  const work = sampleWork();
  let closed = 0;
  renderWork(
    work,
    <EvidencePopover
      work={work}
      document={work.documents.resume}
      page={page}
      path={path}
      onClose={() => {
        closed += 1;
      }}
    />,
  );
  return () => closed;
}

it("shows the verdict, the words of the file and how the line was made", async () => {
  const closed = show("exp1.b1");
  const proof = screen.getByRole("dialog", { name: "Proof" });
  expect(proof.textContent).toContain("Partly backed");
  expect(proof.textContent).toContain("Page 1, line 5");
  expect(proof.textContent).toContain("Your line, shortened");
  expect(proof.textContent).toContain("The file names a team.");
  await userEvent.keyboard("{Escape}");
  expect(closed()).toBe(1);
});

it("is not there for a line of another page", () => {
  show("exp1.b2");
  expect(screen.queryByRole("dialog")).toBeNull();
});
