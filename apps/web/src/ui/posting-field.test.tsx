import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, expect, it } from "vitest";
import { PostingField } from "./posting-field.tsx";

afterEach(cleanup);

function Posting() {
  const [text, setText] = useState("Head: ");
  return <PostingField text={text} count={text.length} cut={false} onChange={setText} />;
}

async function valueAfterPaste(pasted: string): Promise<string> {
  render(<Posting />);
  await userEvent.click(screen.getByRole("textbox"));
  await userEvent.paste(pasted);
  return screen.getByRole("textbox", { name: "Job description" }).textContent ?? "";
}

it("shows what entities of a page stand for as soon as they are pasted", async () => {
  expect(await valueAfterPaste("R&amp;D, Smith &amp;amp; Sons")).toBe("Head: R&D, Smith & Sons");
});

it("leaves any other paste to the browser", async () => {
  expect(await valueAfterPaste("AT&T")).toBe("Head: AT&T");
});
