import type { SessionSummary } from "@savile/contracts";
import type { ApplicationState } from "@savile/model";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import {
  RouterProvider,
  createMemoryHistory,
  createRootRoute,
  createRouter,
} from "@tanstack/react-router";
import { cleanup, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { SessionList } from "./session-list.tsx";
import type { SessionListProps } from "./session-list.tsx";

/** The test's document has no layout, so that no row comes into sight. */
class NothingInSight {
  observe(): void {}
  disconnect(): void {}
}

beforeEach(() => void vi.stubGlobal("IntersectionObserver", NothingInSight));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function application(title: string, status: SessionSummary["status"]): SessionSummary {
  return {
    session_id: title,
    upload_id: null,
    title,
    renamed: true,
    job_title: null,
    company: null,
    template: "classic",
    version: 1,
    status,
    ats_score: null,
    application_state: "to_send",
    created_at: "2026-01-01T00:00:00.000Z",
    finished_at: null,
  };
}

interface Shown {
  readonly states: (ApplicationState | null)[];
  readonly searches: string[];
}

async function show(
  sessions: readonly SessionSummary[],
  part: Partial<SessionListProps> = {},
): Promise<Shown> {
  const shown: Shown = { states: [], searches: [] };
  const list = { sessions: [...sessions], total: sessions.length, all: sessions.length };
  const root = createRootRoute({
    component: () => (
      <SessionList
        list={list}
        search=""
        busy={false}
        onSearch={(text) => void shown.searches.push(text)}
        state={null}
        onState={(state) => void shown.states.push(state)}
        onMore={() => undefined}
        {...part}
      />
    ),
  });
  const router = createRouter({
    routeTree: root,
    history: createMemoryHistory({ initialEntries: ["/"] }),
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  await screen.findByRole("heading", { level: 2 });
  return shown;
}

const gardener = application("Gardener", "succeeded");
const potter = application("Potter", "succeeded");
const painter = application("Painter", "cancelled");
const baker = application("Baker", "cancelled");

it("folds cancelled runs away below the others, and counts them", async () => {
  await show([painter, gardener, baker]);
  const fold = screen.getByText("2 cancelled runs").closest("details");
  if (fold === null) throw new Error("cancelled runs are folded");
  expect(fold.open).toBe(false);
  expect(within(fold).getByText("Painter")).toBeTruthy();
  expect(within(fold).getByText("Baker")).toBeTruthy();
  expect(within(fold).queryByText("Gardener")).toBeNull();
  expect(screen.getByText("Gardener").compareDocumentPosition(fold)).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
});

it("says one cancelled run in the singular, and folds nothing where none was cancelled", async () => {
  await show([gardener, painter]);
  expect(screen.getByText("1 cancelled run")).toBeTruthy();
  cleanup();
  await show([gardener, potter]);
  expect(screen.queryByRole("group")).toBeNull();
  expect(screen.queryByText(/cancelled/)).toBeNull();
});

it("offers the filter from two applications on, with every state", async () => {
  await show([gardener]);
  expect(screen.queryByRole("combobox", { name: "Which applications to show" })).toBeNull();
  cleanup();
  const shown = await show([gardener, potter]);
  const filter = screen.getByRole("combobox", { name: "Which applications to show" });
  expect(
    within(filter)
      .getAllByRole("option")
      .map((one) => one.textContent),
  ).toEqual(["All", "To send", "Sent", "Interview", "Offer", "No"]);
  await userEvent.selectOptions(filter, "Interview");
  expect(shown.states).toEqual(["interview"]);
});

it("goes back to all from a state", async () => {
  const shown = await show([gardener, potter], { state: "sent" });
  const filter = screen.getByRole("combobox", { name: "Which applications to show" });
  expect(within(filter).getByRole<HTMLOptionElement>("option", { name: "Sent" }).selected).toBe(
    true,
  );
  await userEvent.selectOptions(filter, "All");
  expect(shown.states).toEqual([null]);
});

const nothing = { sessions: [], total: 0, all: 9 };

it("keeps filter and search where nothing answers, and leads back to everything", async () => {
  const shown = await show([], { list: nothing, state: "offer" });
  expect(screen.getByText("None here yet.")).toBeTruthy();
  expect(screen.getByRole("combobox", { name: "Which applications to show" })).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Show all" }));
  expect(shown).toEqual({ states: [null], searches: [""] });
});

it("says which words found nothing, and clears the filter with them", async () => {
  const shown = await show([], { list: nothing, search: " welder ", state: "offer" });
  expect(screen.getByText("No results for “welder”.")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Clear the search" }));
  expect(shown).toEqual({ states: [null], searches: [""] });
});

it("does not say that nothing was found while it still looks", async () => {
  await show([], { list: nothing, search: "welder", busy: true });
  expect(screen.queryByText(/No results/)).toBeNull();
});
