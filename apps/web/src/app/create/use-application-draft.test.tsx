import { cleanup, renderHook, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { TakenOffer } from "../../features/posting/taken-offer.tsx";
import { keepDraft, newDraft, readDraft } from "../../lib/drafts.ts";
import { keepTaken, readTaken } from "../../lib/taken-posting.ts";
import { useApplicationDraft } from "./use-application-draft.ts";

const taken = { text: "Clerk\nYou know Excel.", host: "jobs.example" };

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem("user", "{}");
});
afterEach(() => {
  vi.unstubAllGlobals();
  cleanup();
});

function open(uploadId?: string) {
  return renderHook(() => useApplicationDraft(uploadId)).result;
}

/** The screen's field as far as the offer needs it. */
function Screen() {
  const draft = useApplicationDraft(undefined);
  return (
    <>
      <p data-testid="field">{draft.jobDescription}</p>
      {draft.taken === null ? null : (
        <TakenOffer
          taken={draft.taken}
          text={draft.jobDescription}
          onText={draft.setText}
          onTaken={draft.setTaken}
        />
      )}
    </>
  );
}

it("puts a posting that was taken along into an empty draft, once", () => {
  keepTaken(taken);
  keepDraft(newDraft, { template: "classic", company: "Of another posting" });
  expect(open().current).toMatchObject({ jobDescription: taken.text, template: "classic" });
  expect(readDraft(newDraft)).toEqual({ jobDescription: taken.text, template: "classic" });
  expect(readTaken()).toBeNull();
  expect(open("u1").current.jobDescription).toBe("");
});

it("leaves what was typed where it stands and lets the other posting wait", () => {
  keepTaken(taken);
  keepDraft(newDraft, { jobDescription: "Typed by hand", company: "Harbour" });
  expect(open().current).toMatchObject({
    jobDescription: "Typed by hand",
    company: "Harbour",
    taken,
  });
  expect(readTaken()).toEqual(taken);
});

it("does not let the posting wait that the draft holds already", () => {
  keepTaken(taken);
  keepDraft(newDraft, { jobDescription: taken.text, company: "Harbour" });
  expect(open().current).toMatchObject({ company: "Harbour", taken: null });
  expect(readTaken()).toBeNull();
});

it("lets the posting wait where the browser keeps no draft", () => {
  keepTaken(taken);
  vi.stubGlobal(
    "localStorage",
    new Proxy(localStorage, {
      get: (kept, key) =>
        key === "setItem"
          ? () => {
              throw new DOMException("full", "QuotaExceededError");
            }
          : Reflect.get(kept, key),
    }),
  );
  expect(open().current.jobDescription).toBe(taken.text);
  expect(readTaken()).toEqual(taken);
});

it("changes the two postings about, so that neither is lost", async () => {
  const user = userEvent.setup();
  keepTaken(taken);
  keepDraft(newDraft, { jobDescription: "Typed by hand" });
  render(<Screen />);
  expect(screen.getByText("A posting from jobs.example waits")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Use it instead" }));
  expect(screen.getByTestId("field").textContent).toBe(taken.text);
  expect(screen.getByText("Typed by hand")).toBeTruthy();
  expect(readDraft(newDraft).jobDescription).toBe(taken.text);
  expect(readTaken()?.text).toBe("Typed by hand");
  await user.click(screen.getByRole("button", { name: "Use it instead" }));
  expect(screen.getByTestId("field").textContent).toBe("Typed by hand");
  await user.click(screen.getByRole("button", { name: "Don't use it" }));
  expect(screen.queryByText(taken.text)).toBeNull();
  expect(readTaken()).toBeNull();
  expect(readDraft(newDraft).jobDescription).toBe("Typed by hand");
});
