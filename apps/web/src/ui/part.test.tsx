import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { Suspense, useState } from "react";
import type { ComponentType } from "react";
import { afterAll, afterEach, beforeEach, expect, it, vi } from "vitest";
import { loadAhead, loadParts } from "../lib/load-parts.ts";
import { keepUnsavedWork } from "../lib/unsaved-work.ts";
import { part } from "./part.tsx";
import type { PartOptions } from "./part.tsx";

const online = vi.spyOn(navigator, "onLine", "get");

beforeEach(async () => {
  online.mockReturnValue(true);
  await loadParts();
});
afterEach(cleanup);
afterAll(() => {
  vi.restoreAllMocks();
  keepUnsavedWork({ save: async () => true, drop: () => undefined });
});

interface GreetingProps {
  readonly name: string;
  readonly onClose?: () => void;
}

function Greeting({ name }: GreetingProps) {
  return <p>Hello {name}</p>;
}

/** A script that cannot be had so many times. */
function failing(times: number) {
  const calls = { count: 0 };
  const load = async (): Promise<ComponentType<GreetingProps>> => {
    calls.count += 1;
    if (calls.count <= times) throw new TypeError("Failed to fetch dynamically imported module");
    return Greeting;
  };
  return { load, calls };
}

async function show(
  load: () => Promise<ComponentType<GreetingProps>>,
  options?: PartOptions,
  props: Partial<GreetingProps> = {},
) {
  const Late = part(load, { ahead: false, ...options });
  await act(async () => {
    render(
      <>
        <p>The rest</p>
        <Suspense fallback="Loading">
          <Late name="Ada" {...props} />
        </Suspense>
      </>,
    );
  });
  return Late;
}

it("shows what was fetched, and what is there already without a word of waiting", async () => {
  const { load, calls } = failing(0);
  const Late = await show(load);
  expect(screen.getByText("Hello Ada")).toBeDefined();
  cleanup();
  render(<Late name="Bea" />);
  expect(screen.getByText("Hello Bea")).toBeDefined();
  expect(calls.count).toBe(1);
});

it("asks once more by itself where there is a line", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { load, calls } = failing(1);
  await show(load);
  await act(async () => await vi.advanceTimersByTimeAsync(1_000));
  vi.useRealTimers();
  expect(screen.getByText("Hello Ada")).toBeDefined();
  expect(calls.count).toBe(2);
});

it("says in its place that it is missing, keeps the rest, and comes when it is tried again", async () => {
  online.mockReturnValue(false);
  const { load } = failing(1);
  await show(load);
  expect(screen.getByText("The rest")).toBeDefined();
  expect(screen.getByRole("alert").textContent).toContain("You are offline");
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Try Again" })));
  expect(screen.getByText("Hello Ada")).toBeDefined();
});

it("comes by itself when the line is back", async () => {
  online.mockReturnValue(false);
  const { load } = failing(1);
  await show(load);
  online.mockReturnValue(true);
  await act(async () => window.dispatchEvent(new Event("online")));
  expect(screen.getByText("Hello Ada")).toBeDefined();
});

it("stores what was typed before it offers a reload", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const finish: ((saved: boolean) => void)[] = [];
  const saved = new Promise<boolean>((resolve) => finish.push(resolve));
  keepUnsavedWork({ save: async () => await saved, drop: () => undefined });
  const { load } = failing(9);
  await show(load);
  await act(async () => await vi.advanceTimersByTimeAsync(1_000));
  vi.useRealTimers();
  expect(screen.getByRole("alert").textContent).toContain("may be newer than this page");
  expect(screen.queryByRole("button", { name: "Reload Page" })).toBeNull();
  await act(async () => finish[0]?.(true));
  expect(screen.getByRole("button", { name: "Reload Page" })).toBeDefined();
});

it("can be closed where it is a layer that somebody asked for", async () => {
  online.mockReturnValue(false);
  const { load } = failing(9);
  const closed = vi.fn<() => void>();
  await show(load, { look: "layer" }, { onClose: closed });
  fireEvent.click(screen.getByRole("button", { name: "Close" }));
  expect(closed).toHaveBeenCalledOnce();
  expect(screen.queryByRole("alert")).toBeNull();
});

it("keeps a fault of its own to itself", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  let broken = true;
  function Broken(): string {
    const [text] = useState("Mended");
    if (broken) throw new Error("a fault while it is drawn");
    return text;
  }
  await show(async () => Broken);
  expect(screen.getByText("The rest")).toBeDefined();
  expect(screen.getByRole("alert").textContent).toContain("stopped working");
  broken = false;
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Try Again" })));
  expect(screen.getByText("Mended")).toBeDefined();
});

it("is fetched ahead with what comes with it, and left for later where there is no line", async () => {
  const fetched: string[] = [];
  part(async () => {
    fetched.push("outer");
    loadAhead(async () => {
      fetched.push("inner");
    });
    return Greeting;
  });
  part(async () => Greeting, { ahead: false });
  online.mockReturnValue(false);
  await loadParts();
  expect(fetched).toEqual([]);
  online.mockReturnValue(true);
  await loadParts();
  expect(fetched).toEqual(["outer", "inner"]);
});
