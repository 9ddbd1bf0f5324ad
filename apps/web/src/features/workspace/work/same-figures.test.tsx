import { cleanup } from "@testing-library/react";
import { constantFrom, integer, record, sample, uniqueArray } from "fast-check";
import { afterEach, describe, expect, it } from "vitest";
import { provenShare } from "@savile/model";
import type { Verdict } from "@savile/model";
import { renderWork, sampleWork } from "../../../testing/render-work.tsx";
import { ScoreColumn } from "../desk/score-column.tsx";
import { ProofDialog } from "../evidence/proof-dialog.tsx";
import { MatchPanel } from "../match/match-panel.tsx";
import { linksOf } from "./links.ts";
import { ProofOverview } from "./proof-overview.tsx";
import { ChipButton } from "./score-chip.tsx";
import { createTraceStore } from "./trace.ts";
import type { DeskState } from "../desk/use-desk.ts";
import type { Work } from "./view-model.ts";

afterEach(cleanup);

const nothing = (): void => undefined;

interface Shape {
  /** Lines of the resume and of the letter that are not proven. */
  readonly open: readonly number[];
  readonly letter: Verdict;
  readonly fit: number;
  readonly before: number;
  readonly gain: number;
  readonly more: number;
}

const shapes = record<Shape>({
  open: uniqueArray(integer({ min: 0, max: 6 })),
  letter: constantFrom("supported", "weak", "unsupported"),
  fit: integer({ min: 0, max: 100 }),
  before: integer({ min: 0, max: 60 }),
  gain: integer({ min: -5, max: 20 }),
  more: integer({ min: 0, max: 19 }),
});

/** The share of the eight lines that is proven, as the engine tells it. */
function provenOf(open: readonly number[], letter: Verdict): number {
  const proven = 8 - open.length - (letter === "supported" ? 0 : 1);
  return provenShare({ lines: 8, proven, open: [] });
}

function workOfShape({ open, letter, fit, before, gain, more }: Shape): Work {
  const { tailoring } = sampleWork();
  const now = Math.max(0, before + gain);
  return sampleWork({
    resume: {
      ...tailoring.resume,
      claims: tailoring.resume.claims.map((claim, index) => ({
        ...claim,
        verdict: open.includes(index) ? "weak" : "supported",
      })),
    },
    letter: {
      ...tailoring.letter,
      claims: tailoring.letter.claims.map((claim) => ({ ...claim, verdict: letter })),
    },
    score: {
      fit: { total: fit, parts: [] },
      shown: { before, now, reach: now + more, musts: [] },
    },
    confidence: { total: 60, posting: 0.9, extraction: 0.9, proven: provenOf(open, letter) },
  });
}

function deskOf(work: Work): DeskState {
  const links = linksOf(work);
  return {
    kind: "resume",
    tab: "match",
    selected: null,
    revealed: null,
    editable: true,
    editing: false,
    field: null,
    links,
    trace: createTraceStore(links),
    showDocument: nothing,
    showTab: nothing,
    hideTab: nothing,
    select: nothing,
    reveal: nothing,
    setEditing: nothing,
    focusField: nothing,
  };
}

/** The texts of a view, one behind the other. */
function wordsOf(root: Node): string {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode() !== null) texts.push(walker.currentNode.textContent ?? "");
  return texts.join(" ").replaceAll(/\s+/g, " ");
}

/** What each view says, as plain text. */
function shown(work: Work): Readonly<Record<string, string>> {
  const desk = deskOf(work);
  const views = {
    chip: <ChipButton work={work} />,
    column: <ScoreColumn work={work} desk={desk} onHide={nothing} />,
    overview: (
      <ProofOverview work={work} document={work.documents.cover_letter} onSelect={nothing} />
    ),
    match: <MatchPanel work={work} links={desk.links} onShow={nothing} />,
    dialog: <ProofDialog work={work} onClose={nothing} onDownload={nothing} />,
  };
  return Object.fromEntries(
    Object.entries(views).map(([name, view]) => {
      renderWork(work, view);
      const text = wordsOf(document.body);
      cleanup();
      return [name, text];
    }),
  );
}

function numbers(text: string | undefined, pattern: RegExp): number[] {
  return [...(text ?? "").matchAll(pattern)].map((match) => Number(match[1]));
}

const openLines = /(\d+) lines? (?:is|are) not proven/g;

describe("every view of a session", () => {
  it.each(sample(shapes, { numRuns: 40, seed: 7 }))("tells the same figures: %o", (shape) => {
    const work = workOfShape(shape);
    const open = shape.open.length + (shape.letter === "supported" ? 0 : 1);
    const views = shown(work);
    const told = open === 0 ? [] : [open];
    expect(numbers(views["column"], openLines)).toEqual(told);
    expect(views["chip"]).toContain(open === 0 ? "ready to send" : "1 thing before you send");
    expect(views["column"]?.includes("Every line is proven")).toBe(open === 0);
    expect(views["overview"]).toContain(`${8 - open} of 8 lines proven`);
    expect(numbers(views["overview"], /Lines without proof · (\d+)/g)).toEqual(told);
    expect(numbers(views["dialog"], openLines)).toEqual(told);
    const now = Math.max(0, shape.before + shape.gain);
    for (const name of ["match", "column"]) expect(views[name]).toContain(`${shape.fit} / 100`);
    expect(views["chip"]).toContain(`Fit ${shape.fit}`);
    expect(views["column"]).toContain(`Shown on page one ${now}%`);
    expect(views["column"]).toContain(`Can reach ${now + shape.more}%`);
    expect(views["match"]).toContain(`Best possible ${now + shape.more}%`);
    // Lines proven is the share of the proven lines and nothing else, wherever it stands.
    const percent = Math.floor((100 * (8 - open)) / 8);
    for (const name of ["match", "column"])
      expect(views[name]).toContain(`Lines proven ${percent}%`);
  });
});
