import type { Posting } from "@savile/model";
import type { Source } from "../match/source.ts";
import type { RankedLine, TailoringPlan } from "../plan/make-plan.ts";
import { titleNouns } from "../lexicon/titles.data.ts";
import { wordKey } from "../text/tokens.ts";
import { foldText } from "../text/normalise.ts";
import { calmCapitals } from "../write/names.ts";
import { articleFor } from "../write/phrases.ts";
import type { Chooser } from "./choose.ts";

/** What every part of the letter is written from. */
export interface LetterContext {
  readonly source: Source;
  readonly plan: TailoringPlan;
  readonly posting: Posting;
  readonly jobDescription: string;
  readonly choose: Chooser;
  /** Lines that may still be told, best first. */
  readonly stories: RankedLine[];
  /** Posting needs already named. */
  readonly named: Set<string>;
  /** The same needs as they were worded. */
  readonly spoken: Set<string>;
  /** The role that the opening names with its title, if it does. */
  introduced: string | undefined;
  /** Runs of six words of the posting. */
  readonly runs: ReadonlySet<string>;
}

const runLength = 6;

function words(text: string): string[] {
  return (
    foldText(text)
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).map(wordKey);
}

/** Every run of six words of a text. */
export function runsOf(text: string): Set<string> {
  const list = words(text);
  const runs = new Set<string>();
  for (let at = 0; at + runLength <= list.length; at += 1)
    runs.add(list.slice(at, at + runLength).join(" "));
  return runs;
}

/** Whether a sentence repeats six words running of the posting. */
export function copiesPosting(text: string, runs: ReadonlySet<string>): boolean {
  return [...runsOf(text)].some((run) => runs.has(run));
}

/** The job sought, as it is named in a sentence: without "(m/f/d)", "- Intern" kept. */
export function roleName(posting: Posting): string | undefined {
  const title = posting.title
    ?.replace(/\s*\([^)]*\)/g, "")
    .replace(/^([^–—]+?)\s+[-–—]\s+([^–—-]+)$/, (whole, title: string, unit: string) =>
      titleNouns.has(unit.trim().split(" ").at(-1)?.toLowerCase() ?? "")
        ? whole
        : `${title} (${unit.trim()})`,
    )
    .replace(/\s+[-–—]\s+/g, " ")
    .replace(/\s+/g, " ")
    .trim();
  return title === undefined || title === "" ? undefined : calmCapitals(title);
}

/** Where the posting states the title and the company, so that a sentence may name them. */
export function jobSpans({ posting, jobDescription }: LetterContext): [number, number][] {
  return [posting.title, posting.company].flatMap((text): [number, number][] => {
    const at = text === undefined ? -1 : jobDescription.indexOf(text);
    return text === undefined || at < 0 ? [] : [[at, at + text.length]];
  });
}

export interface JobWords {
  readonly [name: string]: string;
  readonly title: string;
  readonly role: string;
  readonly at: string;
}

/** Words for the job that fit every frame; a posting without a title is "this" position. */
export function jobWords(posting: Posting): JobWords {
  const role = roleName(posting);
  const company = posting.company === undefined ? "" : calmCapitals(posting.company);
  const at =
    company === ""
      ? ""
      : ` at ${/^(?:department|dept|office|university of|city of|state of)\b/i.test(company) ? "the " : ""}${company}`;
  return role === undefined
    ? { title: "this position", role: "advertised", at }
    : { title: `${articleFor(role)} ${role}`, role, at };
}
