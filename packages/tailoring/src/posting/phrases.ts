import { hangs } from "./hanging.ts";
import { opensWithQuality, opensWithTrait } from "./trait-words.ts";
import { isStopWord } from "../text/stem.ts";
import { tokenise } from "@savile/taxonomy";

const leadIn =
  /^(?:(?:that(?= you\b)|only(?= (?:candidates?|applicants?|those|persons?|people)\b)|but not limited to|not limited to|plus|however|nevertheless|including|such as|e\.g\.?|for example|are you|do you|if you(?:'re)?|you're|you've|you'll be|they're|we'd|it is (?:also )?(?:very )?(?:essential|important) that|ideally|preferably|always|very|truly|genuinely|has|is|can|could|should be|who|and|or|also|candidates?|applicants?|you|the (?:ideal |successful )?candidate|must|should|will|shall|be|being|have|has|possess|need|needs|to|a|an|the|some|any|good|strong|solid|proven|demonstrated|excellent|exceptional|outstanding|sound|robust|effective|deep|in-depth|well-founded|profound|thorough|basic|advanced|working|prior|previous|past|relevant|hands[- ]on|extensive|minimum|required|preferred|desired|favorable|high|able|ability|abilities|capability|capable|experienced?|experiences|knowledge|understanding|familiarity|familiar|proficiency|proficient|expertise|skilled?|skills|competenc(?:y|e)|background|track record|fluency|fluent|willing(?:ness)?|demonstrate|exhibit|illustrate|show|individuals|people|someone|looking|for|we're|we|are|you'll|in|with|of|on(?! call\b)|at|using|working|following|things|as well as|please|may|required to|least|years?|required:?|responsible)\b[\s,:;-]*)+/iu;

const tail =
  /[\s,;:]*(?:\b(?:(?:may|should|need) apply|(?:will|can) be (?:considered|accepted))\b.*$|\b(?:is|are|would be|will be|strongly|highly)?\s*(?:required|preferred|desirable|desired|a (?:strong )?plus|mandatory|essential|necessary|an asset|an advantage|beneficial|acceptable|needed|highly (?:regarded|valued|desired)|a must|advantageous|(?:an? |added )?(?:bonus|advantage)|handy(?! with\b)|also|too|please|(?<=\b(?:is|are|be|very|also|highly) )(?:helpful|useful|welcome))(?: but not (?:necessary|required))?)\b.*$|[\s.,;:!]+$/iu;

const lightLead =
  /^(?:(?:and|or|also|candidates?|applicants?|you|you're|must|should|will|shall|be|have|has|possess|to|an?|the|some|is|are|please)\b[\s,:;-]*)+/iu;

/** What stands before a demand in a sentence: who must have it. */
const cues: readonly RegExp[] = [
  /^(?:we|they|she|he|i)(?:'d| would) (?:also )?(?:love|like|welcome|appreciate|value)(?:,? (?:but|though) (?:don't|do not|doesn't|does not) (?:insist on|need|require|expect),)?\s(?!to\b)/i,
  /^we (?:strongly )?(?:expect|require|prefer|need)\b[^.;]{0,50}?\b(?:to|someone)\s/i,
  /^[^.;]{0,80}?\b(?:position|role|job|work|post) requires\s(?:an?\s|the\s)?/i,
  /^[^;]{0,200}?\b(?:(?:strong )?preference (?:is |will be )?(?:given )?(?:to|for)|interested (?:only )?in|(?:perfect|ideal|suitable|suited|great) (?:for|to)|suits?)\s(?:those\s)?(?:(?:an?\s)?(?:someone|people|individuals?|candidates?)\s(?:who|with|that)\s)?/i,
  /^[^.;]{0,160}?\b(?:seeking|looking for|searching for|hiring|interviewing for|in need of|in search of)\s+(?!you\b)(?:an?\s|the\s)?(?:(?:someone|people|individuals?|persons?|candidates?|professionals?)\s(?:with|who|that)\s)?/i,
  /^[^.;]{0,80}?\b(?:ideal|successful|right|perfect|qualified|suitable|strong|selected)\s(?:candidates?|applicants?|person|individual)\b[^.;]{0,30}?\b(?:will|should|must|would|has|have|is|are|possess(?:es)?)\b\s?(?:also\s)?(?:(?:be|have|possess|demonstrate|show)\s)?/i,
  /^(?:the|this|our|each|he or she|she or he|s\/he|he\/she)\b(?: [\p{L}/&()-]+){0,6} (?:will|shall|must|should)\s(?:also\s)?(?:(?:be|have|possess|demonstrate|hold|show)\s)?/iu,
  /^[^.;]{1,120}?\byou(?:'ll|\swill|'re|\sare|'ve|\shave)\b\s(?:also\s)?(?:(?:be|have)\s)?/i,
];

const modal =
  /^[^.;]{0,200}?\b(?:you|they|candidates?|applicants?|individuals?|person|he\/she|incumbent)\b[^.;]{0,30}\b(?:must|should|need to|needs to|have to)\s+(?:also\s|always\s)?(?:(?:be|have|possess|demonstrate|show|exhibit)\s)?(?:(?:someone|an?\s(?:person|individual))\s(?:who|with|that)\s)?/i;

function cueLength(text: string): number {
  const outright = modal.exec(text)?.[0].length ?? 0;
  const found = cues.map((cue) => cue.exec(text)?.[0].length ?? 0).filter((length) => length > 0);
  const start = outright > 0 ? outright : Math.min(...found, text.length) % text.length;
  return start > 0 && !opensWithTrait(text) && !opensWithQuality(text) ? start : 0;
}

/** A demand with all of its lead but who has it: "track record of success". */
function withLightLead(text: string, from: number, to: number): { text: string; start: number } {
  const start = from + (lightLead.exec(text.slice(from))?.[0].length ?? 0);
  return { text: text.slice(start, to).trim(), start };
}

/** Whether without its lead nothing is left that says what is asked: "within a laboratory". */
function needsLead(core: string, whole: string): boolean {
  if (whole === core.trim()) return false;
  return hangs(core) || (contentCount(core) < 2 && contentCount(whole) > contentCount(core));
}

/** The subject of a demand without its lead ("Ability to ...") and tail ("... is required"). */
export function corePhrase(text: string): { text: string; start: number } {
  const sought = cueLength(text);
  const lead = sought + (leadIn.exec(text.slice(sought))?.[0].length ?? 0);
  const rest = text.slice(lead);
  const cut = tail.exec(rest);
  const core = cut === null ? rest : rest.slice(0, cut.index);
  const light = withLightLead(text, sought, lead + core.length);
  if (needsLead(core, light.text)) return light;
  return { text: core.trim(), start: lead + (core.length - core.trimStart().length) };
}

/** Words that carry meaning. */
export function contentCount(text: string): number {
  return tokenise(text).filter((token) => !isStopWord(token.lower) && token.lower.length > 1)
    .length;
}
