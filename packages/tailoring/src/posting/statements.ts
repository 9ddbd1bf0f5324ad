import type { Requirement } from "@savile/model";
import { cuedLevel } from "./cues.ts";
import { isBoilerplateLine } from "./sections.ts";
import type { PlacedSegment } from "./sections.ts";

/** What kind of demand a segment makes, or that it makes none. */
export type StatementUse =
  | { readonly use: "asks" | "duty"; readonly level: Requirement["level"] }
  | { readonly use: "mentions" | "boilerplate" };

const dutyCue =
  /\b(?:you(?:'ll| will)|they shall|shall (?:be|participate|perform|assist)|will perform|you are responsible|responsible for|(?:the|each|this) [\p{L} ]{3,40} will\b|will be responsible|duties include|responsibilities include|responsibilities will include|in this role|general job duties|day to day)\b/iu;
const strongCue =
  /\b(?:must (?:have|be|possess|hold)|is required|are required|required\b|requires? (?:an?|at least|strong|the)|preferred\b|you have experience|experience (?:with|in) [^.]{3,60} (?:is|are) |minimum of|years' experience|years of (?:\p{L}+ ){0,4}experience|is seeking|are seeking|looking for (?:an?|someone|professional|individuals|people)|would be great|is a plus|a plus\b)/iu;
const aboutApplying =
  /\b(?:apply (?:now|today|online|via|by|with)|click (?:here|apply)|send (?:your|a) (?:cv|resume)|submit (?:your|a)|for more information|visit (?:our|the)|passport holders|visa|position is (?:part|full)[- ]time|part-time position|full-time position)\b/i;
const reportsTo = /\b(?:reports? (?:directly )?to)\b/i;
const openingVerb =
  /^(?:\p{L}+ly )?(?:assist|manage|lead|develop|build|create|design|maintain|provide|support|ensure|coordinate|prepare|perform|oversee|monitor|review|conduct|work|collaborate|analy[sz]e|implement|identify|respond|train|audit|direct|own|participate|plan|process|communicate|report|track|write|deliver|drive|help|operate|test|troubleshoot|update|handle|answer|organi[sz]e|schedule|teach|supervise|inspect|install|repair|clean|assess|evaluate|recommend|research|present|establish|facilitate|administer|document|negotiate|promote|sell|greet|load|pick|follow|execute|serve|introduce|inform|produce|gather|greet|guide|mentor|draft|record|receive|stock|act|complete|contribute|take|interview)(?:s|es|ing)?\b/iu;

/** Decides what a segment is used for: its own words first, then its section. */
export function statementUse(segment: PlacedSegment): StatementUse {
  const { text, section } = segment;
  if (segment.heading) return { use: "boilerplate" };
  const cue = cuedLevel(text);
  const strong = strongCue.test(text);
  if (isBoilerplateLine(text) && !(section === "required" && strong)) return { use: "boilerplate" };
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
    if (lead) return { use: "duty", level: "required" };
    return { use: "asks", level: section };
  }
  if (section === "duties") {
    if (strong && cue !== undefined) return { use: "asks", level: cue };
    return { use: "duty", level: "required" };
  }
  if (strong && cue !== undefined) return { use: "asks", level: cue };
  if (dutyCue.test(text)) return { use: "duty", level: "required" };
  if (section === "intro" && segment.bullet && openingVerb.test(text))
    return { use: "duty", level: "required" };
  return { use: section === "about" ? "boilerplate" : "mentions" };
}
