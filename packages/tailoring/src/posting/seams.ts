import { hangs } from "./hanging.ts";
import { contentCount, corePhrase } from "./phrases.ts";
import { opensWithVerb } from "./verb-openers.ts";
import { opensWithQuality, opensWithTrait } from "./trait-words.ts";

const finite = /\b(?:is|are|was|were|will|would|has|you|we|they|who|which|that)\b/i;
/** What hangs on the phrase before it: a place, a purpose, an example, another way to have it. */
const hanging =
  /^(?:(?:in|on|at|to|for|of|with|from|by|as|under|within|across|especially|particularly|mainly|mostly|ideally|preferably|including|such|like|e\.g|or|not|both|either|usually|often|even|then|plus|related|relevant|depending|based|located)\b|\p{L}+(?:ly|ed)\b)/iu;
export const article = /^(?:(?:an?|the|some|have|has|be|is|are|also|very|highly|extremely) )+/i;
const opener =
  /^(?:(?:an? |the )?(?:strong |proven |good |excellent )?(?:able|ability|willing(?:ness)?|capable|comfortable|familiar(?:ity)?|experience|must|enjoys?|thrives?|can|passion(?:ate)?|attention to)\b)/i;

/** Whether a text begins a demand of its own: "able to drive", "an excellent phone manner". */
export function beginsDemand(whole: string): boolean {
  const text = whole.slice(0, 120);
  const bare = text.replace(article, "");
  return opener.test(text) || opensWithTrait(bare) || opensWithQuality(bare);
}

export function wordCount(text: string): number {
  return text.trim().split(/\s+/).length;
}

/** "written" of "written and verbal skills": nothing by itself, it shares the noun behind. */
function needsNoun(left: string, rest: string): boolean {
  const bare = rest.replace(article, "");
  const [own = ""] = left.split(/[,;]/).slice(-1);
  if (contentCount(own) >= 2 && !/(?:al|ive|ic|en|oral|verbal)$/i.test(own.trim())) return false;
  if (/(?:tion|sation|ment|ship|ance|ence)$/i.test(own.trim())) return false;
  return opensWithTrait(bare) || contentCount(own) === 0 || !opensWithQuality(own.trim());
}

/** "Capacity to stay calm and to lead": two things that are done. */
function isSecondDeed(left: string, rest: string): boolean {
  const verbs = /\bto \p{L}+/u.test(left) || opensWithVerb(left);
  return verbs && opensWithVerb(rest) && contentCount(left) >= 2 && contentCount(rest) >= 2;
}

/** "a record of care and an eye for detail": a determiner begins a thing of its own. */
const determined = /^(?:an?|the|your|some|full|own)\s\p{L}/iu;

/** "happy planning shifts and filling gaps": what is done twice behind how somebody is. */
function isSecondGerund(left: string, rest: string): boolean {
  const [first = ""] = rest.split(/\s/, 1);
  return first.endsWith("ing") && opensWithVerb(rest) && /\s\p{Ll}{3,}ing\s\p{L}/u.test(left);
}

const abbreviated = /\p{Lu}{2}|\d|\p{Ll}\p{Lu}/u;

/** "Karl Fischer and GC": names of which one at least is no word. */
function areNames(left: string, rest: string): boolean {
  const own = left.split(/,\s*/).at(-1)?.trim() ?? "";
  const [next = ""] = rest.split(/[,;(]/, 1);
  const named = /^\p{Lu}/u.test(own) && /^\p{Lu}|^\d/u.test(next);
  return named && wordCount(own) <= 3 && [own, next].some((name) => abbreviated.test(name));
}

/** A place where a clause may fall apart: the words before and behind a join. */
export interface Seam {
  readonly join: string;
  readonly left: string;
  readonly rest: string;
  readonly listed: boolean;
  /** The preposition on which the words before the whole clause end: "of" of "Experience of". */
  readonly led: string;
}

function isSeries({ left, rest }: Seam): boolean {
  const next = rest.split(/[,;]/, 1)[0] ?? "";
  return wordCount(left) <= 3 && wordCount(next) <= 3 && rest.length > next.length;
}

/** ", and good judgement": the last of several. */
function isLastOf({ join, rest }: Seam): boolean {
  return / (?:and|or)$/.test(join) && wordCount(rest) <= 6 && !finite.test(rest);
}

/** Characters within which the words lie that decide on a join. */
const near = 120;

/** "Feeling for style, steady nerves": two phrases side by side, neither of which is a sentence. */
function areTwoPhrases({ left, rest }: Seam): boolean {
  if (left.length > near || rest.length > near) return false;
  const short = wordCount(left) <= 6 && wordCount(rest) <= 6 && contentCount(rest) >= 2;
  const plain = !finite.test(left) && !finite.test(rest) && !hanging.test(rest);
  return short && plain && contentCount(left) >= 2 && !/\b(?:and|or)\b/.test(rest);
}

function cutsAtComma(seam: Seam): boolean {
  const { left, rest, listed } = seam;
  if (areTwoPhrases(seam)) return true;
  if (listed || isSeries(seam) || (opensWithVerb(left) && opensWithVerb(rest))) return true;
  const short = wordCount(left) <= 3 && opensWithQuality(left.trim().replace(article, ""));
  return short || isLastOf(seam) || (beginsDemand(rest) && contentCount(left) > 0);
}

/** Words with which "with" belongs together: "experience with", "working with". */
const takesWith =
  /\b(?:experienced?|familiar|familiarity|comfortable|work|working|deal\w*|along|up)$/i;

function cutsAtWith({ left, rest }: Seam): boolean {
  return opensWithTrait(rest.replace(article, "")) && !takesWith.test(left);
}

function beginsThing(left: string, whole: string): boolean {
  const rest = whole.slice(0, near);
  const another = determined.test(rest) && contentCount(left) > 0 && contentCount(rest) > 1;
  return another || isSecondGerund(left, rest) || areNames(left, rest);
}

const linking =
  /\b(?:of|in|with|to|for|on|at|from|by|about|between|within|using|and|or|as|under|into|across|through)\b/i;

/** "web deployment and server configuration": two bare phrases, each with a head and what describes it. */
function areBarePhrases(left: string, whole: string): boolean {
  const [rest = ""] = whole.slice(0, near).split(/[,;(]|\s(?:and|or)\s/i, 1);
  const own = left.split(/[,;]/).at(-1) ?? "";
  if (linking.test(corePhrase(own).text) || linking.test(rest.split(/\s+/).slice(0, 2).join(" ")))
    return false;
  const bare = [own, rest].every((text) => !finite.test(text) && contentCount(text) >= 2);
  return bare && !opensWithVerb(corePhrase(own).text) && !opensWithVerb(rest);
}

function cutsAtAnd({ left, rest, listed }: Seam): boolean {
  if (beginsThing(left, rest) || areBarePhrases(left, rest)) return true;
  const ends = listed && !/[,;]/.test(rest) && wordCount(rest) <= 5 && contentCount(left) > 0;
  return ends || isSecondDeed(left, rest) || (beginsDemand(rest) && !needsNoun(left, rest));
}

const preposition = "of|in|with|for|to|on|at|by|from|about|as|under|within|between|among|across";
const endsOpen = new RegExp(`(?:^|\\s)(?:${preposition}|or|and)$`, "iu");
/** "leading, or deputising for the leader of, a small team": two that share what comes behind the second comma. */
const suspended = new RegExp(
  `^(?:[^,;]{1,50}\\s(?:${preposition}|\\p{Ll}+ing towards?|the)|\\p{Ll}+ing|\\p{Ll}+ed),\\s`,
  "iu",
);
/** "Level 2 and Level 1 of the award": a step by itself, whose ladder is told behind the last. */
const step =
  /^(?:levels?|grades?|class(?:es)?|stages?|parts?|bands?|steps?|key stages?|years?|tiers?|units?|modules?)\s\S+$/iu;

/** Whether the words before a join and those behind it need each other. */
function needEachOther({ join, left, rest }: Seam): boolean {
  const own = left.split(/[;]/).at(-1)?.trim() ?? "";
  if (endsOpen.test(own) || step.test(own)) return true;
  // "the Health and Care Professions Council" is one name.
  if (/\s\p{Lu}\p{Ll}+$/u.test(own) && /^\p{Lu}\p{Ll}/u.test(rest) && /^(?:and|&)$/.test(join))
    return true;
  const opened = /^,\s*(?:and|or)$/.test(join) && suspended.test(rest);
  return opened || /,\s(?:and|or)\s\p{Ll}+ing$/u.test(own);
}

/** "Experience of tills, and of stock": what a demand is about is told twice. */
function goesOnAlike({ rest, led }: Seam): boolean {
  const [, second = ""] = /^(?:(?:and|or|also)\s+)?(\p{Ll}+)\s/iu.exec(rest) ?? [];
  return /^(?:of|in|with|for|at|on)$/.test(led) && led === second.toLowerCase();
}

/** Whether a rest leans on what stands before a join and is no second thing of the same kind. */
function leans({ left, rest, led }: Seam): boolean {
  if (!hangs(rest)) return false;
  const deed = /^to (\p{Ll}.*)$/su.exec(rest)?.[1];
  const first = led !== "" || /\bto \p{L}+/u.test(left) || opensWithVerb(left.trim());
  return deed === undefined || !opensWithVerb(deed) || !first;
}

/** "working with people who are upset": they are not the ones who are sought. */
const others =
  /(?<!\b(?:looking|search(?:ing)?|hiring|ideal|perfect|suitable|right|suited|preference|need|hear|applications)\s)\b(?:with|to|for|of|from|by|about|among|between|towards?|support(?:ing)?|help(?:ing)?|teach(?:ing)?|serv(?:e|ing))\s(?:[\p{L}-]+\s){0,4}?(?:people|persons?|those|anyone|someone|children|adults|customers|clients|patients|visitors|guests|residents|tenants|pupils|students|learners|colleagues|families|parents|members|users|staff|teams|men|women|carers|managers|others)$/iu;

function cutsByJoin(seam: Seam): boolean {
  const { join, left } = seam;
  if (join.startsWith(";")) return true;
  if (/including|such as/i.test(join)) return contentCount(left) > 0;
  if (join.startsWith(",")) return cutsAtComma(seam);
  return /with/i.test(join) ? cutsAtWith(seam) : cutsAtAnd(seam);
}

/** Whether a clause falls apart at a join. */
export function isCut(seam: Seam): boolean {
  const { join, left } = seam;
  if (depthOf(left) > 0) return false;
  if (/\bwho\b/i.test(join)) return join.startsWith(",") || !others.test(left.trim());
  if (goesOnAlike(seam) && contentCount(left) > 0) return true;
  const bound = needEachOther(seam) || (!join.startsWith(";") && leans(seam));
  return !bound && cutsByJoin(seam);
}

function depthOf(text: string): number {
  return text.split("(").length - text.split(")").length;
}
