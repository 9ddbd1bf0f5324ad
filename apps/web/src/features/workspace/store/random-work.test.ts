import { listsOf, placeOfEdit, textsByAddress } from "@savile/model";
import type { DocumentKind, Documents, Edit } from "@savile/model";
import { describe, expect, it } from "vitest";
import { fakeClock } from "../../../testing/fake-clock.ts";
import { diceOf } from "../../../testing/random-walk.ts";
import type { Dice } from "../../../testing/random-walk.ts";
import { sampleChange, sampleWork } from "../../../testing/render-work.tsx";
import { fakeBrowser, openWindow } from "../../../testing/work-window.ts";
import type { FakeBrowser, WorkWindow } from "../../../testing/work-window.ts";
import { workServer } from "../../../testing/work-server.ts";
import type { WorkServer } from "../../../testing/work-server.ts";
import { parseCopy } from "./local-copy.ts";
import { textAt } from "./text-at.ts";

/** 1,000 sequences in full, a slice with every test. */
const sequences = process.env["SAVILE_EFFORT"] === "full" ? 1_000 : 100;
const steps = 40;

interface World {
  readonly dice: Dice;
  readonly browser: FakeBrowser;
  readonly server: WorkServer;
  windows: [WorkWindow, ...WorkWindow[]];
  words: number;
  /** Words that a person took away again, or wrote over knowingly. */
  readonly given: Set<string>;
  readonly told: string[];
  /** What is typed into a field that is still open. */
  readonly open: Map<WorkWindow, Edit>;
}

const bullets = ["Led a team of six gardeners", "Cut water use by 30%", "Planted a rose garden"];

function firstSession() {
  const { session, tailoring } = sampleWork({ changes: [sampleChange({ path: "exp1.b2" })] });
  const { resume } = tailoring.resume;
  const lines = bullets.map((text, index) => ({ id: `b${index + 1}`, text }));
  const experience = resume.experience.map((entry) => ({ ...entry, bullets: lines }));
  const paragraphs = [
    { id: "p1", text: "I read of your garden." },
    { id: "p2", text: "I would like to work in it." },
  ];
  const letter = { ...tailoring.letter.letter, paragraphs };
  return {
    ...session,
    tailoring: {
      ...tailoring,
      resume: { ...tailoring.resume, resume: { ...resume, summary: "A gardener.", experience } },
      letter: { ...tailoring.letter, letter },
    },
  };
}

/** Words that the test wrote: each stands for what a person typed. */
function wordsIn(value: unknown): string[] {
  return JSON.stringify(value)?.match(/\bword\d+\b/g) ?? [];
}

function newWord(world: World): string {
  world.words += 1;
  return `word${world.words}`;
}

/** Where a word is safe: on the server, in what a window shows or asks about, in a copy of the browser. */
function safeWords({ server, windows, browser }: World): Set<string> {
  const session = server.session();
  const { resume, letter, edited } = session.tailoring;
  const found = wordsIn([resume.resume, letter.letter, edited?.outdated]);
  for (const { store } of windows) {
    const { documents, save, refused } = store.get();
    found.push(...wordsIn([documents, save.kind === "conflict" ? save.conflicts : [], refused]));
  }
  for (const text of browser.stored.values()) {
    for (const part of Object.values(parseCopy(text)?.parts ?? {})) {
      const { operations, conflicts, refused, open } = part;
      const mine = operations.flatMap((one) => (one.kind === "edit" ? [one.edit] : []));
      const next = mine.map((edit) => ("next" in edit ? edit.next : edit));
      found.push(...wordsIn([next, conflicts, refused, open?.next]));
    }
  }
  return new Set(found);
}

interface Place {
  readonly document: DocumentKind;
  readonly path: string;
  readonly text: string;
}

function placesIn({ resume, letter }: Documents): Place[] {
  const wanted = /^(?:summary|exp1\.b\d+|body\.p\d+)$/;
  const all = [
    ...[...textsByAddress(resume)].map(([path, text]) => ({
      document: "resume" as const,
      path,
      text,
    })),
    ...[...textsByAddress(letter)].map(([path, text]) => ({
      document: "cover_letter" as const,
      path,
      text,
    })),
  ];
  return all.filter(({ path }) => wanted.test(path));
}

function anyTextEdit(world: World, documents: Documents, at: string): Edit | null {
  const places = placesIn(documents);
  const place = places[world.dice.upTo(places.length)];
  if (place === undefined) return null;
  const { document, path, text: old } = place;
  return { kind: "text", document, path, old, next: `It says ${newWord(world)} here`, at };
}

function anyListEdit(world: World, documents: Documents, at: string): Edit | null {
  const { dice } = world;
  const lists = listsOf(documents).filter(({ list }) => /^(?:exp1\.bullets|body)$/.test(list));
  const list = lists[dice.upTo(lists.length)];
  if (list === undefined) return null;
  const head = { document: list.document, list: list.list, at };
  const index = dice.upTo(list.values.length);
  const value = list.values[index];
  const after = list.values[dice.upTo(list.values.length)]?.id ?? null;
  const kind = dice.oneOf(["insert", "remove", "move"]);
  if (kind === "insert" || value === undefined) {
    const id = `${list.prefix}${10_000 + world.words + dice.upTo(1_000_000)}`;
    const fresh = { id, text: `A line with ${newWord(world)}` };
    return { ...head, kind: "insert", after, value: fresh };
  }
  const before = list.values[index - 1]?.id ?? null;
  if (kind === "remove") return { ...head, kind: "remove", after: before, value };
  return after === value.id ? null : { ...head, kind: "move", id: value.id, from: before, after };
}

/** Words that stand where an edit is made: those the person takes away knowingly. */
function wordsUnder(documents: Documents, edit: Edit): string[] {
  if (edit.kind === "text") return wordsIn(textAt(documents, edit.document, edit.path));
  return edit.kind === "remove" ? wordsIn(edit.value) : [];
}

interface Act {
  readonly name: string;
  /** Does something; answers the words that a person gives up by it, beside those that leave the window. */
  readonly run: (world: World, window: WorkWindow) => Promise<readonly string[]>;
  /** Whether it is the person in the window who acts. */
  readonly byPerson?: true;
}

const nothingLost: readonly string[] = [];

function at(world: World): string {
  return new Date(world.browser.clock.now()).toISOString();
}

async function editOnce(
  world: World,
  window: WorkWindow,
  make: typeof anyTextEdit,
): Promise<readonly string[]> {
  await Promise.resolve();
  const { documents } = window.store.get();
  const edit = make(world, documents, at(world));
  if (edit === null) return nothingLost;
  const given = wordsUnder(documents, edit);
  window.store.edit(edit);
  const words = edit.kind === "text" || edit.kind === "insert" ? wordsIn(edit) : [];
  const safe = safeWords(world);
  for (const word of words.filter((one) => !given.includes(one))) {
    if (!safe.has(word)) throw new Error(`${word} was never kept: ${placeOfEdit(edit)}`);
  }
  return given;
}

async function pass(world: World, ms: number): Promise<void> {
  await world.browser.clock.pass(ms);
}

const acts: readonly [Act, ...Act[]] = [
  {
    name: "text",
    byPerson: true,
    run: async (world, window) => await editOnce(world, window, anyTextEdit),
  },
  {
    name: "text again",
    byPerson: true,
    run: async (world, window) => await editOnce(world, window, anyTextEdit),
  },
  {
    name: "list",
    byPerson: true,
    run: async (world, window) => await editOnce(world, window, anyListEdit),
  },
  {
    name: "undo",
    byPerson: true,
    run: async (_, { store }) => {
      store.undo();
      return await Promise.resolve(nothingLost);
    },
  },
  {
    name: "redo",
    byPerson: true,
    run: async (_, { store }) => {
      store.redo();
      return await Promise.resolve(nothingLost);
    },
  },
  {
    name: "decide",
    byPerson: true,
    run: async ({ dice }, { store }) => {
      const { documents } = store.get();
      const words = wordsIn(textAt(documents, "resume", "exp1.b2"));
      const action = dice.oneOf<"accept" | "reject">(["accept", "reject"]);
      store.decide([{ change_id: "ch1", action, after: "Led six gardeners", at: "" }]);
      return await Promise.resolve(words);
    },
  },
  {
    name: "wait",
    run: async (world) => {
      await pass(world, world.dice.oneOf([10, 300, 3_000, 9_000]));
      return nothingLost;
    },
  },
  {
    name: "save now",
    run: async (world, { store }) => {
      void store.saveNow();
      await pass(world, world.dice.oneOf([0, 50, 2_000]));
      return nothingLost;
    },
  },
  {
    name: "server fault",
    run: async ({ server, dice }) => {
      server.failNext({ kind: "transient", after: dice.chance(0.5) });
      return await Promise.resolve(nothingLost);
    },
  },
  {
    name: "another device",
    run: async (world) => {
      await Promise.resolve();
      const session = world.server.session();
      const { resume, letter } = session.tailoring;
      const documents = { resume: resume.resume, letter: letter.letter };
      const make = world.dice.chance(0.7) ? anyTextEdit : anyListEdit;
      const edit = make(world, documents, at(world));
      if (edit === null) return nothingLost;
      world.server.otherHand([edit]);
      return wordsUnder(documents, edit);
    },
  },
  {
    name: "crash",
    run: async (world, window) => {
      await pass(world, world.dice.oneOf([0, 250]));
      window.crash();
      // Without a sign-in there is no workspace to come back to.
      world.browser.account = "acc1";
      const typed = world.open.get(window);
      world.open.delete(window);
      const next = openWindow(world.browser, world.server, world.dice.oneOf([0, 200, 900]));
      const others = world.windows.filter((one) => one !== window);
      world.windows = [next, ...others];
      await pass(world, 0);
      // What was typed into an open field comes back as an edit, over what stood there.
      return typed === undefined ? nothingLost : wordsUnder(window.store.get().documents, typed);
    },
  },
  {
    name: "second window",
    run: async (world) => {
      if (world.windows.length < 2 && world.browser.account !== null) {
        world.windows.push(openWindow(world.browser, world.server, 100));
      }
      await pass(world, 0);
      return nothingLost;
    },
  },
  {
    name: "line",
    run: async (world) => {
      world.browser.isOffline = !world.browser.isOffline;
      if (!world.browser.isOffline) for (const hope of world.browser.hopes) hope();
      await pass(world, 100);
      return nothingLost;
    },
  },
  {
    name: "sign-in",
    run: async (world) => {
      world.browser.account = world.browser.account === null ? "acc1" : null;
      for (const hope of world.browser.hopes) hope();
      await pass(world, 100);
      return nothingLost;
    },
  },
  {
    name: "typing",
    byPerson: true,
    run: async (world, window) => {
      const { store } = window;
      // Whoever opens another field leaves the one before.
      const last = world.open.get(window);
      if (last !== undefined) store.edit(last);
      world.open.delete(window);
      const edit = anyTextEdit(world, store.get().documents, at(world));
      if (edit?.kind !== "text") return nothingLost;
      const { document, path, old, next } = edit;
      store.draft({ document, path, old, next });
      await pass(world, 250);
      const [word = ""] = wordsIn(next);
      if (!safeWords(world).has(word)) throw new Error(`${word} was typed and not kept`);
      if (world.dice.chance(0.5)) {
        world.open.set(window, edit);
        return wordsIn(old);
      }
      // The person commits it, or another key leaves it.
      if (world.dice.chance(0.7)) store.edit(edit);
      store.draft(null);
      return [word, ...wordsIn(old)];
    },
  },
  {
    name: "choose",
    byPerson: true,
    run: async ({ dice }, { store }) => {
      const { save } = store.get();
      if (save.kind !== "conflict") return await Promise.resolve(nothingLost);
      const [conflict] = save.conflicts;
      if (conflict === undefined) return nothingLost;
      store.resolve(conflict, dice.oneOf(["mine", "theirs"]));
      return wordsIn(conflict);
    },
  },
];

/** Runs one act and says which words are gone that nobody gave up. */
async function lostBy(world: World, act: Act, window: WorkWindow): Promise<string[]> {
  const before = safeWords(world);
  const outdated = wordsIn(world.server.session().tailoring.edited?.outdated);
  const shown = new Set(wordsIn(window.store.get().documents));
  for (const word of await act.run(world, window)) world.given.add(word);
  if (act.byPerson === true) {
    const still = new Set(wordsIn(window.store.get().documents));
    // What is made again counts again; beside a second window it may have been written over there.
    const isAlone = world.windows.length === 1;
    for (const word of still) if (isAlone && !shown.has(word)) world.given.delete(word);
    for (const word of shown) if (!still.has(word)) world.given.add(word);
  }
  // Whoever writes where an outdated edit waits has seen it, and writes over it.
  for (const word of outdated) world.given.add(word);
  const after = safeWords(world);
  return [...before].filter((word) => !after.has(word) && !world.given.has(word));
}

async function play(seed: number): Promise<World> {
  const dice = diceOf(seed);
  const browser = fakeBrowser(fakeClock());
  const server = workServer(firstSession());
  const first = openWindow(browser, server, dice.oneOf([0, 200, 900]));
  const world: World = {
    dice,
    browser,
    server,
    windows: [first],
    words: 0,
    given: new Set(),
    told: [],
    open: new Map(),
  };
  for (let step = 0; step < steps; step += 1) {
    const act = dice.oneOf(acts);
    const window = world.windows[dice.upTo(world.windows.length)] ?? first;
    world.told.push(act.name);
    const lost = await lostBy(world, act, window);
    if (lost.length > 0)
      throw new Error(`seed ${seed}: ${lost.join(" ")} lost: ${world.told.join(", ")}`);
  }
  return world;
}

/** Everything works again; after some time all is stored or asked about. */
async function settle(world: World): Promise<void> {
  world.browser.isOffline = false;
  world.browser.account = "acc1";
  for (const hope of world.browser.hopes) hope();
  await pass(world, 600_000);
}

/** What is wrong with a world after everything has settled. */
function faultsOf(world: World, before: ReadonlySet<string>): string[] {
  const after = safeWords(world);
  const lost = [...before].filter((word) => !after.has(word) && !world.given.has(word));
  const { tailoring, version } = world.server.session();
  const stored = { resume: tailoring.resume.resume, letter: tailoring.letter.letter };
  const faults = lost.map((word) => `${word} is lost`);
  for (const { store, mostAtOnce } of world.windows) {
    const { save, documents, pending, deciding, version: known } = store.get();
    if (save.kind !== "saved" && save.kind !== "conflict") faults.push(`ends as ${save.kind}`);
    if (pending.length > 0 || deciding) faults.push("something still waits");
    if (mostAtOnce() > 1) faults.push("two calls at once");
    // Nobody tells of what another device stored until something is stored here.
    const isEqual = JSON.stringify(documents) === JSON.stringify(stored);
    if (known === version && !isEqual) faults.push("shows what is not stored");
  }
  return faults;
}

describe("random work with faults", () => {
  it(`loses no word in ${sequences} sequences, and stores everything in the end`, async () => {
    const faults: string[] = [];
    for (let seed = 1; seed <= sequences; seed += 1) {
      const world = await play(seed);
      const before = safeWords(world);
      await settle(world);
      const found = faultsOf(world, before);
      if (found.length > 0)
        faults.push(`seed ${seed}: ${found.join(", ")}: ${world.told.join(", ")}`);
    }
    expect(faults).toEqual([]);
  });
});
