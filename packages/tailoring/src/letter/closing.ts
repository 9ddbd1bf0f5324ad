import { termsAsked } from "@savile/model";
import type { AskedTerm, Locale } from "@savile/model";
import type { Sentence } from "../input/draft.ts";
import * as frames from "./frames.data.ts";
import type { LetterContext } from "./context.ts";
import type { JobWords } from "./job-words.ts";
import type { Register } from "./register.ts";
import { filled, say } from "./voice.ts";
import type { Voice } from "./voice.ts";

/** What an application is asked to say of pay and time, as a letter names it. */
const namesOfTerms: Readonly<Record<AskedTerm, string>> = {
  "pay-now": "pay",
  pay: "pay",
  notice: "my notice period",
  start: "when I could start",
};

/** What the posting wants answered: its reference, the terms that it asks about. */
export function sayRequests(voice: Voice): Sentence[] {
  const { reference, answers = [] } = voice.context.posting;
  const asked = [...new Set(termsAsked(answers).map((term) => namesOfTerms[term]))];
  const sayings = [
    {
      slot: "terms",
      frames: frames.terms,
      values: { terms: asked.join(" and ") },
      on: asked.length > 0,
    },
    {
      slot: "reference",
      frames: frames.references,
      values: { reference: reference ?? "" },
      on: reference !== undefined && !voice.said.some((text) => text.includes(reference)),
    },
  ];
  return sayings
    .filter(({ on }) => on)
    .flatMap(
      ({ slot, frames: own, values }) =>
        say(voice, { slot, frames: own, values, factIds: [], form: true }) ?? [],
    );
}

/** What may stand as the end of a letter in a tone: an offer to talk, then thanks. */
export function closingsIn(tone: Register, job: JobWords, duty = ""): string[] {
  return frames.closes[tone].flatMap((frame, at) => {
    const offer = filled(frame, { ...job, duty });
    const thanks = frames.thanks[at % frames.thanks.length] ?? "";
    return offer === undefined ? [] : [`${offer} ${thanks}`];
  });
}

/** The last sentences: an offer, a wish to talk, thanks. Nothing is claimed. */
export function sayClose(voice: Voice, duty: string): Sentence[] {
  const { register, job } = voice.context;
  const all = closingsIn(register, job, duty);
  const unnamed = job.company !== "" && !voice.said.some((text) => text.includes(job.company));
  const quiet = /\bno (?:phone |telephone )?calls\b/i.test(voice.context.jobDescription);
  const mayCall = quiet ? all.filter((text) => !/\b(?:phone|call)\b/.test(text)) : all;
  const own = unnamed ? mayCall.filter((text) => text.includes(job.company)) : mayCall;
  const said = say(voice, { slot: "close", frames: own, values: {}, factIds: [], form: true });
  return said === undefined ? [] : [said];
}

/** How a letter ends in a tone, in American or British English. */
export function signOffIn(tone: Register, { spelling }: Pick<Locale, "spelling">): string {
  if (spelling === "gb") return tone === "formal" ? "Yours sincerely," : "Kind regards,";
  return tone === "formal" ? "Sincerely," : "Best regards,";
}

/** How the letter ends above the name. */
export function signOff(context: LetterContext): string {
  return signOffIn(context.register, context.locale);
}
