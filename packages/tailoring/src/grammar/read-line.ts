import { sentencesOf } from "../text/sentences.ts";
import { conjunctsOf } from "./conjuncts.ts";
import type { HeadVerb } from "./conjuncts.ts";
import { headKind } from "./head.rules.ts";
import type { HeadKind } from "./head.rules.ts";
import { viewOf } from "./head-view.ts";
import type { HeadView } from "./head-view.ts";
import type { LineToken } from "./tokens.ts";
import type { Form } from "./inflect.ts";
import { readingIn } from "./word-class.ts";

/** What a line of a resume or a duty is. */
export type LineKind = Exclude<HeadKind, "open">;

/** A line as its grammar understands it. */
export interface ReadLine {
  readonly text: string;
  readonly tokens: readonly LineToken[];
  readonly kind: LineKind;
  /** The verbs of its head, in order; none where it is no verb phrase. */
  readonly verbs: readonly HeadVerb[];
  /** Whether kind and verbs are beyond doubt. */
  readonly sure: boolean;
}

/** What is known of the lines that stand beside one. */
export interface Beside {
  /** Share of them that are surely verb phrases, and how many there are. */
  readonly verbs: number;
  readonly count: number;
}

const alone: Beside = { verbs: 0, count: 0 };

/** What the other lines of a role say of one: where they are verb phrases, so may this be. */
function companyVote({ verbs, count }: Beside): number {
  return count < 2 ? 0 : (verbs / count - 0.5) * 4;
}

/** "Open source library": what describes stands before a single thing. */
function qualityVote({ word, nextWord }: HeadView): number {
  return word.adjective && word.adjectiveLead >= -1 && nextWord.noun ? -1.8 : 0;
}

/** "Work closely", "Works with": what stands behind a verb without an object. */
function objectlessVote({ next, nextWord }: HeadView): number {
  if (nextWord.adverb) return 2;
  return /^(?:with|to)$/.test(next?.lower ?? "") ? 0.6 : 0;
}

/** What speaks for a verb at an open head, and what against it. */
function votesOf(view: HeadView, beside: Beside): number {
  const { word, next, nextWord, tokens, at } = view;
  const lead = Math.max(-2, Math.min(2, word.verbLead)) * 0.6;
  const capital = /^\p{Lu}\p{Ll}/u.test(next?.text ?? "") ? -0.8 : 0;
  const short = tokens.length - at <= 3 ? -0.8 : 0;
  const described = nextWord.adjective && !nextWord.noun ? 0.5 : 0;
  const first = companyVote(beside) + lead + capital + short + described;
  return first + objectlessVote(view) + qualityVote(view);
}

/** The form of a verb at the head that fits best: what ended is told in the past. */
function headVerb({ word, at }: HeadView): HeadVerb | undefined {
  const order: readonly Form[] = ["past", "base", "third", "gerund"];
  for (const form of order) {
    const reading = readingIn(word, form);
    if (reading !== undefined) return { ...reading, at };
  }
  return undefined;
}

/** The first sentence of a text. */
function firstOf(text: string): string {
  const [first] = sentencesOf(text);
  return (first === undefined ? text : text.slice(first.start, first.end)).trim();
}

/** Reads a line: what it is, its head, and all verbs that the head coordinates. */
export function readLine(given: string, beside: Beside = alone): ReadLine {
  const text = firstOf(given);
  const view = viewOf(text);
  const { tokens } = view;
  const found = headKind(view);
  const votes = found === "open" ? votesOf(view, beside) : 0;
  const kind = found === "open" ? (votes > 0 ? "verb" : "noun") : found;
  const decided = found !== "open" || Math.abs(votes) >= 1;
  const head = kind === "verb" ? headVerb(view) : undefined;
  if (head === undefined)
    return { text, tokens, kind: kind === "verb" ? "fragment" : kind, verbs: [], sure: decided };
  const { verbs, sure } = conjunctsOf(tokens, head);
  return { text, tokens, kind, verbs, sure: sure && decided };
}

/** What stands beside a line, of the other lines of its role. */
export function besideOf(lines: readonly string[]): Beside {
  const kinds = lines
    .map((line) => headKind(viewOf(firstOf(line))))
    .filter((kind) => kind !== "open");
  return { verbs: kinds.filter((kind) => kind === "verb").length, count: kinds.length };
}
