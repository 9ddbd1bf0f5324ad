import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, beforeAll, expect, it } from "vitest";
import { PostingField } from "./posting-field.tsx";

// What comes late is there at once: a slow machine must not be told from a fault.
beforeAll(async () => void (await import("../lib/posting-source.ts")));
afterEach(cleanup);

function Posting() {
  const [text, setText] = useState("Head: ");
  return <PostingField text={text} count={text.length} cut={false} onChange={setText} />;
}

async function paste(pasted: string): Promise<void> {
  render(<Posting />);
  await userEvent.click(screen.getByRole("textbox"));
  await userEvent.paste(pasted);
}

it("shows what entities of a page stand for once they are pasted", async () => {
  await paste("R&amp;D, Smith &amp;amp; Sons");
  expect(await screen.findByDisplayValue("Head: R&D, Smith & Sons")).toBeTruthy();
});

it("leaves any other paste to the browser", async () => {
  await paste("AT&T");
  expect(await screen.findByDisplayValue("Head: AT&T")).toBeTruthy();
});
