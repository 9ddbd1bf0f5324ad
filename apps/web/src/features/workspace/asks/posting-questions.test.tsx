import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import { renderWork, sampleWork } from "../../../testing/render-work.tsx";
import { leaveAsks } from "../work/left-asks.ts";
import { LetterNotes } from "./letter-notes.tsx";

const story = "tell us about a hedge that you saved";

function show(answers: readonly string[] = [story], readOnly = false) {
  const work = sampleWork();
  const posting = { ...work.session.posting, answers: [...answers] };
  const asking = sampleWork({}, { posting, read_only: readOnly });
  const rendered = renderWork(asking, <LetterNotes work={asking} />);
  const texts = () => rendered.store.get().documents.letter.paragraphs.map(({ text }) => text);
  return { ...rendered, texts, before: texts(), sessionId: asking.session.session_id };
}

afterEach(() => {
  cleanup();
  leaveAsks(sampleWork().session.session_id, null);
});

describe("a question of the posting", () => {
  it("is shown in its words, and its answer stands in the letter", async () => {
    const { texts, before } = show();
    expect(screen.getByText("“Tell us about a hedge that you saved”")).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: /^Write your answer/ }));
    const field = screen.getByRole("textbox", { name: "Your answer" });
    await userEvent.type(field, "I saved a yew that was to be cut.");
    await userEvent.keyboard("{Control>}{Enter}{/Control}");
    await waitFor(() => expect(texts()).toEqual([...before, "I saved a yew that was to be cut."]));
    expect(screen.getByText("In your letter")).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "Done" }));
    expect(screen.queryByText("In your letter")).toBeNull();
  });

  it("is left as it was by Escape, and its answer is taken back by one step", async () => {
    const { store, texts, before } = show();
    await userEvent.click(screen.getByRole("button", { name: /^Write your answer/ }));
    await userEvent.type(screen.getByRole("textbox"), "Never mind.");
    await userEvent.keyboard("{Escape}");
    expect(texts()).toEqual(before);
    await userEvent.click(screen.getByRole("button", { name: /^Write your answer/ }));
    await userEvent.type(screen.getByRole("textbox"), "A yew.");
    await userEvent.keyboard("{Control>}{Enter}{/Control}");
    await waitFor(() => expect(texts()).toContain("A yew."));
    store.undo();
    expect(texts()).toEqual(before);
  });

  it("about pay and time has a short field for each, which make one paragraph", async () => {
    const { texts } = show(["stating your expected salary and notice period"]);
    const group = within(screen.getByRole("group"));
    for (const text of ["£34,000", "one month"]) {
      const [open] = group.getAllByRole("button", { name: /^Write your answer/ });
      if (open === undefined) throw new Error("no field is open");
      await userEvent.click(open);
      await userEvent.type(group.getByRole("textbox"), `${text}{Enter}`);
      await waitFor(() => expect(texts().join(" ")).toContain(text));
    }
    expect(texts()).toContain("The pay I expect is £34,000. My notice period is one month.");
  });

  it("is not asked again once it is left, until that is taken back", async () => {
    const { sessionId } = show();
    await userEvent.click(screen.getByRole("button", { name: "Don't answer" }));
    await userEvent.click(screen.getByRole("button", { name: "My letter says it" }));
    expect(screen.queryByText(/hedge/)).toBeNull();
    leaveAsks(sessionId, null);
    expect(await screen.findByText(/hedge/)).toBeTruthy();
  });

  it("is shown neither where nothing is asked nor where nothing can be written", () => {
    show(["send your CV"]);
    show([story], true);
    expect(screen.queryByRole("group")).toBeNull();
  });
});
