import { addSubject } from "./add-skill.ts";
import type { Attempt, Bench } from "./bench.ts";
import { dropSubject } from "./drop-lines.ts";
import { emphasise, focusLines, playDown } from "./emphasise.ts";
import { fitPages } from "./fit-pages.ts";
import type { Measure } from "./fit-pages.ts";
import type { Intent } from "./intent.ts";
import { lengthenLetter, shortenLetter } from "./letter-length.ts";
import { setLetterForm } from "./letter-form.ts";
import { setTone } from "./letter-tone.ts";
import { mentionFact, stateClaim } from "./mention-fact.ts";
import { moveSection, orderAll } from "./order-lines.ts";
import { refusals } from "./refuse.ts";
import { ownWords, restoreLines } from "./restore-lines.ts";
import { matchPosting, newSummary } from "./rewrite-summary.ts";
import { dropIrrelevant, shortenResume } from "./shorten-resume.ts";
import { strongerVerbs } from "./stronger-verbs.ts";
import { setHeadline } from "./set-headline.ts";

function lengthen(bench: Bench, intent: Extract<Intent, { do: "lengthen" }>): Attempt {
  if (intent.scope.of === "letter") return lengthenLetter(bench);
  if (intent.scope.of === "summary") return newSummary(bench);
  return restoreLines(bench, "everything");
}

type Intents = { readonly [Kind in Intent["do"]]: Extract<Intent, { do: Kind }> };

type Acts = {
  readonly [Kind in keyof Intents]: (
    bench: Bench,
    intent: Intents[Kind],
    measure: Measure | undefined,
  ) => Attempt | Promise<Attempt>;
};

const acts: Acts = {
  shorten: (bench, { scope, sentences }) =>
    scope.of === "letter" ? shortenLetter(bench) : shortenResume(bench, scope, sentences),
  plain: (bench, { scope }) => shortenResume(bench, scope),
  lengthen,
  fit: (bench, { pages }, measure) => fitPages(bench, pages, measure),
  emphasise: (bench, { about, scope }) =>
    scope.of === "letter" || scope.of === "summary"
      ? mentionFact(bench, about, scope)
      : emphasise(bench, about),
  "play-down": (bench, { about }) => playDown(bench, about),
  drop: (bench, { about, scope }) => dropSubject(bench, about, scope),
  "drop-irrelevant": (bench, { scope }) => dropIrrelevant(bench, scope),
  restore: (bench, { about }) => restoreLines(bench, about),
  "own-words": (bench, { scope }) => ownWords(bench, scope),
  order: (bench, { by }) => orderAll(bench, by),
  "move-section": moveSection,
  tone: (bench, { tone }) => setTone(bench, tone),
  "letter-form": (bench, { form }) => setLetterForm(bench, form),
  focus: (bench, { on }) => focusLines(bench, on),
  title: (bench, { title }) => setHeadline(bench, title),
  mention: (bench, { about, scope }) => mentionFact(bench, about, scope),
  state: (bench, { claim }) => stateClaim(bench, claim, { of: "summary" }),
  add: (bench, { about, scope }) => addSubject(bench, about, scope),
  verbs: (bench) => strongerVerbs(bench, { of: "resume" }),
  "new-summary": newSummary,
  match: matchPosting,
  refuse: (_, { why }) => ({ kind: "declined", said: refusals[why] }),
};

async function act<Kind extends keyof Intents>(
  kind: Kind,
  bench: Bench,
  intent: Intents[Kind],
  measure: Measure | undefined,
): Promise<Attempt> {
  return acts[kind](bench, intent, measure);
}

/** What comes of one request. */
export async function carryOut(
  bench: Bench,
  intent: Intent,
  measure: Measure | undefined,
): Promise<Attempt> {
  return act(intent.do, bench, intent, measure);
}
