import type { Requirement } from "@savile/model";
import { cuedLevel } from "./cues.ts";
import { isChrome } from "./chrome.ts";
import { isBoilerplateLine } from "./sections.ts";
import type { PlacedSegment } from "./sections.ts";
import { isIdle, isOrder, namesWork, opensWithVerb } from "./split-duties.ts";

/** What kind of demand a segment makes, or that it makes none. */
export type StatementUse =
  | { readonly use: "asks" | "duty"; readonly level: Requirement["level"] }
  | { readonly use: "mentions" | "boilerplate" };

const dutyCue =
  /\b(?:you(?:'ll| will)|they shall|shall (?:be|participate|perform|assist)|will perform|you are responsible|responsible for|(?:the|each|this) [\p{L} ]{3,40} will\b|will be responsible|duties include|responsibilities include|responsibilities will include|in this role|as (?:an?|our|the) \p{Lu}[\p{L} ]+ you|general job duties|day to day)\b/iu;
const strongCue =
  /\b(?:(?:applicants|candidates|you) (?:must|should|need to)|we (?:ask for|require|expect|use|work with)\b|must (?:have|be|possess|hold)|a must\b|you (?:should )?(?:have|know|bring|hold)\b|you've\b|you(?:'ll| will) (?:have|need|bring)\b|is required|are required|required\b|requires? (?:an?|at least|strong|the)|preferred\b|you have experience|experience (?:with|in) [^.]{3,60} (?:is|are) |minimum of|years' experience|years of (?:\p{L}+ ){0,4}experience|is seeking|are seeking|looking for (?:an?|someone|professional|individuals|people)|would be (?:great|handy|nice|an? \p{L}+)|(?:is|are) (?:a )?(?:nice to have|bonus|plus|great)|is a plus|a (?:big |strong )?plus\b|desirable\b|desired\b|advantageous\b|(?:is|are) essential\b|^essential\b|matter more)/iu;
/** Speaks of what the person must bring, though it opens like a duty. */
const asksOnly =
  /\b(?:experience|degree|years|licen[cs]e|certifi\p{L}+|required|preferred|knowledge of|skills)\b/iu;
const aboutApplying =
  /\b(?:(?:hit|click|press|tap|use) (?:on )?(?:the )?(?:easy )?apply|apply (?:now|today|online|via|by|with)|click (?:here|apply)|send (?:your|a) (?:cv|resume)|submit (?:your|a)|for more information|visit (?:our|the)|passport holders|visa|position is (?:part|full)[- ]time|part-time position|full-time position)\b/i;
/** What everybody has to pass before the first day; no resume shows it. */
const isFormality =
  /\b(?:pass|complete|undergo|submit to|subject to|clear|consent to)\b[^.]{0,40}\b(?:background|drug|fingerprint\w*|credit) (?:check|screen\w*|test\w*|investigation)|\bEOE\b|\bm\/f\/d\/v\b/i;
const reportsTo = /\b(?:reports? (?:directly )?to)\b/i;
const uses = new WeakMap<PlacedSegment, StatementUse>();

/** What a segment is used for: its own words decide first, then its section. */
export function statementUse(segment: PlacedSegment): StatementUse {
  const known = uses.get(segment);
  if (known !== undefined) return known;
  const use = decideUse(segment);
  uses.set(segment, use);
  return use;
}

function decideUse(segment: PlacedSegment): StatementUse {
  const { text, section } = segment;
  if (segment.heading || isChrome(text)) return { use: "boilerplate" };
  const cue = cuedLevel(text);
  const strong = strongCue.test(text);
  const formality = isFormality.test(text) && !/\bexperience\b/i.test(text);
  if (formality || (isBoilerplateLine(text) && !(section === "required" && strong)))
    return { use: "boilerplate" };
  if (namesWork(text) && !asksOnly.test(text)) return { use: "duty", level: "required" };
  if (section === "benefits" || section === "closing") {
    return strong && cue !== undefined && /\b(?:experience|degree|licen[cs]e|certif)/i.test(text)
      ? { use: "asks", level: cue }
      : { use: "boilerplate" };
  }
  if (
    (aboutApplying.test(text) || (reportsTo.test(text) && text.split(/\s+/).length < 16)) &&
    !strong
  )
    return { use: "boilerplate" };
  if (section === "required" || section === "preferred") {
    const lead = section === "required" && dutyCue.test(text) && !strong;
    if (lead && !isIdle(text)) return { use: "duty", level: "required" };
    return { use: "asks", level: section };
  }
  if (section === "duties") {
    if (strong && cue !== undefined) return { use: "asks", level: cue };
    if (asksOnly.test(text) && !opensWithVerb(text) && text.split(/\s+/).length < 14)
      return { use: "asks", level: cue ?? "required" };
    return isIdle(text) ? { use: "mentions" } : { use: "duty", level: "required" };
  }
  if (strong && cue !== undefined) return { use: "asks", level: cue };
  if (isIdle(text)) return { use: section === "about" ? "boilerplate" : "mentions" };
  if (dutyCue.test(text)) return { use: "duty", level: "required" };
  if (
    section === "intro" &&
    (segment.bullet ? opensWithVerb(text) : /[.;]$/.test(text) && isOrder(text))
  )
    return { use: "duty", level: "required" };
  return { use: section === "about" ? "boilerplate" : "mentions" };
}
