import { assertNever, isPointText } from "@savile/model";
import type { Sentence } from "../input/draft.ts";
import { wordCount } from "../words/phrases.ts";
import { sayClose, sayRequests, sayStatedTerms } from "./closing.ts";
import type { LetterContext } from "./context.ts";
import { sayLanguages } from "./languages.ts";
import type { LetterPlan, PlainKind, Slot } from "./letter-plan.ts";
import { sayGap } from "./near-gap.ts";
import { sayOwnWords } from "./say-own-words.ts";
import { sayPapers, sayStudy } from "./papers.ts";
import { sayApply } from "./say-apply.ts";
import { sayDuty, sayWho } from "./say-job.ts";
import { sayAnswer, sayCovered, sayMore, sayPair } from "./say-lines.ts";
import type { Telling } from "./say-lines.ts";
import { sayHeld, sayTool } from "./held-rows.ts";
import { sayAble, sayIntro, sayPoint, sayPost } from "./say-points.ts";
import { saySkills } from "./skills.ts";
import { inRegister } from "./register.ts";
import { newVoice } from "./voice.ts";
import type { Voice } from "./voice.ts";

/** A plan in words: what was said for each slot. */
export interface Realised {
  readonly plan: LetterPlan;
  readonly paragraphs: readonly (readonly Sentence[])[];
  readonly words: number;
  /** Slots for which a sentence stands. */
  readonly kinds: readonly Slot["kind"][];
}

interface Run {
  readonly voice: Voice;
  readonly telling: Telling;
  /** How much of what nobody asked for is told. */
  readonly extras: number;
  /** What the points of the letter say. */
  readonly shown: string;
  /** The duty that the letter opens on, if its verb can be named. */
  readonly duty: string;
}

function dutyOf({ paragraphs }: LetterPlan): string {
  const slot = paragraphs.flat().find(({ kind }) => kind === "duty");
  return slot?.kind === "duty" && slot.ask?.duty === true && slot.ask.task !== ""
    ? slot.ask.text
    : "";
}

const plainSayers: Readonly<Record<PlainKind, (run: Run) => Sentence[]>> = {
  own: ({ voice }) => sayOwnWords(voice),
  papers: ({ voice, extras }) => sayPapers(voice, extras >= 4),
  study: ({ voice, extras }) => sayStudy(voice, extras >= 7),
  languages: ({ voice }) => sayLanguages(voice),
  skills: ({ voice, shown }) => saySkills(voice, shown),
  tool: ({ voice }) => sayTool(voice),
  gap: ({ voice }) => sayGap(voice),
  terms: ({ voice }) => sayStatedTerms(voice),
  requests: ({ voice }) => sayRequests(voice),
  close: ({ voice, duty }) => sayClose(voice, duty),
};

type PlainSlot = Extract<Slot, { readonly kind: PlainKind }>;

type HeldSlot = Extract<Slot, { readonly kind: "held" }>;

function isPlain(slot: Slot): slot is PlainSlot {
  return Object.hasOwn(plainSayers, slot.kind);
}

type PointsSlot = Extract<Slot, { readonly kind: "intro" | "point" | "post" | "able" }>;

const pointsKinds: ReadonlySet<Slot["kind"]> = new Set(["intro", "point", "post", "able"]);

function isOfPoints(slot: Slot): slot is PointsSlot {
  return pointsKinds.has(slot.kind);
}

function sayOfPoints({ voice, telling }: Run, slot: PointsSlot): Sentence[] {
  switch (slot.kind) {
    case "intro":
      return sayIntro(voice, telling, slot);
    case "point":
      return sayPoint(voice, telling, slot);
    case "post":
      return sayPost(voice, telling, slot.role);
    case "able":
      return sayAble(voice, slot);
    default:
      return assertNever(slot);
  }
}

function sayOwn(
  { voice, telling }: Run,
  slot: Exclude<Slot, PlainSlot | HeldSlot | PointsSlot>,
): Sentence[] {
  switch (slot.kind) {
    case "apply":
      return sayApply(voice, slot.duties);
    case "duty":
      return sayDuty(voice, slot.ask, slot.after);
    case "answer":
      return sayAnswer(voice, telling, slot.told, slot);
    case "who":
      return sayWho(voice, telling, slot);
    case "pair":
      return sayPair(voice, telling, slot.ask, slot.told);
    case "more":
      return sayMore(voice, telling, slot.told, slot.with);
    case "covered":
      return sayCovered(voice, telling, slot.role);
    default:
      return assertNever(slot);
  }
}

function saySlot(run: Run, slot: Slot): Sentence[] {
  if (slot.kind === "held") return sayHeld(run.voice, run.shown, slot.also);
  if (isOfPoints(slot)) return sayOfPoints(run, slot);
  return isPlain(slot) ? plainSayers[slot.kind](run) : sayOwn(run, slot);
}

/** What was said for one slot. */
interface Said {
  readonly kind: Slot["kind"];
  readonly sentences: readonly Sentence[];
}

/** A paragraph without a lead-in at its end to points of which none is told. */
function withoutEmptyLead(own: readonly Said[], behind: readonly (readonly Said[])[]): Sentence[] {
  const next = behind.flat().find(({ sentences }) => sentences.length > 0);
  const [first] = next?.sentences ?? [];
  const leads = first !== undefined && isPointText(first.text);
  return own.filter(({ kind }) => leads || kind !== "intro").flatMap(({ sentences }) => sentences);
}

/** Rows that were said by one slot stand below one another. */
function eachRowApart(paragraph: readonly Sentence[]): Sentence[][] {
  const parts: Sentence[][] = [];
  for (const sentence of paragraph) {
    const last = parts.at(-1);
    if (last === undefined || isPointText(sentence.text) || isPointText(last[0]?.text ?? ""))
      parts.push([sentence]);
    else last.push(sentence);
  }
  return parts;
}

/** Words a plan; of the further lines that it offers only the first `extras` are told. */
export function realise(context: LetterContext, plan: LetterPlan, extras: number): Realised {
  const run: Run = {
    voice: newVoice(context),
    telling: { last: undefined, introduced: new Set(), told: new Set() },
    extras,
    duty: dutyOf(plan),
    shown: plan.paragraphs
      .flat()
      .flatMap((slot) => (slot.kind === "point" && !slot.extra ? [slot.told.did] : []))
      .join(" "),
  };
  const kinds: Slot["kind"][] = [];
  let more = 0;
  const paragraphs = plan.paragraphs.map((slots) =>
    slots.flatMap((slot): Said[] => {
      const isExtra =
        slot.kind === "more" || slot.kind === "covered" || (slot.kind === "point" && slot.extra);
      if (isExtra && more >= extras) return [];
      const said = saySlot(run, slot);
      if (isExtra) more += said.length;
      if (said.length > 0) kinds.push(slot.kind);
      const sentences = said.map((sentence) => inRegister(sentence, context.register));
      return [{ kind: slot.kind, sentences }];
    }),
  );
  const kept = paragraphs
    .map((own, at) => withoutEmptyLead(own, paragraphs.slice(at + 1)))
    .flatMap(eachRowApart);
  const words = kept.flat().reduce((sum, { text }) => sum + wordCount(text), 0);
  return { plan, paragraphs: kept, words, kinds };
}
