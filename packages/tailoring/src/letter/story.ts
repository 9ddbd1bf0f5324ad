import type { SourceRole } from "../match/source.ts";
import type { RankedLine } from "../plan/make-plan.ts";
import type { Sentence } from "../input/draft.ts";
import { orgName } from "../words/names.ts";
import { upperFirst, withStop, wordCount } from "../words/phrases.ts";
import { fill } from "./choose.ts";
import { firstThatStands, mayStand } from "./context.ts";
import type { LetterContext } from "./context.ts";
import * as frames from "./frames.data.ts";
import { linkSentence } from "./link.ts";
import { moreOfRole } from "./paragraph.ts";
import { heldTitle, yearsOf } from "./role-words.ts";
import { tell } from "./tell.ts";
import type { Told } from "./tell.ts";
import { didPhrase, factsOfLine } from "./told-lines.ts";

const longestProjectName = 6;

/** What the letter has spoken of before a story. */
export interface Before {
  /** The role that the opening names with its title. */
  readonly introduced: string | undefined;
  /** The role of the story before this one. */
  readonly role: SourceRole | undefined;
}

function isEarlier(role: SourceRole, before: SourceRole | undefined): boolean {
  return (
    before !== undefined &&
    (before.range?.from ?? 0) >= (role.range?.to ?? Number.POSITIVE_INFINITY)
  );
}

function framesFor(role: SourceRole, before: Before): readonly string[] {
  if (role.id.startsWith("prj"))
    return wordCount(role.title) <= longestProjectName
      ? frames.storyOfProject
      : frames.storyOfOtherProject;
  if (orgName(role.org) === "") return role.title === "" ? ["I {did}."] : frames.storyOfPost;
  if (role.title === "") return frames.storyWithoutTitle;
  const earlier = isEarlier(role, before.role);
  if (before.role?.id === role.id) return frames.storySameRole;
  if (before.role !== undefined && orgName(before.role.org) === orgName(role.org))
    return earlier ? frames.storySameEmployerEarlier : frames.storySameEmployer;
  if (before.introduced === role.id)
    return before.role === undefined ? frames.storyOfNamedRole : ["At {org}, I {did}."];
  if (earlier) return frames.storyEarlier;
  const all = role.period.end === "present" ? frames.storyCurrent : frames.storyEnded;
  return before.role === undefined ? all.filter((frame) => !/\balso\b/.test(frame)) : all;
}

/** "In my time" and "I was" belong to roles that ended, "I am" to those that go on. */
function fitsTense(frame: string, role: SourceRole, told: Told): boolean {
  const ended = role.period.end !== "present" && told.tense === "past";
  return ended || !/^(?:Before|In my time|From)|I was\b/.test(frame);
}

/** The sentence that opens a story: where it happened and what was done there. */
function leadSentence(
  context: LetterContext,
  entry: RankedLine,
  usable: readonly string[],
  slot: string,
): Sentence | undefined {
  const told = tell(entry);
  if (told === undefined) return undefined;
  const { role } = entry;
  const words: Readonly<Record<string, string>> = {
    org: orgName(role.org),
    project: role.title,
    held: heldTitle(role.title),
    ...yearsOf(role),
    did: didPhrase(told),
  };
  return firstThatStands(context, slot, usable, (frame) => {
    const missing = [...frame.matchAll(/\{(\w+)\}/g)].some(([, name]) => words[name ?? ""] === "");
    if (missing || !fitsTense(frame, role, told)) return undefined;
    const dated = frame.includes("{since}");
    return {
      text: withStop(upperFirst(fill(frame, words))).replace(/\balso (am|was) /, "$1 also "),
      factIds: [
        ...factsOfLine(entry, frame.includes("{held}")),
        ...(dated ? [role.datesAddress] : []),
      ],
      reqIds: entry.reqIds.slice(0, 1),
    };
  });
}

/** "I worked there from 2018 to 2020.", where the story has not said it. */
function yearsSentence(
  context: LetterContext,
  role: SourceRole,
  said: string,
): Sentence | undefined {
  const { since, until } = yearsOf(role);
  if (since === "" || until === "" || said.includes(since) || !role.paid) return undefined;
  const sentence: Sentence = {
    text: `I worked there from ${since} to ${until}.`,
    factIds: [role.titleAddress, role.orgAddress, role.datesAddress],
    reqIds: [],
  };
  return mayStand(context, sentence) ? sentence : undefined;
}

export interface StoryInput {
  readonly slot: string;
  /** Lines of one role, the one that opens the story first. */
  readonly lines: readonly RankedLine[];
  readonly before: Before;
  /** Whether a need may be named before the story. */
  readonly linked: boolean;
  /** Whether the years of the role may be told in a sentence of their own. */
  readonly dated: boolean;
  /** Whether the paragraph already has a connector. */
  readonly connected: boolean;
}

/** A story: where it happened, what was done there, and more of the same role. */
export function writeStory(context: LetterContext, input: StoryInput): Sentence[] {
  for (const [index, entry] of input.lines.entries()) {
    const usable = framesFor(entry.role, input.before);
    const lead = leadSentence(context, entry, usable, input.slot);
    if (lead === undefined) continue;
    const link = input.linked ? linkSentence(context, entry, input.slot) : undefined;
    context.told.add(entry.line.address);
    const rest = input.lines.filter((_, at) => at !== index);
    const connected = input.connected || /\balso\b/.test(lead.text);
    const years = input.dated ? yearsSentence(context, entry.role, lead.text) : undefined;
    return [
      ...(link === undefined ? [] : [link]),
      lead,
      ...moreOfRole(context, rest, input.slot, connected),
      ...(years === undefined ? [] : [years]),
    ];
  }
  return [];
}

/** The line that answers what the letter opens on, with where it happened. */
export function openingStory(context: LetterContext, entry: RankedLine): Sentence | undefined {
  const { role } = entry;
  const plain = role.id.startsWith("prj") || orgName(role.org) === "" || role.title === "";
  const own = role.period.end === "present" ? frames.openingStoryCurrent : frames.openingStoryEnded;
  const usable = plain ? framesFor(role, { introduced: undefined, role: undefined }) : own;
  const sentence = leadSentence(context, entry, usable, "opening.story");
  if (sentence !== undefined) context.told.add(entry.line.address);
  return sentence;
}

/** More of a project or post without an employer, which is named again. */
function unnamedMore(role: SourceRole): readonly string[] {
  if (role.title === "") return ["I also {did}."];
  if (!role.id.startsWith("prj")) return ["As {held}, I also {did}."];
  return wordCount(role.title) <= longestProjectName
    ? ["For {project}, I also {did}."]
    : ["For the same project, I also {did}."];
}

/**
 * What follows the line that the opening has told.
 * @param elsewhere whether the opening has named another employer since
 */
export function continueStory(
  context: LetterContext,
  lines: readonly RankedLine[],
  slot: string,
  elsewhere: boolean,
): Sentence[] {
  const [first, ...rest] = lines;
  if (first === undefined) return [];
  const link = linkSentence(context, first, slot);
  const usable = [
    "At {org} I also {did}.",
    "In the same job, I also {did}.",
    "There, I also {did}.",
  ];
  // "There" would point at the need that was just named.
  const after = link === undefined ? usable : usable.filter((frame) => !frame.startsWith("There"));
  const named = elsewhere ? usable.filter((frame) => frame.includes("{org}")) : after;
  const plain = orgName(first.role.org) === "" ? unnamedMore(first.role) : named;
  const lead = leadSentence(context, first, plain, `${slot}.lead`);
  if (lead === undefined) return elsewhere ? [] : moreOfRole(context, lines, slot, false);
  const connected = /\balso\b/.test(lead.text);
  return [
    ...(link === undefined ? [] : [link]),
    lead,
    ...moreOfRole(context, rest, slot, connected),
  ];
}
