import type { RankedLine } from "../plan/make-plan.ts";
import type { Sentence } from "../write/draft.ts";
import { articleFor, withStop, wordCount } from "../write/phrases.ts";
import { fill } from "./choose.ts";
import { calmCapitals, copiesPosting, orgName } from "./context.ts";
import type { LetterContext } from "./context.ts";
import {
  evidenceEarlier,
  evidencePlain,
  evidencePost,
  evidenceProject,
  evidenceWithNeed,
  followUps,
  followUpsPlain,
} from "./frames.data.ts";
import { needsOfLine } from "./need.ts";
import type { Need } from "./need.ts";
import { tell } from "./tell.ts";
import type { Told } from "./tell.ts";

const mostWordsOfParagraph = 88;
const mostSentences = 3;
const longestProjectName = 6;

function did(told: Told): string {
  return told.was ? `was ${told.phrase}` : told.phrase;
}

/** A title with its article, in the case in which the person writes it. */
export function heldTitle(title: string): string {
  const plain = calmCapitals(title.split(/\s[|/]\s|\s-\s|\s–\s|,\s/)[0]?.trim() ?? title);
  return `${articleFor(plain)} ${plain}`;
}

function factsOf(entry: RankedLine, withTitle: boolean): string[] {
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
  return fresh.find((need) => !need.doing && wordCount(need.text) <= 4) ?? fresh[0];
}

function framesFor(entry: RankedLine, need: Need | undefined, earlier: boolean): readonly string[] {
  const { role } = entry;
  if (role.id.startsWith("prj"))
    return wordCount(role.title) <= longestProjectName
      ? evidenceProject
      : ["In one project, I {did}.", "For another project, I {did}."];
  if (orgName(role.org) === "") return role.title === "" ? ["I {did}."] : evidencePost;
  const frames = need !== undefined ? evidenceWithNeed : earlier ? evidenceEarlier : evidencePlain;
  return role.title === "" ? frames.filter((frame) => !frame.includes("{held}")) : frames;
}

/** "While at X, I write" does not hold together; the present stands alone. */
function inTense(frames: readonly string[], told: Told): readonly string[] {
  return told.present
    ? frames.filter((frame) => !/^(?:While|Before|During|In my time)/.test(frame))
    : frames;
}

function leadSentence(
  context: LetterContext,
  entry: RankedLine,
  told: Told,
  slot: string,
  before: RankedLine | undefined,
): Sentence | undefined {
  const need = orgName(entry.role.org) === "" ? undefined : freshNeed(context, entry);
  const earlier =
    before !== undefined &&
    (before.role.range?.from ?? 0) >= (entry.role.range?.to ?? Number.POSITIVE_INFINITY);
  for (const chosen of need === undefined ? [undefined] : [need, undefined]) {
    const frame = context.choose.frame(slot, inTense(framesFor(entry, chosen, earlier), told));
    const values = {
      need: chosen?.text ?? "",
      org: orgName(entry.role.org),
      project: entry.role.title,
      held: heldTitle(entry.role.title),
      did: did(told),
    };
    const text = withStop(upper(fill(frame, values)));
    if (copiesPosting(text, context.runs)) continue;
    if (chosen !== undefined) {
      context.named.add(chosen.requirement.id);
      context.spoken.add(chosen.text.toLowerCase());
    }
    return {
      text,
      factIds: factsOf(entry, frame.includes("{held}")),
      reqIds: chosen === undefined ? entry.reqIds.slice(0, 1) : [chosen.requirement.id],
      ...(chosen === undefined ? {} : { posting: [chosen.requirement.span] }),
    };
  }
  return undefined;
}

function upper(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function take(
  context: LetterContext,
  role: string | undefined,
): { entry: RankedLine; told: Told } | undefined {
  for (const [index, entry] of context.stories.entries()) {
    const told = tell(entry);
    if (told === undefined || (role !== undefined && entry.role.id !== role)) continue;
    context.stories.splice(index, 1);
    return { entry, told };
  }
  return undefined;
}

export interface Paragraph {
  readonly sentences: Sentence[];
  readonly lead: RankedLine;
}

/** One paragraph of evidence: a role, what was done there, and up to two more lines of it. */
export function evidenceParagraph(
  context: LetterContext,
  slot: string,
  before: RankedLine | undefined,
): Paragraph | undefined {
  for (;;) {
    const first = take(context, undefined);
    if (first === undefined) return undefined;
    const lead = leadSentence(context, first.entry, first.told, slot, before);
    if (lead === undefined) continue;
    const paragraph = { sentences: [lead], lead: first.entry };
    while (
      paragraph.sentences.length < mostSentences &&
      extendParagraph(
        context,
        paragraph,
        `${slot}.${paragraph.sentences.length}`,
        mostWordsOfParagraph,
      )
    );
    return paragraph;
  }
}

function firstWords(text: string): string {
  return text.split(" ").slice(0, 2).join(" ");
}

function sameOpening(a: string, b: string): boolean {
  return firstWords(a) === firstWords(b);
}

/** Adds one more line of the same role, if one fits. */
export function extendParagraph(
  context: LetterContext,
  paragraph: Paragraph,
  slot: string,
  most: number,
): boolean {
  const { sentences, lead } = paragraph;
  const used = sentences.reduce((sum, sentence) => sum + wordCount(sentence.text), 0);
  const held = context.stories.find(
    (entry) => entry.role.id === lead.role.id && tell(entry) !== undefined,
  );
  if (held === undefined || wordCount(held.line.text) + 4 > most - used) return false;
  const next = take(context, lead.role.id);
  if (next === undefined) return false;
  const frames = lead.role.paid && lead.role.org !== "" ? followUps : followUpsPlain;
  const last = sentences.at(-1)?.text ?? "";
  const text = withStop(
    fill(
      context.choose.frame(
        slot,
        inTense(frames, next.told).filter((frame) => !sameOpening(frame, last)),
      ),
      { did: did(next.told) },
    ),
  );
  if (copiesPosting(text, context.runs)) return true;
  sentences.push({
    text,
    factIds: factsOf(next.entry, false),
    reqIds: next.entry.reqIds.slice(0, 1),
  });
  return true;
}
