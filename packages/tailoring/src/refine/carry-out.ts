import { assertNever } from "@savile/model";
import { addSubject } from "./add-skill.ts";
import type { Attempt, Bench } from "./bench.ts";
import { dropSubject } from "./drop-lines.ts";
import { emphasise, focusLines, playDown } from "./emphasise.ts";
import { fitPages } from "./fit-pages.ts";
import type { Measure } from "./fit-pages.ts";
import type { Intent } from "./intent.ts";
import { lengthenLetter, shortenLetter } from "./letter-length.ts";
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

/** What comes of one request. */
export async function carryOut(
  bench: Bench,
  intent: Intent,
  measure: Measure | undefined,
): Promise<Attempt> {
  switch (intent.do) {
    case "shorten":
      return intent.scope.of === "letter"
        ? shortenLetter(bench)
        : shortenResume(bench, intent.scope, intent.sentences);
    case "plain":
      return shortenResume(bench, intent.scope);
    case "lengthen":
      return lengthen(bench, intent);
    case "fit":
      return fitPages(bench, intent.pages, measure);
    case "emphasise":
      return intent.scope.of === "letter" || intent.scope.of === "summary"
        ? mentionFact(bench, intent.about, intent.scope)
        : emphasise(bench, intent.about);
    case "play-down":
      return playDown(bench, intent.about);
    case "drop":
      return dropSubject(bench, intent.about, intent.scope);
    case "drop-irrelevant":
      return dropIrrelevant(bench, intent.scope);
    case "restore":
      return restoreLines(bench, intent.about);
    case "own-words":
      return ownWords(bench, intent.scope);
    case "order":
      return orderAll(bench, intent.by);
    case "move-section":
      return moveSection(bench, intent);
    case "tone":
      return setTone(bench, intent.tone);
    case "focus":
      return focusLines(bench, intent.on);
    case "title":
      return setHeadline(bench, intent.title);
    case "mention":
      return mentionFact(bench, intent.about, intent.scope);
    case "state":
      return stateClaim(bench, intent.claim, { of: "summary" });
    case "add":
      return addSubject(bench, intent.about, intent.scope);
    case "verbs":
      return strongerVerbs(bench, { of: "resume" });
    case "new-summary":
      return newSummary(bench);
    case "match":
      return matchPosting(bench);
    case "refuse":
      return { kind: "declined", said: refusals[intent.why] };
    default:
      return assertNever(intent);
  }
}
