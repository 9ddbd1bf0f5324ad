import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useRef, useState } from "react";
import { afterEach, expect, it } from "vitest";
import { RefineBox } from "./refine-box.tsx";
import { RefineIdeas } from "./refine-ideas.tsx";
import { LeftCount, SpentNote, spentOf } from "./refine-left.tsx";

afterEach(cleanup);

function Box({ applied, spent = false }: { applied: string[]; spent?: boolean }) {
  const [text, setText] = useState("");
  const field = useRef<HTMLTextAreaElement>(null);
  return (
    <RefineBox
      text={text}
      field={field}
      busy={false}
      spent={spent}
      onChange={setText}
      onApply={() => applied.push(text)}
    />
  );
}

it("applies with Ctrl+Enter, and not while there is nothing to apply", async () => {
  const applied: string[] = [];
  render(<Box applied={applied} />);
  const field = screen.getByRole("textbox", { name: "What should change?" });
  await userEvent.type(field, "{Control>}{Enter}{/Control}");
  expect(applied).toEqual([]);
  await userEvent.type(field, "shorter{Control>}{Enter}{/Control}");
  expect(applied).toEqual(["shorter"]);
});

it("counts code points and says when the end was cut off", async () => {
  render(<Box applied={[]} />);
  const field = screen.getByRole("textbox");
  await userEvent.click(field);
  await userEvent.paste("\u{1F600}".repeat(3));
  expect(screen.getByText("3/500")).toBeTruthy();
  await userEvent.paste("x".repeat(600));
  expect(screen.getByText(/Cut to/)).toBeTruthy();
});

it("takes nothing more where nothing is left", () => {
  render(<Box applied={[]} spent />);
  expect(screen.getByRole<HTMLTextAreaElement>("textbox").disabled).toBe(true);
});

it("offers instructions to take into the box", async () => {
  const picked: string[] = [];
  render(
    <RefineIdeas title="Ideas" ideas={["Fit one page"]} onPick={(idea) => picked.push(idea)} />,
  );
  await userEvent.click(screen.getByRole("button", { name: "Fit one page" }));
  expect(picked).toEqual(["Fit one page"]);
});

function left(session: [number, number], month: [number, number]) {
  return {
    session: { used: session[0], limit: session[1] },
    month: { used: month[0], limit: month[1] },
  };
}

it("tells what is left: of these documents, of the month, or without a limit", () => {
  const { container, rerender } = render(<LeftCount left={left([1, 2], [1, 32])} />);
  expect(container.textContent).toBe("1 of 2 left for this application");
  rerender(<LeftCount left={left([0, 5], [199, 200])} />);
  expect(container.textContent).toBe("1 of 200 left this month");
  rerender(<LeftCount left={left([9, -1], [90, -1])} />);
  expect(container.textContent).toBe("Unlimited refinements");
  expect(spentOf(left([2, 2], [2, 32]))).toBe("session");
  expect(spentOf(left([0, 2], [32, 32]))).toBe("month");
  expect(spentOf(left([9, -1], [90, -1]))).toBeNull();
});

it("shows the way to a larger plan once nothing is left", () => {
  render(<SpentNote spent="session" />);
  expect(screen.getByText("No refinements left for this application.")).toBeTruthy();
  expect(screen.getByRole("link", { name: "See Plans" }).getAttribute("href")).toBe(
    "/subscription?tab=pricing",
  );
});
