import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, it } from "vitest";
import { HintList } from "./hint-list.tsx";
import type { HintListProps } from "./hint-list.tsx";

afterEach(cleanup);

const hints: HintListProps["hints"] = [
  { code: "missing-email", document: "resume", paths: ["contact.email"], of: 1 },
  {
    code: "other-employer",
    document: "cover_letter",
    paths: ["body.p1"],
    of: 4,
    said: ["Bluewater", "Orbit", "Harbour", "Meridian"],
  },
  { code: "no-lines", document: "resume", paths: [], of: 0 },
];

function show(isEditable: boolean): string[] {
  const led: string[] = [];
  render(
    <HintList
      hints={hints}
      onShow={(document, path) => led.push(`show ${document} ${path}`)}
      onFix={isEditable ? (document, path) => led.push(`fix ${document} ${path}`) : undefined}
    />,
  );
  return led;
}

it("leads to a value on its page, and to the field of one that is missing", async () => {
  const led = show(true);
  expect(
    screen.getAllByText(/another employer: Bluewater, Orbit, Harbour and 1 more/),
  ).toHaveLength(2);
  for (const button of screen.getAllByRole("button")) await userEvent.click(button);
  expect(led).toEqual(["fix resume contact.email", "show cover_letter body.p1"]);
});

it("opens no field where nothing can be changed, and stays away with nothing to say", () => {
  show(false);
  expect(screen.getAllByRole("button")).toHaveLength(1);
  cleanup();
  const { container } = render(<HintList hints={[]} onShow={() => {}} onFix={undefined} />);
  expect(container.textContent).toBe("");
});

it("leads to the field in which a question of the posting is answered", async () => {
  const led: string[] = [];
  const asks = (
    <div data-asks>
      <button type="button" data-field="body.p1">
        Write your answer
      </button>
    </div>
  );
  const asked = {
    code: "unanswered",
    document: "cover_letter",
    paths: ["body.p1"],
    of: 3,
    said: ["tell us about a late order"],
  } as const;
  const onShow = (document: string) => led.push(document);
  render(
    <>
      {asks}
      <HintList
        hints={[{ ...asked, paths: ["body.p1"], said: [...asked.said] }]}
        onShow={onShow}
        onFix={onShow}
      />
    </>,
  );
  await userEvent.click(screen.getByRole("button", { name: /^Answer/ }));
  expect(led).toEqual(["cover_letter"]);
  const field = screen.getByText("Write your answer");
  await waitFor(() => expect(document.activeElement).toBe(field));
});
