import type { RankedLine } from "../plan/make-plan.ts";
import type { Sentence } from "../write/draft.ts";
import { articleFor, withStop, wordCount } from "../write/phrases.ts";
import { fill } from "./choose.ts";
import { copiesPosting } from "./context.ts";
import type { LetterContext } from "./context.ts";
import { evidenceEarlier, evidencePlain, evidenceProject, evidenceWithNeed, followUps } from "./frames.data.ts";
import { needsOfLine } from "./need.ts";
import type { Need } from "./need.ts";
import { tell } from "./tell.ts";
import type { Told } from "./tell.ts";

const mostWordsOfParagraph = 85;
const mostSentences = 3;

function did(told: Told): string {
  return told.was ? `was ${told.phrase}` : told.phrase;
}

/** A title with its article, in the case in which the person writes it. */
export function heldTitle(title: string): string {
  const plain = title.split(/\s[|/]\s|\s-\s|,\s/)[0]?.trim() ?? title;
  return `${articleFor(plain)} ${plain}`;
}

function factsOf(entry: RankedLine, withTitle: boolean): string[] {
  const { role } = entry;
  return [entry.line.address, ...(role.org === "" ? [] : [role.orgAddress]), ...(withTitle || role.org === "" ? [role.titleAddress] : [])];
}

/** A need of the posting that the line answers and the letter has not named yet. */
function freshNeed(context: LetterContext, entry: RankedLine): Need | undefined {
  const needs = needsOfLine(entry, context.plan);
  const fresh = needs.filter((need) => !context.named.has(need.requirement.id));
  return fresh.find((need) => wordCount(need.text) <= 4) ?? fresh[0];
}

function framesFor(entry: RankedLine, need: Need | undefined, earlier: boolean): readonly string[] {
  if (entry.role.org === "") return evidenceProject;
  if (need !== undefined && entry.role.title !== "") return evidenceWithNeed;
  if (need !== undefined) return evidenceWithNeed.filter((frame) => !frame.includes("{held}"));
  const frames = earlier ? evidenceEarlier : evidencePlain;
  return entry.role.title === "" ? frames.filter((frame) => !frame.includes("{held}")) : frames;
}

function leadSentence(context: LetterContext, entry: RankedLine, told: Told, slot: string, before: RankedLine | undefined): Sentence | undefined {
  const need = freshNeed(context, entry);
  const earlier = before !== undefined && (before.role.range?.from ?? 0) >= (entry.role.range?.to ?? Number.POSITIVE_INFINITY);
  for (const useNeed of need === undefined ? [false] : [true, false]) {
    const chosen = useNeed ? need : undefined;
    const frame = context.choose.frame(slot, framesFor(entry, chosen, earlier));
    const values = { need: chosen?.text ?? "", org: entry.role.org, project: entry.role.title, held: heldTitle(entry.role.title), did: did(told) };
    const text = withStop(upper(fill(frame, values)));
    if (copiesPosting(text, context.runs)) continue;
    if (chosen !== undefined) context.named.add(chosen.requirement.id);
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

function take(context: LetterContext, role: string | undefined): { entry: RankedLine; told: Told } | undefined {
  for (const [index, entry] of context.stories.entries()) {
    const told = tell(entry);
    if (told === undefined || (role !== undefined && entry.role.id !== role)) continue;
    context.stories.splice(index, 1);
    return { entry, told };
  }
  return undefined;
}

/** One paragraph of evidence: a role, what was done there, and up to two more lines of it. */
export function evidenceParagraph(context: LetterContext, slot: string, before: RankedLine | undefined, most = mostWordsOfParagraph): { sentences: Sentence[]; lead: RankedLine } | undefined {
  for (;;) {
    const first = take(context, undefined);
    if (first === undefined) return undefined;
    const lead = leadSentence(context, first.entry, first.told, slot, before);
    if (lead === undefined) continue;
    const sentences = [lead];
    while (sentences.length < mostSentences) {
      const more = nextOfRole(context, first.entry, `${slot}.${sentences.length}`, sentences, most);
      if (more === undefined) break;
      sentences.push(more);
    }
    return { sentences, lead: first.entry };
  }
}

function nextOfRole(context: LetterContext, lead: RankedLine, slot: string, sentences: readonly Sentence[], most: number): Sentence | undefined {
  const used = sentences.reduce((sum, sentence) => sum + wordCount(sentence.text), 0);
  const room = most - used;
  const held = context.stories.find((entry) => entry.role.id === lead.role.id && tell(entry) !== undefined);
  if (held === undefined || wordCount(held.line.text) + 4 > room) return undefined;
  const next = take(context, lead.role.id);
  if (next === undefined) return undefined;
  const frames = next.told.was || lead.role.org === "" ? ["I also {did}.", "In addition, I {did}."] : followUps;
  const text = withStop(fill(context.choose.frame(slot, frames), { did: did(next.told) }));
  if (copiesPosting(text, context.runs)) return undefined;
  return { text, factIds: factsOf(next.entry, false), reqIds: next.entry.reqIds.slice(0, 1) };
}
