import type { ShapeName, Situation } from "./letter-plan.ts";

/** Places of a shape; "evidence" and "rest" are filled with as much as there is. */
export type Place =
  | "apply"
  | "own"
  | "duty"
  | "duty-after"
  | "answer"
  | "who"
  | "evidence"
  | "rest"
  | "papers"
  | "study"
  | "languages"
  | "skills"
  | "gap"
  | "terms"
  | "requests"
  | "close"
  | "points";

/** What is stated of pay and time is a paragraph of its own: the person may state it otherwise. */
const terms: readonly Place[] = ["terms"];
const end: readonly Place[] = ["gap", "requests", "close"];

/** The eight shapes, paragraph by paragraph. */
export const shapes: Readonly<Record<ShapeName, readonly (readonly Place[])[]>> = {
  "duty-first": [
    ["duty", "answer", "who"],
    ["evidence"],
    ["rest", "papers", "languages", "study", "skills"],
    terms,
    end,
  ],
  "result-first": [
    ["answer", "duty-after", "who"],
    ["evidence"],
    ["papers", "languages", "study", "rest", "skills"],
    terms,
    end,
  ],
  "person-first": [
    ["who", "duty", "answer"],
    ["evidence"],
    ["rest", "papers", "languages", "study", "skills"],
    terms,
    end,
  ],
  "papers-first": [
    ["papers", "duty", "answer"],
    ["who", "evidence"],
    ["rest", "languages", "study", "skills"],
    terms,
    end,
  ],
  step: [
    ["duty", "answer"],
    ["evidence"],
    ["who", "rest", "papers", "languages", "study", "skills"],
    terms,
    end,
  ],
  bridge: [
    ["duty", "who"],
    ["answer", "evidence"],
    ["rest", "papers", "languages", "study", "skills"],
    terms,
    end,
  ],
  "study-first": [
    ["duty", "answer", "study"],
    ["evidence"],
    ["rest", "papers", "languages", "skills"],
    terms,
    end,
  ],
  return: [
    ["duty", "answer", "who"],
    ["evidence"],
    ["papers", "languages", "rest", "study", "skills"],
    terms,
    end,
  ],
  points: [["apply", "own"], ["who"], ["points"], terms, end],
};

/** Situations in which papers and studies say more than work. */
export const listsFirst: ReadonlySet<Situation> = new Set(["graduate", "regulated"]);

/** For each situation the shapes that fit it, best first. */
export const shapesFor: Readonly<Record<Situation, readonly ShapeName[]>> = {
  fit: ["duty-first", "result-first", "step"],
  "step-up": ["step", "duty-first", "result-first"],
  "other-field": ["duty-first", "step", "result-first"],
  change: ["bridge", "duty-first", "step"],
  return: ["return", "duty-first", "result-first"],
  graduate: ["study-first", "duty-first", "bridge"],
  regulated: ["papers-first", "duty-first", "result-first"],
  known: ["person-first", "duty-first", "result-first"],
};
