import { isStopWord } from "../text/stem.ts";
import { tokenise } from "@savile/taxonomy";

const leadIn =
  /^(?:(?:and|or|also|candidates?|applicants?|you|the (?:ideal |successful )?candidate|must|should|will|shall|be|have|has|possess|need|needs|to|a|an|the|some|any|good|strong|solid|proven|demonstrated|excellent|exceptional|outstanding|sound|robust|effective|deep|thorough|basic|advanced|working|prior|previous|past|relevant|hands[- ]on|extensive|minimum|required|preferred|desired|favorable|high|able|ability|abilities|capability|capable|experienced?|experiences|knowledge|understanding|familiarity|familiar|proficiency|proficient|expertise|skilled?|skills|competenc(?:y|e)|comfortable|background|track record|fluency|fluent|willing(?:ness)?|demonstrate|exhibit|illustrate|show|individuals|people|someone|looking|for|we're|we|are|you'll|in|with|of|on|at|using|working|following|things|as well as|please|may|required to|least|years?|required:?|responsible)\b[\s,:;-]*)+/iu;

const tail =
  /[\s,;:]*(?:\b(?:is|are|would be|will be|strongly|highly)?\s*(?:required|preferred|desirable|desired|a (?:strong )?plus|helpful|mandatory|essential|necessary|an asset|an advantage|beneficial|acceptable|needed|a must)(?: but not (?:necessary|required))?)\b.*$|[\s.,;:!]+$/iu;

/** The subject of a demand without its lead ("Ability to ...") and tail ("... is required"). */
export function corePhrase(text: string): { text: string; start: number } {
  const sought =
    /^[^.;]{0,90}?\b(?:seeking|looking for|searching for|hiring)\s+(?:an?\s)?/i.exec(text)?.[0]
      .length ?? 0;
  const lead = sought + (leadIn.exec(text.slice(sought))?.[0].length ?? 0);
  const rest = text.slice(lead);
  const cut = tail.exec(rest);
  const core = cut === null ? rest : rest.slice(0, cut.index);
  return { text: core.trim(), start: lead + (core.length - core.trimStart().length) };
}

/** Words that carry meaning. */
export function contentCount(text: string): number {
  return tokenise(text).filter((token) => !isStopWord(token.lower) && token.lower.length > 1)
    .length;
}

/** Members of a list of short noun phrases with their places; one member when it is no list. */
export function listMembers(text: string): { text: string; start: number }[] {
  const parts: { text: string; start: number }[] = [];
  let from = 0;
  for (const found of text.matchAll(/;\s+|,\s+(?:and |or |including )?|\s+\/\s+|$/g)) {
    parts.push({ text: text.slice(from, found.index), start: from });
    from = found.index + found[0].length;
  }
  const short = parts.filter((part) => part.text.trim() !== "");
  const isList = short.length >= 3 && short.every((part) => tokenise(part.text).length <= 6);
  return isList ? short : [{ text, start: 0 }];
}
