import type { DocumentKind, Edit } from "@savile/model";
import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { Profiler, useState } from "react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { renderWork, sampleWork } from "../../../testing/render-work.tsx";
import { sampleClaim } from "../../../testing/sample-session.ts";
import { commitOpenField } from "../field/open-field.ts";
import { linksOf } from "../work/links.ts";
import { createTraceStore } from "../work/trace.ts";
import type { DeskState, FieldRequest } from "../desk/use-desk.ts";
import type { Work } from "../work/view-model.ts";
import { EditPanel } from "./edit-panel.tsx";
import { LeafField } from "./leaf-field.tsx";
import { SurroundingsContext } from "./surroundings.ts";
import { usePanelSurroundings } from "./use-panel-surroundings.ts";

afterEach(cleanup);
beforeEach(() => localStorage.clear());

/** Waits until the focus has gone where a key that took something out sends it. */
async function settle(): Promise<void> {
  await act(async () => await new Promise((resolve) => setTimeout(resolve, 80)));
}

/** What the panel asked the desk for. */
interface Asked {
  readonly sources: string[];
  readonly pages: string[];
}

/** A desk around the panel, as the workspace has one. */
function useTestDesk(work: Work, kind: DocumentKind, asked: Asked): DeskState {
  const [editing, setEditing] = useState(false);
  const [field, setField] = useState<FieldRequest | null>(null);
  const [links] = useState(() => linksOf(work));
  const [trace] = useState(() => createTraceStore(links));
  const [still] = useState(() => ({
    select: (_: DocumentKind, path: string | null) => void asked.sources.push(path ?? ""),
    reveal: (_: DocumentKind, path: string) => void asked.pages.push(path),
    showTab: () => undefined,
    hideTab: () => undefined,
    showDocument: () => undefined,
    focusField: (on: DocumentKind, path: string) =>
      setField((last) => ({ kind: on, path, turn: (last?.turn ?? 0) + 1 })),
  }));
  return {
    ...still,
    kind,
    tab: "edit",
    selected: null,
    revealed: null,
    editable: true,
    editing,
    setEditing,
    field,
    links,
    trace,
  };
}

function Panel(props: { work: Work; kind: DocumentKind; asked: Asked }) {
  const desk = useTestDesk(props.work, props.kind, props.asked);
  return (
    <>
      <EditPanel work={props.work} desk={desk} />
      <button type="button" onClick={() => desk.focusField(props.kind, "exp1.b2")}>
        ask for a field
      </button>
      <button type="button" onClick={() => desk.setEditing(false)}>
        leave edit mode
      </button>
    </>
  );
}

function show(work = sampleWork(), kind: DocumentKind = "resume") {
  const asked: Asked = { sources: [], pages: [] };
  const { store } = renderWork(work, <Panel work={work} kind={kind} asked={asked} />);
  return { store, asked, user: userEvent.setup() };
}

function fieldOf(path: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(`[data-field="${path}"]`);
  if (found === null) throw new Error(`there is no field ${path}`);
  return found;
}

/** The menu of a line. */
function menuOf(path: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(`[data-menu="${path}"]`);
  if (found === null) throw new Error(`there is no menu of ${path}`);
  return found;
}

describe("the Edit tab", () => {
  it("switches Edit Mode on when it is opened, and can be read when it is left", async () => {
    const { user } = show();
    expect(fieldOf("exp1.title").tagName).toBe("BUTTON");
    await user.click(screen.getByText("leave edit mode"));
    expect(screen.getAllByText("Head Gardener").length).toBeGreaterThan(0);
    expect(document.querySelector("[data-edit-panel] input, [data-add]")).toBeNull();
    await user.click(screen.getByRole("button", { name: "Edit" }));
    expect(fieldOf("exp1.title").tagName).toBe("BUTTON");
  });

  it("tells once what it is, and remembers how the document was shown", async () => {
    const first = show();
    await first.user.click(screen.getByText("Got it"));
    expect(screen.queryByText("Enhanced Edit Mode")).toBeNull();
    await first.user.click(screen.getByText("By section"));
    cleanup();
    show();
    expect(screen.queryByText("Enhanced Edit Mode")).toBeNull();
    expect(screen.getByRole("button", { name: "By section", pressed: true })).toBeDefined();
    expect(screen.getByRole("heading", { name: /^Content/ })).toBeDefined();
  });

  it("writes a text where it stands", async () => {
    const { store, user } = show();
    await user.click(fieldOf("exp1.title"));
    await user.clear(screen.getByLabelText("Job title"));
    await user.keyboard("Gardener{Enter}");
    expect(store.get().documents.resume.experience[0]?.title).toBe("Gardener");
    expect(document.activeElement).toBe(fieldOf("exp1.title"));
  });

  it("opens the field that is asked for, once, and unfolds its entry", async () => {
    const { user } = show();
    await user.click(screen.getByRole("button", { name: /^Head Gardener/, expanded: true }));
    await user.click(screen.getByText("ask for a field"));
    await waitFor(() => expect(screen.getByLabelText("Bullet 2")).toBe(document.activeElement));
    await user.keyboard("{Escape}");
    await user.click(screen.getByText("By section"));
    await user.click(screen.getByText("Structured"));
    expect(screen.queryByLabelText("Bullet 2")).toBeNull();
  });

  it("adds bullets one after the other, and joins or removes none that is empty", async () => {
    const { store, user } = show();
    await user.click(screen.getByText("Add bullet"));
    await user.keyboard("Built a pond{Enter}Dug a well{Enter}{Escape}");
    const texts = store.get().documents.resume.experience[0]?.bullets.map(({ text }) => text);
    expect(texts?.slice(-2)).toEqual(["Built a pond", "Dug a well"]);
    store.undo();
    store.undo();
    expect(store.get().documents.resume.experience[0]?.bullets).toHaveLength(2);
  });

  it("makes one bullet of what is saved half way and written on", async () => {
    const { store, user } = show();
    await user.click(screen.getByText("Add bullet"));
    await user.keyboard("Built");
    act(() => commitOpenField());
    await user.keyboard(" a pond{Enter}{Escape}");
    const texts = store.get().documents.resume.experience[0]?.bullets.map(({ text }) => text);
    expect(texts).toHaveLength(3);
    expect(texts?.at(-1)).toBe("Built a pond");
  });

  it("cuts a bullet at the caret and takes an empty one out", async () => {
    const { store, user } = show();
    await user.click(fieldOf("exp1.b1"));
    const box = screen.getByLabelText<HTMLTextAreaElement>("Bullet 1");
    act(() => box.setSelectionRange(3, 3));
    await user.keyboard("{Enter}");
    const bullets = () => store.get().documents.resume.experience[0]?.bullets ?? [];
    expect(bullets()).toHaveLength(3);
    await waitFor(() => expect(screen.getByLabelText("Bullet 2")).toBe(document.activeElement));
    await user.clear(screen.getByLabelText("Bullet 2"));
    await user.keyboard("{Backspace}");
    expect(bullets()).toHaveLength(2);
  });

  it("makes bullets of a paste of many lines as one step", async () => {
    const { store, user } = show();
    await user.click(fieldOf("exp1.b2"));
    const box = screen.getByLabelText("Bullet 2");
    fireEvent.paste(box, { clipboardData: { getData: () => "- one\n- two\n- three" } });
    expect(store.get().documents.resume.experience[0]?.bullets).toHaveLength(4);
    store.undo();
    expect(store.get().documents.resume.experience[0]?.bullets).toHaveLength(2);
  });

  it("begins a section that is absent, and an entry with its first value", async () => {
    const { store, user } = show();
    await user.click(screen.getByText("Projects"));
    await user.keyboard("Rock garden{Enter}");
    expect(store.get().documents.resume.projects.map(({ name }) => name)).toEqual(["Rock garden"]);
    await user.click(screen.getByText("A section of your own"));
    await user.keyboard("Hobbies{Enter}");
    expect(screen.getByRole("heading", { name: "Hobbies" })).toBeDefined();
  });

  it("gives back what was taken out", async () => {
    const { store, user } = show();
    await user.click(menuOf("exp1.b1"));
    await user.click(screen.getByText("Remove"));
    expect(store.get().documents.resume.experience[0]?.bullets).toHaveLength(1);
    store.undo();
    expect(store.get().documents.resume.experience[0]?.bullets).toHaveLength(2);
  });

  it("leads from a line to its source and to the page", async () => {
    const { asked, user } = show();
    expect(menuOf("exp1.b2").getAttribute("aria-label")).toBe("Bullet 2: From your file. More");
    await user.click(menuOf("exp1.b2"));
    await user.click(screen.getByText("Show its source"));
    await user.click(menuOf("exp1.b2"));
    await user.click(screen.getByText("Show on the page"));
    expect(asked).toEqual({ sources: ["exp1.b2"], pages: ["exp1.b2"] });
  });

  it("marks in words what nothing carries, counts it, and takes the person's word for it", async () => {
    const base = sampleWork();
    const claims = base.tailoring.resume.claims.map((claim) =>
      claim.path === "exp1.b2"
        ? sampleClaim("exp1.b2", claim.text, { by: "user", verdict: "unsupported", rule: "user" })
        : claim,
    );
    const work = sampleWork({ resume: { ...base.tailoring.resume, claims } });
    const { store, user } = show(work);
    expect(screen.getByText("1 line added by you")).toBeDefined();
    expect(menuOf("exp1.b2").getAttribute("aria-label")).toContain("Added by you");
    await user.click(screen.getByText("True, I confirm"));
    expect(store.get().pending).toMatchObject([
      { kind: "confirm", path: "exp1.b2", confirmed: true },
    ]);
  });

  it("shows what waits because its text changed, and lets the person decide", async () => {
    const edits: Edit[] = ["exp1.title", "exp1.company"].map((path) => ({
      kind: "text",
      document: "resume",
      path,
      old: "what was",
      next: `mine ${path}`,
      at: "2026-01-01T00:00:00.000Z",
    }));
    const work = sampleWork({ edited: { edits: [], outdated: edits, scoreDelta: null } });
    const { store, user } = show(work);
    const list = screen.getByText("2 edits wait for you").closest("div");
    if (list === null) throw new Error("there is no list");
    expect(within(list).getByText("mine exp1.title")).toBeDefined();
    expect(within(list).getAllByText("what was")).toHaveLength(2);
    await user.click(within(list).getAllByRole("button", { name: "Use mine" })[0] ?? list);
    expect(store.get().documents.resume.experience[0]?.title).toBe("mine exp1.title");
    expect(store.get().outdated).toHaveLength(1);
    fireEvent.click(within(list).getByRole("button", { name: "Discard" }));
    expect(store.get().outdated).toEqual([]);
  });

  it("shows the letter by the names of its parts", () => {
    show(sampleWork(), "cover_letter");
    for (const name of ["Date", "Department", "Salutation", "Opening paragraph", "Signature"]) {
      expect(screen.getByText(name, { exact: true })).toBeDefined();
    }
  });
});

describe("tags", () => {
  it("come by Enter, comma and paste, never twice, and go by Delete", async () => {
    const { store, user } = show();
    await user.click(screen.getByText("Skills"));
    await user.keyboard("Tools{Enter}");
    const skills = () => store.get().documents.resume.skills[0]?.skills.map(({ text }) => text);
    const input = screen.getByLabelText("Add skills to Tools");
    await user.click(input);
    await user.keyboard("Spade,Hoe{Enter}spade{Enter}");
    expect(skills()).toEqual(["Spade", "Hoe"]);
    fireEvent.paste(input, { clipboardData: { getData: () => "Rake; Saw\nHOE" } });
    expect(skills()).toEqual(["Spade", "Hoe", "Rake", "Saw"]);
    await user.keyboard("{Backspace}");
    await waitFor(() => expect(document.activeElement?.textContent).toBe("Saw"));
    await user.keyboard("{Alt>}{ArrowLeft}{/Alt}");
    expect(skills()).toEqual(["Spade", "Hoe", "Saw", "Rake"]);
    await user.keyboard("{Delete}");
    expect(skills()).toEqual(["Spade", "Hoe", "Rake"]);
    await settle();
    await user.click(input);
    await user.keyboard("Sieve");
    act(() => commitOpenField());
    expect(skills()?.at(-1)).toBe("Sieve");
    await user.keyboard("Trowel");
    await user.click(screen.getByText("By section"));
    expect(skills()?.at(-1)).toBe("Trowel");
  });
});

it("draws only the row anew that is written into", async () => {
  const work = sampleWork();
  const drawn: string[] = [];
  const paths = ["exp1.title", "exp1.company", "exp1.b1", "exp1.b2", "summary"];
  function Rows() {
    const desk = useTestDesk(work, "resume", { sources: [], pages: [] });
    const surroundings = usePanelSurroundings(work, { ...desk, editing: true });
    return (
      <SurroundingsContext value={surroundings}>
        {paths.map((path) => (
          <Profiler key={path} id={path} onRender={(id) => drawn.push(id)}>
            <LeafField path={path} />
          </Profiler>
        ))}
      </SurroundingsContext>
    );
  }
  renderWork(work, <Rows />);
  const user = userEvent.setup();
  drawn.length = 0;
  await user.click(fieldOf("exp1.company"));
  await user.keyboard(" & Sons{Enter}");
  expect(drawn.length).toBeGreaterThan(0);
  expect(new Set(drawn)).toEqual(new Set(["exp1.company"]));
});
