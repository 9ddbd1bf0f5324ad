import type { RankedLine } from "../plan/make-plan.ts";
import type { Sentence } from "../write/draft.ts";
import { articleFor, upperFirst, withStop, wordCount } from "../write/phrases.ts";
import { fill } from "./choose.ts";
import { calmCapitals, orgName } from "../write/names.ts";
import { copiesPosting } from "./context.ts";
import type { LetterContext } from "./context.ts";
import * as frames from "./frames.data.ts";
import { needsOfLine } from "./need.ts";
import type { Need } from "./need.ts";
import { isBland } from "./opening-needs.ts";
import type { Told } from "./tell.ts";
import { didPhrase } from "./told-lines.ts";

const longestProjectName = 6;
const longestSentence = 45;

/** Posts of which an organisation has one: "as founder", not "as a founder". */
const single =
  /^(?:co-?founder|founder|president|owner|head|chief|ceo|cto|cfo|coo|chair|chairman|chairwoman|dean)\b/i;

/** A title with its article, in the case in which the person writes it. */
export function heldTitle(title: string): string {
  const plain = calmCapitals(title.split(/\s[|/+]\s|\s-\s|\s–\s|,\s/)[0]?.trim() ?? title);
  return single.test(plain) ? plain : `${articleFor(plain)} ${plain}`;
}

/** The addresses that carry a line of a role; with the title where the sentence names it. */
export function factsOfLine(entry: RankedLine, withTitle: boolean): string[] {
  const { role } = entry;
  return [
    entry.line.address,
    ...(role.org === "" ? [] : [role.orgAddress]),
    ...(withTitle || role.org === "" ? [role.titleAddress] : []),
  ];
}

/** A need of the posting that the line answers and the letter has not named yet. */
function freshNeed(context: LetterContext, entry: RankedLine): Need | undefined {
  const fresh = needsOfLine(entry, context.plan).filter(
    (need) =>
      !context.named.has(need.requirement.id) && !context.spoken.has(need.text.toLowerCase()),
  );
  // "You ask for accounting": a single plain word says nothing that the line does not.
  const telling = fresh.filter((need) => !isBland(need) && !/^[\p{Ll}-]+$/u.test(need.text));
  return telling.find((need) => !need.doing && wordCount(need.text) <= 4) ?? telling[0];
}

function isEarlier(entry: RankedLine, before: RankedLine | undefined): boolean {
  return (
    before !== undefined &&
    (before.role.range?.from ?? 0) >= (entry.role.range?.to ?? Number.POSITIVE_INFINITY)
  );
}

function framesOfRole(
  context: LetterContext,
  entry: RankedLine,
  before: RankedLine | undefined,
): readonly string[] {
  const { role } = entry;
  const earlier = isEarlier(entry, before);
  if (before?.role.id === role.id) return frames.evidenceSameRole;
  if (before !== undefined && orgName(before.role.org) === orgName(role.org) && role.title !== "")
    return earlier ? frames.evidenceSameEmployerEarlier : frames.evidenceSameEmployer;
  if (earlier) return frames.evidenceEarlier;
  // "In that role" only right after the paragraph that names it.
  return context.introduced === role.id && before === undefined
    ? frames.evidenceOfNamedRole
    : frames.evidencePlain;
}

/** "You ask for administering benefits" does not hold; "On administering benefits" does. */
function framesForNeed(need: Need): readonly string[] {
  return need.doing
    ? frames.evidenceWithNeed.filter((frame) => !frame.startsWith("You "))
    : frames.evidenceWithNeed;
}

function framesFor(
  context: LetterContext,
  entry: RankedLine,
  need: Need | undefined,
  before: RankedLine | undefined,
): readonly string[] {
  const { role } = entry;
  if (role.id.startsWith("prj"))
    return wordCount(role.title) <= longestProjectName
      ? frames.evidenceProject
      : frames.evidenceOtherProject;
  if (orgName(role.org) === "") return role.title === "" ? ["I {did}."] : frames.evidencePost;
  const usable = need === undefined ? framesOfRole(context, entry, before) : framesForNeed(need);
  return role.title === "" ? usable.filter((frame) => !frame.includes("{held}")) : usable;
}

/** "While at X" and "In my time" belong to roles that ended. */
function inTense(usable: readonly string[], entry: RankedLine, told: Told): readonly string[] {
  const ended = entry.role.period.end !== "present" && told.tense === "past";
  const fitting = ended
    ? usable
    : usable.filter((frame) => !/^(?:While|Before|During|In my time)/.test(frame));
  return fitting.length > 0 ? fitting : usable;
}

function isTooLong(text: string): boolean {
  return text.split(/(?<=[.!?])\s/).some((sentence) => wordCount(sentence) > longestSentence);
}

/** The sentence that opens a story: where it happened and what was done there. */
export function leadSentence(
  context: LetterContext,
  entry: RankedLine,
  told: Told,
  slot: string,
  before: RankedLine | undefined,
): Sentence | undefined {
  // A second story of a role needs no new reason.
  const need =
    orgName(entry.role.org) === "" || before?.role.org === entry.role.org
      ? undefined
      : freshNeed(context, entry);
  for (const chosen of need === undefined ? [undefined] : [need, undefined]) {
    const usable = inTense(framesFor(context, entry, chosen, before), entry, told);
    const frame = context.choose.frame(slot, usable);
    const text = withStop(
      upperFirst(
        fill(frame, {
          need: chosen?.text ?? "",
          org: orgName(entry.role.org),
          project: entry.role.title,
          held: heldTitle(entry.role.title),
          did: didPhrase(told),
        }),
      ),
    );
    if (copiesPosting(text, context.runs) || isTooLong(text)) continue;
    if (chosen !== undefined) {
      context.named.add(chosen.requirement.id);
      context.spoken.add(chosen.text.toLowerCase());
    }
    return {
      text,
      factIds: factsOfLine(entry, frame.includes("{held}")),
      reqIds: chosen === undefined ? entry.reqIds.slice(0, 1) : [chosen.requirement.id],
      ...(chosen === undefined ? {} : { posting: [chosen.requirement.span] }),
    };
  }
  return undefined;
}
