import { spelled } from "@savile/model";
import type { Sentence } from "../input/draft.ts";
import { upperFirst } from "../words/phrases.ts";
import { mayStand } from "./context.ts";
import type { LetterContext } from "./context.ts";

/** Values that may be empty where a frame names them. */
const mayBeEmpty = new Set(["at", "school", "ref", "asked"]);

export type Values = Readonly<Record<string, string>>;

/** Fills a frame; `undefined` where a value is not known. A slot with a capital begins with one. */
export function filled(frame: string, values: Values): string | undefined {
  let known = true;
  const text = frame.replace(/\{(\w+)\}/g, (_, slot: string) => {
    const name = slot.charAt(0).toLowerCase() + slot.slice(1);
    const value = values[name] ?? "";
    if (value === "" && !mayBeEmpty.has(name)) known = false;
    return name === slot ? value : upperFirst(value);
  });
  // "Acme Inc." at the end of a sentence already has its full stop.
  return known ? text.replace(/\.\.(?!\.)/g, ".") : undefined;
}

function opening(text: string): string {
  return text.split(/\s+/).slice(0, 2).join(" ").toLowerCase();
}

function firstWord(text: string): string {
  return (text.split(/\s+/)[0] ?? "").replace(/'.*$/, "");
}

/** How much a sentence repeats of how the letter's other sentences begin: 0 nothing. */
export function repeats(text: string, said: readonly string[]): number {
  const same = said.some((one) => opening(one) === opening(text)) ? 2 : 0;
  const lately = said.slice(-2).some((one) => firstWord(one) === firstWord(text)) ? 1 : 0;
  return same + lately;
}

/** Sentences of the letter so far, and what they have used. */
export interface Voice {
  readonly context: LetterContext;
  readonly said: string[];
  readonly usedFrames: Set<string>;
}

/** A voice that has said nothing yet. */
export function newVoice(context: LetterContext): Voice {
  return { context, said: [], usedFrames: new Set() };
}

export interface Saying {
  /** Name of the slot, which with the letter's seed decides where the frames begin. */
  readonly slot: string;
  readonly frames: readonly string[];
  readonly values: Values;
  readonly factIds: readonly string[];
  readonly reqIds?: readonly string[];
  readonly posting?: Sentence["posting"];
  readonly form?: true;
  /** The frames are a layout: the first that can be filled, as often as it is needed. */
  readonly again?: true;
  /** Facts that a frame needs only where it names the value: "since" the dates. */
  readonly factsOf?: Readonly<Record<string, readonly string[]>>;
}

function sentenceOf(
  frame: string,
  saying: Saying,
  { spelling }: LetterContext["locale"],
): Sentence | undefined {
  const text = filled(spelled(frame, spelling), saying.values);
  if (text === undefined) return undefined;
  const named = Object.entries(saying.factsOf ?? {}).flatMap(([slot, ids]) =>
    frame.includes(`{${slot}}`) ? ids : [],
  );
  return {
    text,
    factIds: [...new Set([...saying.factIds, ...named])],
    reqIds: saying.reqIds ?? [],
    ...(saying.posting === undefined || saying.posting.length === 0
      ? {}
      : { posting: saying.posting }),
    ...(saying.form === undefined ? {} : { form: true as const }),
  };
}

/** Whether the judge doubts a sentence; a form is nobody's claim. */
function isDoubtful({ judge }: LetterContext, { text, form }: Sentence): boolean {
  return form !== true && judge(text) !== "sound";
}

/** The sentence that varies most from what was said and may stand; it is then said. */
export function say(voice: Voice, saying: Saying): Sentence | undefined {
  const { context, said, usedFrames } = voice;
  const ordered =
    saying.again === true ? saying.frames : context.choose.order(saying.slot, saying.frames);
  const tried = ordered
    .flatMap((frame) => {
      const spent = saying.again !== true && usedFrames.has(frame);
      const sentence = spent ? undefined : sentenceOf(frame, saying, context.locale);
      return sentence === undefined ? [] : [{ frame, sentence }];
    })
    .map((one) => ({
      ...one,
      repeated: saying.again === true ? 0 : repeats(one.sentence.text, said),
    }))
    .filter(({ repeated }) => repeated < 2)
    .toSorted((a, b) => a.repeated - b.repeated);
  const take = ({ frame, sentence }: (typeof tried)[number]): Sentence | undefined => {
    if (!mayStand(context, sentence)) return undefined;
    usedFrames.add(frame);
    said.push(sentence.text);
    return sentence;
  };
  // Judged one by one, since reading a sentence costs more than writing it; what is doubted waits.
  const doubted: typeof tried = [];
  for (const one of tried) {
    // A layout is no wording to choose from.
    if (saying.again !== true && isDoubtful(context, one.sentence)) doubted.push(one);
    else {
      const taken = take(one);
      if (taken !== undefined) return taken;
    }
  }
  for (const one of doubted) {
    const taken = take(one);
    if (taken !== undefined) return taken;
  }
  return undefined;
}
