import type { Posting } from "@savile/model";
import { contentStemsOf } from "../match/analyse.ts";
import { sentencesOf } from "../text/sentences.ts";

const label = /^(?:(?:career|professional|job|my)\s)?objective\b\s*[:–-]?\s*/iu;
/** A text that opens with what is sought, and not with who seeks it. */
const wish =
  /^(?:to (?:obtain|secure|find|gain|get|acquire|land|pursue|join|enter|use|utili[sz]e|apply|begin|start)|seeking|looking for|in search of|aspiring to|interested in|i(?: am|'m) (?:seeking|looking))\b/iu;
/** "A summer internship where I will bring ...": the thing sought stands first. */
const sought =
  /^an?\s(?:[\p{L}&/‐-]+\s){0,5}?(?:position|internship|co.?op|role|job|opportunity|apprenticeship|placement)\b/iu;
/** Words of every wish, whatever is sought. */
const everyWish =
  /\b(?:objective|obtain|secure|seek(?:ing)?|looking|gain|position|internship|job|role|opportunity|career|entry.level|summer|part.time|full.time|utili[sz]e|use|apply|strong|skills?|abilit(?:y|ies)|experience|field|company|organi[sz]ation|firm|institution|industry|professional|challenging|prestigious|passion|excellence|desire|grow(?:th)?|develop|contribute|work(?:ing)?|related|new|more)\b/giu;

/** Whether a summary says what its writer wants, and hardly who they are. */
export function isObjective(text: string): boolean {
  const said = text.trim();
  if (label.test(said)) return true;
  return sentencesOf(said).length <= 2 && (wish.test(said) || sought.test(said));
}

const learning = /\b(?:intern(?:ship)?s?|co.?op|apprenticeship|placement|trainee)\b/iu;

/**
 * Whether an objective seeks a place to learn where the posting offers work, in a field that the posting never names.
 * Another word for the same field is no other goal, so the field alone decides nothing.
 */
export function namesAnotherGoal(text: string, posting: Posting): boolean {
  if (!learning.test(text) || learning.test(posting.title ?? "")) return false;
  const named = contentStemsOf(text.replace(label, "").replace(everyWish, " "));
  const told = [posting.title, posting.company, ...posting.duties.map((duty) => duty.text)];
  const asked = posting.requirements.map((requirement) => requirement.text);
  const about = new Set(
    [...told, ...asked].flatMap((one) => (one === undefined ? [] : contentStemsOf(one))),
  );
  return named.length > 0 && named.every((stem) => !about.has(stem));
}
