import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, it } from "vitest";
import { sampleWork } from "../../../testing/render-work.tsx";
import { ProofDialog } from "./proof-dialog.tsx";

afterEach(cleanup);

function show() {
  const done: string[] = [];
  render(
    <ProofDialog
      work={sampleWork()}
      onClose={() => done.push("closed")}
      onDownload={() => done.push("downloaded")}
    />,
  );
  return done;
}

it("names the lines without proof before they are handed out", () => {
  show();
  expect(screen.getByRole("alertdialog", { name: "1 line is not proven" })).toBeTruthy();
  expect(screen.getByText("Led six gardeners")).toBeTruthy();
  expect(screen.getByText("Partly backed")).toBeTruthy();
});

it("downloads all the same when told to, and leads back otherwise", async () => {
  const done = show();
  await userEvent.click(screen.getByRole("button", { name: "Download Anyway" }));
  expect(done).toEqual(["downloaded"]);
  cleanup();
  const other = show();
  await userEvent.keyboard("{Escape}");
  expect(other).toEqual(["closed"]);
});
