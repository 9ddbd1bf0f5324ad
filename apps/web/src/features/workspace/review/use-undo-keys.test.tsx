import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { Dialog } from "radix-ui";
import { renderWork, sampleWork } from "../../../testing/render-work.tsx";
import { DialogFrame } from "../../../ui/dialog-frame.tsx";
import { useUndoKeys } from "./use-undo-keys.ts";

afterEach(cleanup);

const places = (
  <>
    <input aria-label="text" />
    <input aria-label="box" type="checkbox" />
    <select aria-label="zoom" />
    <DialogFrame onClose={() => undefined} aria-describedby={undefined} className="">
      <Dialog.Title>A dialog</Dialog.Title>
      <button type="button">in a dialog</button>
    </DialogFrame>
    <button type="button">on the page</button>
  </>
);

/** Presses Ctrl+Z; false where the key was taken. */
function press(target: HTMLElement): boolean {
  return fireEvent.keyDown(target, { key: "z", ctrlKey: true });
}

function Keys({ heard }: { readonly heard: string[] }) {
  useUndoKeys({ undo: () => heard.push("undo"), redo: () => heard.push("redo") });
  return places;
}

it("takes steps back wherever no text is typed and no dialog lies over the page", () => {
  const heard: string[] = [];
  renderWork(sampleWork(), <Keys heard={heard} />);
  expect(press(screen.getByLabelText("text"))).toBe(true);
  expect(press(screen.getByText("in a dialog"))).toBe(true);
  expect(heard).toEqual([]);
  press(screen.getByLabelText("box"));
  press(screen.getByLabelText("zoom"));
  press(screen.getByText("on the page"));
  expect(heard).toEqual(["undo", "undo", "undo"]);
});
