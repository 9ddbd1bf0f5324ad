import { questionsOf, sayTerms } from "@savile/model";
import type { Locale } from "@savile/model";
import type { Sentence } from "../input/draft.ts";
import * as frames from "./frames.data.ts";
import type { LetterContext } from "./context.ts";
import type { JobWords } from "./job-words.ts";
import type { Register } from "./register.ts";
import { statedTerms } from "../match/stated-terms.ts";
import { filled, say } from "./voice.ts";
import type { Voice } from "./voice.ts";

/** What the posting wants to see in an application: its reference. */
export function sayRequests(voice: Voice): Sentence[] {
  const { reference } = voice.context.posting;
  if (reference === undefined || voice.said.some((text) => text.includes(reference))) return [];
  const said = say(voice, {
    slot: "reference",
    frames: frames.references,
    values: { reference },
    factIds: [],
    form: true,
  });
  return said === undefined ? [] : [said];
}

/**
 * What is asked of pay and time and the resume states, in its words, as the answer to that question. What it does not
 * state is asked of the person beside the letter: to put it off says nothing.
 */
export function sayStatedTerms(voice: Voice): Sentence[] {
  const { posting, source } = voice.context;
  const question = questionsOf(posting).find(({ kind }) => kind === "terms");
  if (question?.kind !== "terms") return [];
  return statedTerms(source)
    .filter(({ term }) => question.terms.includes(term))
    .flatMap(({ term, value, address }) => {
      const frame = sayTerms({ [term]: "{stated}" });
      const said = say(voice, {
        slot: "terms",
        frames: [frame],
        values: { stated: value },
        factIds: [address],
        again: true,
      });
      return said === undefined ? [] : [{ ...said, answers: question.id }];
    });
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
