import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, describe, expect, it } from "vitest";
import type { Posting } from "@savile/model";
import { sampleSession } from "../../testing/sample-session.ts";
import { CompanyField } from "./company-field.tsx";

afterEach(cleanup);

const { posting } = sampleSession();
const { company: _, ...unnamed } = posting;
const unsure: Posting = { ...unnamed, companyCandidates: ["Mossgate", "Fernlight"] };

function Asked({ about }: { readonly about: Posting }) {
  const [answer, setAnswer] = useState<string | undefined>();
  return (
    <>
      <CompanyField posting={about} answer={answer} onAnswer={setAnswer} />
      <output>{answer ?? "open"}</output>
    </>
  );
}

const answer = () => screen.getByRole("status").textContent;

describe("the employer", () => {
  it("is asked for where one sign alone speaks: a click on a name answers, and can be taken back", async () => {
    render(<Asked about={unsure} />);
    await userEvent.click(screen.getByRole("button", { name: "Fernlight" }));
    expect(answer()).toBe("Fernlight");
    await userEvent.click(screen.getByRole("button", { name: /^Undo/ }));
    expect(answer()).toBe("open");
    expect(screen.getByRole("button", { name: "Mossgate" })).toBeTruthy();
  });

  it("takes another name, also by Enter, and no name", async () => {
    render(<Asked about={unsure} />);
    await userEvent.type(screen.getByLabelText("Another name"), "Saltmarsh Foods{Enter}");
    expect(answer()).toBe("Saltmarsh Foods");
    await userEvent.click(screen.getByRole("button", { name: /^Undo/ }));
    await userEvent.click(screen.getByRole("button", { name: "No name is given" }));
    expect(answer()).toBe("");
    expect(screen.getByText("no name")).toBeTruthy();
  });

  it("ignores a blank name", async () => {
    render(<Asked about={unsure} />);
    await userEvent.type(screen.getByLabelText("Another name"), "  {Enter}");
    expect(answer()).toBe("open");
  });

  it("that is sure is shown, and can be changed", async () => {
    render(<Asked about={posting} />);
    expect(screen.getByText("Mossgate")).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: /^Change/ }));
    await userEvent.type(screen.getByLabelText("Another name"), "Fernlight");
    await userEvent.click(screen.getByRole("button", { name: "Use" }));
    expect(answer()).toBe("Fernlight");
  });
});
