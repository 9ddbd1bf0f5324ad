import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { InlineField } from "./inline-field.tsx";
import type { InlineFieldProps } from "./inline-field.tsx";
import { commitOpenField, hasOpenField } from "./open-field.ts";
import type { FieldShape } from "./rules.ts";

const required: FieldShape = {
  kind: "text",
  multiline: false,
  clean: (text) => text.replaceAll(/\s+/g, " ").trim(),
  check: (text) => (text === "" ? "This field is required" : null),
};
const long: FieldShape = {
  ...required,
  kind: "textarea",
  multiline: true,
  clean: (text) => text.trim(),
};

const user = userEvent.setup({ delay: null });

beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

interface Heard {
  readonly committed: [string, string][];
  readonly drafts: (string | null)[];
  /** When each text was committed. */
  readonly times: number[];
}

function show(part: Partial<InlineFieldProps> = {}): Heard {
  const heard: Heard = { committed: [], drafts: [], times: [] };
  function Sample() {
    const [value, setValue] = useState(part.value ?? "Gardener");
    return (
      <>
        <InlineField
          path="exp1.title"
          label="Job title"
          shape={required}
          onDraft={(_, text) => heard.drafts.push(text)}
          {...part}
          value={value}
          onCommit={(path, text) => {
            heard.committed.push([path, text]);
            heard.times.push(Date.now());
            setValue(text);
          }}
        />
        <button type="button">elsewhere</button>
      </>
    );
  }
  render(<Sample />);
  return heard;
}

function button(): HTMLElement {
  return screen.getByRole("button", { name: /edit Job title/ });
}
async function open(): Promise<HTMLInputElement> {
  await user.click(button());
  return screen.getByRole<HTMLInputElement>("textbox", { name: "Job title" });
}
async function wait(ms: number): Promise<void> {
  await act(async () => await vi.advanceTimersByTimeAsync(ms));
}

describe("the closed field", () => {
  it("is a button with the value and a hidden word on what it does", () => {
    show();
    expect(button().textContent).toBe("Gardener, edit Job title");
  });

  it("stands there as text alone where it cannot be edited", () => {
    show({ editable: false });
    expect(screen.queryByRole("button", { name: /edit/ })).toBeNull();
    expect(screen.getByText("Gardener")).toBeDefined();
  });

  it("opens when it is asked for, with the caret where it was asked", () => {
    show({ turn: 2, caret: "end" });
    const field = screen.getByRole<HTMLInputElement>("textbox", { name: "Job title" });
    expect(document.activeElement).toBe(field);
    expect(field.selectionStart).toBe("Gardener".length);
  });
});

describe("the opened field", () => {
  it("has nothing selected: the first key goes into the text and not over it", async () => {
    show();
    const field = await open();
    expect(field.selectionStart).toBe(field.selectionEnd);
    await user.keyboard("s");
    expect(field.value).toBe("Gardeners");
  });

  it("has its caret where the text was clicked", async () => {
    show();
    const text = button().firstChild;
    const found = { offsetNode: text, offset: 3 };
    Object.defineProperty(document, "caretPositionFromPoint", {
      configurable: true,
      value: () => found,
    });
    fireEvent.click(button(), { detail: 1 });
    Reflect.deleteProperty(document, "caretPositionFromPoint");
    const field = screen.getByRole<HTMLInputElement>("textbox", { name: "Job title" });
    expect([field.selectionStart, field.selectionEnd]).toEqual([3, 3]);
  });
});

describe("keeping", () => {
  it("is what Enter does: cleaned, once, and the focus goes back to the button", async () => {
    const heard = show();
    const field = await open();
    await user.clear(field);
    await user.type(field, "  Head   gardener {Enter}");
    expect(heard.committed).toEqual([["exp1.title", "Head gardener"]]);
    expect(document.activeElement).toBe(button());
    expect(heard.drafts.at(-1)).toBeNull();
    expect(heard.drafts.at(-2)).toBe("Head gardener");
  });

  it("takes Ctrl with Enter in a long text, where Enter alone begins a line", async () => {
    const heard = show({ shape: long });
    const field = await open();
    await user.clear(field);
    await user.type(field, "One{Enter}two");
    expect(heard.committed).toEqual([]);
    await user.keyboard("{Control>}{Enter}{/Control}");
    expect(heard.committed).toEqual([["exp1.title", "One\ntwo"]]);
  });

  it("is not what the Enter of an input method does", async () => {
    const heard = show();
    const field = await open();
    fireEvent.change(field, { target: { value: "園芸" } });
    fireEvent.keyDown(field, { key: "Enter", isComposing: true });
    fireEvent.keyDown(field, { key: "Enter", keyCode: 229 });
    expect(heard.committed).toEqual([]);
    expect(document.activeElement).toBe(field);
  });

  it("tells nothing where the text reads as before", async () => {
    const heard = show();
    await open();
    await user.keyboard("{Enter}");
    expect(heard.committed).toEqual([]);
    expect(document.activeElement).toBe(button());
  });

  it("shows the fault beside the field and stays open where the text is not valid", async () => {
    const heard = show();
    const field = await open();
    await user.clear(field);
    await user.keyboard("{Enter}");
    expect(screen.getByRole("alert").textContent).toBe("This field is required");
    expect(field.getAttribute("aria-invalid")).toBe("true");
    expect(field.getAttribute("aria-describedby")).toContain(screen.getByRole("alert").id);
    expect(heard.committed).toEqual([]);
    await user.type(field, "x");
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("also happens when the page is about to go, while the field stays open", async () => {
    const heard = show();
    expect(hasOpenField()).toBe(false);
    const field = await open();
    expect(hasOpenField()).toBe(true);
    await user.type(field, "{End} II");
    act(commitOpenField);
    expect(heard.committed).toEqual([["exp1.title", "Gardener II"]]);
    await user.keyboard("{Escape}");
    expect(heard.committed).toHaveLength(1);
    expect(hasOpenField()).toBe(false);
  });

  it("also happens when the field's place goes away", async () => {
    const heard = show();
    await user.type(await open(), "{End} III");
    cleanup();
    expect(heard.committed).toEqual([["exp1.title", "Gardener III"]]);
  });
});

describe("leaving", () => {
  it("by Escape brings the old value and the focus back", async () => {
    const heard = show();
    await user.type(await open(), "{End} IV");
    await user.keyboard("{Escape}");
    expect(button().textContent).toContain("Gardener,");
    expect(document.activeElement).toBe(button());
    await wait(200);
    expect(heard.committed).toEqual([]);
  });

  it("by moving on keeps a new valid text after 100 ms", async () => {
    const heard = show();
    await user.type(await open(), "{End} V");
    act(() => screen.getByRole("button", { name: "elsewhere" }).focus());
    const left = Date.now();
    await wait(250);
    expect((heard.times[0] ?? 0) - left).toBeGreaterThanOrEqual(95);
    expect(heard.committed).toEqual([["exp1.title", "Gardener V"]]);
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "elsewhere" }));
  });

  it("keeps a text once, although it was kept already while the field was being left", async () => {
    const heard = show();
    await user.type(await open(), "{End} V");
    act(() => screen.getByRole("button", { name: "elsewhere" }).focus());
    act(commitOpenField);
    await wait(250);
    expect(heard.committed).toEqual([["exp1.title", "Gardener V"]]);
    expect(button().textContent).toContain("Gardener V");
  });

  it("by moving on with a text that is not valid leaves the old one", async () => {
    const heard = show();
    await user.clear(await open());
    act(() => screen.getByRole("button", { name: "elsewhere" }).focus());
    await wait(120);
    expect(heard.committed).toEqual([]);
    expect(button().textContent).toContain("Gardener");
  });

  it("is not what coming back within the delay does", async () => {
    const heard = show();
    const field = await open();
    await user.type(field, "{End} VI");
    act(() => screen.getByRole("button", { name: "elsewhere" }).focus());
    await wait(50);
    act(() => field.focus());
    await wait(200);
    expect(heard.committed).toEqual([]);
    expect(document.activeElement).toBe(field);
  });
});

function showLine(value: string, kind: "textarea" | "tag" = "textarea") {
  const calls: unknown[][] = [];
  const heard = show({
    value,
    shape: { ...required, kind },
    lines: {
      onSplit: (...parts) => calls.push(["split", ...parts]),
      onErase: () => calls.push(["erase"]),
      onPaste: (lines) => calls.push(["paste", ...lines]),
    },
  });
  return { calls, heard };
}

describe("a line of a list", () => {
  it("is cut at the caret by Enter; Ctrl with Enter keeps it whole", async () => {
    const { calls, heard } = showLine("Led six gardeners");
    const field = await open();
    field.setSelectionRange(7, 8);
    await user.keyboard("{Enter}");
    expect(calls).toEqual([["split", "Led six", "gardeners"]]);
    expect(heard.committed).toEqual([]);
    await user.type(await open(), "{End}!{Control>}{Enter}{/Control}");
    expect(heard.committed).toEqual([["exp1.title", "Led six gardeners!"]]);
  });

  it("is erased by Backspace once it is empty", async () => {
    const { calls } = showLine("A");
    const field = await open();
    field.setSelectionRange(1, 1);
    await user.keyboard("{Backspace}");
    expect(calls).toEqual([]);
    await user.keyboard("{Backspace}");
    expect(calls).toEqual([["erase"]]);
  });

  it("takes a paste of several lines apart, without the marks of their list", async () => {
    const { calls } = showLine("Led six");
    const field = await open();
    field.setSelectionRange(7, 7);
    await user.paste(" gardeners\n\n• Cut water use\r\n2) Sold plants");
    expect(calls).toEqual([["paste", "Led six gardeners", "Cut water use", "Sold plants"]]);
  });

  it("begins a line of its own where the paste begins with a break", async () => {
    const { calls } = showLine("Led six");
    const field = await open();
    field.setSelectionRange(7, 7);
    await user.paste("\n- Cut water use\n");
    expect(calls).toEqual([["paste", "Led six", "Cut water use"]]);
  });

  it("leaves a paste of one line to the field", async () => {
    const { calls } = showLine("Led");
    const field = await open();
    field.setSelectionRange(3, 3);
    await user.paste(" six, or seven");
    expect(calls).toEqual([]);
    expect(field.value).toBe("Led six, or seven");
  });

  it("ends at a comma where it is a tag", async () => {
    const { calls } = showLine("Pruning", "tag");
    const field = await open();
    field.setSelectionRange(7, 7);
    await user.keyboard(",");
    expect(calls).toEqual([["split", "Pruning", ""]]);
    await user.click(button());
    await user.paste("Soil, Bees; Trees");
    expect(calls.at(-1)).toEqual(["paste", "Soil", "Bees", "Trees"]);
  });
});
