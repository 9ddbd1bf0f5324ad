import { opensWithVerb } from "./verb-openers.ts";

/** Nouns for what a person brings, as they head a demand: "knowledge of", "computer skills". */
const traitNouns: ReadonlySet<string> = new Set(
  `ability abilities adaptability appetite aptitude attention attitude availability awareness background
  capability capabilities capacity certificate certification certifications closer command commitment
  communicator competence competences competency competencies creativity credentials dedication degree
  demeanor demeanour desire diploma discretion eligibility energy enthusiasm ethic ethics experience expertise
  eye familiarity fitness flair flexibility fluency grasp honesty individual initiative instinct instincts
  integrity interest judgement judgment knack know-how knowledge learner level licence license listener literacy love
  manner manners mastery mentality mindset motivation multitasker organizer passion patience performer
  persona personality player possession presence professionalism proficiency punctuality qualification qualifications
  record reliability resilience self-starter sense skill skills speaker stamina starter talent thinker tolerance
  track understanding versatility voice will willingness`.split(/\s+/),
);

/** What ends the first noun phrase of a line. */
const phraseEnd =
  /[,;:.(/–]|\s(?:of|in|with|to|for|on|at|as|and|or|about|within|using|across|that|who|is|are|when|under|from|working|relating|towards?)\s|\s[-&]\s/i;

function firstPhrase(text: string): string[] {
  const head = text.split(phraseEnd, 1)[0] ?? "";
  return head.trim().toLowerCase().split(/\s+/);
}

/** Words that show a sentence about somebody, where a demand is a phrase. */
const sentence =
  /^(?:as|with|for|in|by|from|will|to|this|that|it|both|all|every|finally|over|through|since)\b|\b(?:we|our|us|you|your|they|he|she|will|is|are|was|were|have|has|can)\b|'s\b/i;

const parted = /\s+(?:and|or|&)\s+|,\s*(?:and |or )?/i;

const papers = /^(?:certifi\p{L}+|licen[cs]es?|degrees?|diplomas?|records?|qualifications?)$/u;

/** "Strong organizational skills": the first noun phrase ends with what a person brings. */
function isTraitPhrase(text: string): boolean {
  const words = firstPhrase(text);
  const last = words.at(-1) ?? "";
  const [first = ""] = words;
  // "Working knowledge" is brought, "reviewing certifications" is done.
  const done = first.endsWith("ing") ? papers.test(last) : !first.endsWith("ed");
  const verbal = opensWithVerb(text) && done;
  return words.length <= 6 && !verbal && traitNouns.has(last);
}

/** "Decision making and problem solving skills": what the whole list is of stands at its end. */
function isTraitList(list: string): boolean {
  const end = /([\p{L}-]+)\s*$/u.exec(list)?.[1]?.toLowerCase() ?? "";
  const short = list.split(/\s+/).length <= 12 && list.split(parted).length > 1;
  return short && traitNouns.has(end) && !opensWithVerb(list);
}

/** Whether a line opens with something that a person brings: "Strong organizational and administrative skills". */
export function opensWithTrait(text: string): boolean {
  const [first = "", ...rest] = firstPhrase(text);
  if (first !== "will" && rest.length === 0 && traitNouns.has(first)) return true;
  const [list = ""] = text.split(/[.;(]|\s(?:with|to|for|in|of|on)\s/i, 1);
  return !sentence.test(list) && (isTraitPhrase(text) || isTraitList(list));
}

const qualityForm =
  /(?:able|ible|ful|ive|(?<!m)ent|ant|ous|ed|ic|ical|ious|minded|driven|oriented|savvy|ish|less|worthy|literate|lingual)$/;
const qualities: ReadonlySet<string> = new Set(
  "driven familiar passionate compassionate considerate articulate aware adept able interested handy numerate nimble social mature eager keen happy fit calm good great strong friendly honest punctual thorough fluent tech-savvy bright smart hungry willing outgoing hard-working hardworking easygoing quick brave brisk clean clever curious decent discreet fair firm frank gentle genuine humble keen kind loyal modest neat open polite robust sharp sincere sober steady straight straight-talking strict tidy tough warm watchful proactive professional self-starting".split(
    " ",
  ),
);
/** Where something is, and what it does to others, is no quality of a person. */
const noQuality =
  /^(?:located|based|founded|established|headquartered|responsible|situated|funded|owned|operated|backed|recent|current|present|different|various|united|limited|included|excited to announce|created|launched|formed|incorporated|nevertheless|regardless|unless|rated|ranked|named|published|posted|closed|provided|given|employed|paid|supported)\b/i;

/** "Business minded", "results oriented" */
const compound = /^\p{L}+[ -](?:minded|driven|oriented|focused|centric|savvy|conscious)\b/iu;

/** Whether a line opens with how a person is: "Comfortable in ...", "Organized, reliable and honest". */
export function opensWithQuality(text: string): boolean {
  const found =
    /^(?:(?:highly|very|extremely|well|self|fully|strongly|physically|financially|also|both)[- ])?([\p{L}]+(?:-[\p{L}]+)*)(?=\s*[,/]|\s+(?:in|with|to|at|and|about|of|on|under|around|by|when|using|working|operating|handling|driving|speaking)\b|\s*[.;]?$)/iu.exec(
      text,
    )?.[1];
  if (compound.test(text)) return true;
  if (found === undefined || noQuality.test(text)) return false;
  const word = found.toLowerCase();
  return (
    qualities.has(word) || (word.length > 5 && qualityForm.test(word) && !word.endsWith("ing"))
  );
}

const nounForm = /(?:tion|sion|ment|ship|ity|ance|ence|ism|acy|ics|ing|ness)s?$/i;

/** Whether a lone word names a thing that can be asked for: "documentation", "resilience". */
export function isThing(word: string): boolean {
  return nounForm.test(word.trim());
}
