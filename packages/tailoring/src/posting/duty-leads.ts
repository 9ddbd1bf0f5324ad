import { kept } from "../knowledge/kept.ts";
import { looksLikeTitle } from "./names.ts";
import { seriesVerbs } from "./series-verbs.data.ts";
import { opensWithVerb } from "./verb-openers.ts";

interface Lead {
  readonly words: RegExp;
  /** What follows is a list of nouns as often as one of verbs. */
  readonly listed: boolean;
  /** What follows has to be a known verb: behind "We are seeking a clerk to". */
  readonly known: boolean;
  /** The words are of work and of nothing else, whatever follows. */
  readonly sure: boolean;
}

/** When, where and under whom: what may stand before the one who works. */
const circumstance = String.raw`(?:[^.;:]{3,60}:\s+)?(?:(?:in|on|at|for|during|as|from|with|under|reporting|working|based|after|once|when|each|every|most|specifically)\b[^.;:]{2,70}?,?\s+)?`;
const holder = String.raw`(?:post ?-?holder|job ?-?holder|incumbent|candidate|applicant|appointee|intern|employee|person(?: appointed| (?:that )?we(?:'re| are)? (?:take on|hire|appoint|choose|employ|seeking|looking for))?|right person|new hire)`;
const modal = String.raw`(?:'ll|'d| will| shall| would| might| may)(?: also| further| then| regularly| typically| mainly)*`;
const onlyModal = new RegExp(modal, "iu");

/** "You will", "The postholder shall", "On any given day you might": behind it stands what is done, whatever its verb is. */
const holds: readonly RegExp[] = [
  new RegExp(
    `^${circumstance}(?:you|they|he/she|she/he|(?:he|she) or (?:she|he)|(?:the|our|this|an?) (?:\\p{L}+ )?${holder})${modal} (?:be (?=\\p{L}+ing\\b))?`,
    "iu",
  ),
];

/** Words in front of a duty that say who has it: "You will", "The Account Manager will", "Duties include". */
const leads: readonly Lead[] = (
  [
    {
      words:
        /^[^.;]{0,70}?\b(?:is |are |we're )?(?:seeking|looking for|hiring|recruiting|seeks|needs?)\s+(?:an? |our next |the |someone|people|\p{Lu})[\p{L}\d/&(), -]{0,80}? (?:to|who (?:will|can))\s+/iu,
      known: true,
    },
    {
      words:
        /^(?:(?:key |main |other |your |the |primary |essential )?(?:responsibilities|duties|tasks)(?: for this \p{L}+)? (?:will )?include(?:s|,? but (?:is|are) not limited to)?:?|(?:responsibilities|duties|tasks):)\s+/iu,
      listed: true,
      sure: true,
    },
    {
      words:
        /^(?:the|this|your|our) (?:\p{L}+ ){0,2}(?:role|position|job|post|work|gig|appointment)(?: will| would)?(?: also| mainly)? (?:involves?|includes?|covers?|entails?|comprises?|means|consists? of)(?: the following)?:?\s+/iu,
      listed: true,
      sure: true,
    },
    {
      words:
        /^(?:(?:the|this|your) (?:role|position|job|post|work|gig) (?:is|will be)|(?:this|it)(?: will| would)? (?:involves?|includes?|covers?|entails?|means)):?\s+(?=\p{Ll}+ing\b)/iu,
      listed: true,
      sure: true,
    },
    {
      words:
        /^(?:an?|the|your|our|most) (?:normal |typical |average |usual |ordinary |regular )?(?:days?|weeks?|shifts?|months?|season)\b[^:.]{0,90}:\s+/iu,
      listed: true,
      sure: true,
    },
    {
      words: /^(?:an?|one|our next) [^.;:]{3,80}? who (?:will|can|is to) /iu,
      known: true,
    },
    {
      words:
        /^(?:in addition,? )?(?:(?:in|for) this (?:role|position|job),? )?(?:as (?:an?|our|the)? ?[\p{L} -]{3,40}?,? )?(?:specifically,? )?(?:you|they|(?:the|our|each|this|an?) [\p{L}() -]{3,50}?|(?:the )?(?:incumbent|candidate|intern|employee))(?:'ll|'d| will| shall| would)?(?: also| further)?(?: be(?= \p{L}+ing\b)| be (?:responsible for|helping to|helping|asked to|expected to|required to)| help to| seek to)?\s+/iu,
    },
    {
      words:
        /^(?:(?:reporting (?:directly )?to|under the (?:general |direct )?(?:direction|supervision) of|under (?:general|direct|close|limited) (?:direction|supervision)) ?[^,;.]{0,60},\s+)(?:(?:he or she|she or he|he\/she|they|this person|you)(?:'ll| will| shall)?\s+)?(?:(?:the|our|this) [\p{L} -]{3,50}? (?:is|will be) responsible for\s+)?(?!(?:the|our|this|you)\b)/iu,
      sure: true,
    },
    {
      words:
        /^your (?:\p{L}+ ){0,2}(?:responsibility|task|role|job|mission|goal) (?:is|will be|would be) to\s+/iu,
      sure: true,
    },
    {
      words: /^(?:the|our|this) [\p{L} -]{3,50}? (?:is|will be) responsible for\s+/iu,
      sure: true,
    },
    {
      words: /^as (?:an?|our|the) [\p{L} /-]{3,40}?,? you\s+(?!(?:are|have|will|must|can)\b)/iu,
    },
    {
      words:
        /^(?:(?:you (?:are|will be) |you'll be |is |are )?responsible for|(?:the )?primary objective for [\p{L} ]{3,40} is to)\s+/iu,
      sure: true,
    },
    { words: /^to (?=\p{Ll}{3,}\s)/iu, known: true },
  ] satisfies (Partial<Lead> & Pick<Lead, "words">)[]
).map((lead): Lead => ({ listed: false, known: false, sure: false, ...lead }));

/** "The Corporate Trainer designs and delivers ...". */
const thirdPerson =
  /^(?:The|Our|This) (?:\p{Lu}[\p{L}/-]*(?: (?:\p{Lu}[\p{L}/-]*|of|and))*(?: I{1,3})?) (?=\p{Ll}+s\b)/u;

/** Verbs that tell how somebody is or what they are given, and name no work. */
const noDeed =
  /^(?:\p{L}+ly )?(?:be|is|are|have|has|had|need|know|like|love|want|prefer|rather|better|wish|hope|enjoy|feel|seem|belong|believe|understand|possess|hold|thrive|remain|stay|become|receive|discover|join|get|earn|gain|find|benefit|not|never|only|take pride|come from|start (?:in|on|at|with|as)|go a long way|let|fit|suit|bring|see|spend your|work (?:(?:about|on|a|your|regular|rostered|full|part|from|towards?|\d+) [^.;]*\b(?:hours?|schedule|shifts?|time|home|holidays|nvq|qualification)|with (?:some of|a (?:diverse|great|talented|fantastic)|the (?:best|most))))\b/iu;

/** A statement without the words that say who does what it names. */
export interface Led {
  readonly text: string;
  readonly start: number;
  readonly listed: boolean;
  readonly sure: boolean;
  /** Whether what follows is a verb, whatever the word is. */
  readonly deed: boolean;
}

/** "In your letter please state how you would": what an applicant will do is no work. */
const ofLetter =
  /\b(?:letter|applications?|cv|r[eé]sum[eé]|interview|tell us|let us know|say|state|describe|explain|please|when|before|how|if)\b/iu;

/** "You accompany": a word that is a verb behind "you". */
function opensSeries(text: string): boolean {
  return seriesVerbs.has(/^\p{Ll}+/u.exec(text)?.[0] ?? "") && !noDeed.test(text);
}

/** Whether a piece that stands behind "will" says what is done. */
function isDeed(text: string): boolean {
  return /^\p{Ll}{3,}\b/u.test(text) && !noDeed.test(text);
}

/** "The parks will celebrate": several of them are no one who is hired. */
function isOfMany(lead: string): boolean {
  if (!onlyModal.test(lead)) return false;
  const [subject = ""] = lead.split(onlyModal, 1);
  const own =
    /\b(?:the|our|each|this|these|those|an?) ([\p{L}() -]{3,50}?)\s*$/iu.exec(subject)?.[1] ?? "";
  const [head = ""] = own.split(/\s(?:of|for|in|at)\s/u, 1);
  return /[^s]s$/u.test(head) && !looksLikeTitle(head);
}

/** Characters within which "will" stands where what it is said of is the one who is hired. */
const farthest = 220;

/** "The Children Act 1989", "a public project we can look at": behind somebody stands "plans", not "plan". */
function isName(lead: string, rest: string): boolean {
  const named = !onlyModal.test(lead) && /^(?:the|our|each|this|these|those|an?) /iu.test(lead);
  return named && !/^\p{Ll}+[^\Ws]s\b/u.test(rest) && !/\bbe |responsible|who /u.test(lead);
}

/** What is done by the one who is hired, in so many words: "You will prune", "The postholder shall keep". */
function heldWork(text: string): Led | undefined {
  if (!onlyModal.test(text.slice(0, farthest))) return undefined;
  for (const words of holds) {
    const lead = words.exec(text)?.[0] ?? "";
    const start = lead.length;
    const rest = text.slice(start);
    if (start > 0 && isDeed(rest) && !ofLetter.test(lead))
      return { text: rest, start, listed: false, sure: true, deed: true };
  }
  return undefined;
}

/** Whether what stands behind a lead may be what is done. */
function fits({ listed, known, sure }: Lead, lead: string, rest: string, deed: boolean): boolean {
  if (lead === "" || isOfMany(lead)) return false;
  if (known) return deed;
  return listed || sure || !isName(lead, rest);
}

/** What a lead leaves of a statement, where it stands before it. */
function behind(lead: Lead, text: string): Led | undefined {
  const words = lead.words.exec(text)?.[0] ?? "";
  const rest = text.slice(words.length);
  const deed = opensWithVerb(rest) || (/\byou\s$/iu.test(words) && opensSeries(rest));
  if (!fits(lead, words, rest, deed)) return undefined;
  return { text: rest, start: words.length, listed: lead.listed, sure: lead.sure, deed };
}

/** What stands behind the name of the post: "The Corporate Trainer designs". */
function behindName(text: string): Led {
  const start = thirdPerson.exec(text)?.[0].length ?? 0;
  const own = start > 0 && opensWithVerb(text.slice(start)) ? start : 0;
  const rest = text.slice(own);
  return { text: rest, start: own, listed: false, sure: false, deed: opensWithVerb(rest) };
}

/** A statement without what says who does it: "You will plan the week" is "plan the week". */
export const withoutLead = kept((text): Led => {
  const held = heldWork(text);
  if (held !== undefined) return held;
  for (const lead of leads) {
    const found = behind(lead, text);
    if (found !== undefined) return found;
  }
  return behindName(text);
});

/** Whether a statement tells what several of something will do: "The parks will celebrate". */
export function tellsOfMany(text: string): boolean {
  const lead = /^(?:the|our|these|those) [^.,;:]{3,50}? will\b/iu.exec(text)?.[0];
  return lead !== undefined && isOfMany(lead);
}

const ofPerson =
  /^(?:receive|discover|join|take pride|get|enjoy|have|be|love|earn|find|benefit)\b/i;

/** Whether a statement says what the person does: "You will ...", "The Compliance Analyst reviews ...". */
export function namesWork(text: string): boolean {
  const lead = withoutLead(text);
  return lead.start > 0 && (lead.listed || lead.deed) && !ofPerson.test(lead.text);
}

/** When and where somebody works is asked for, and is not what they do. */
const ofSchedule =
  /^(?:[\p{L}-]+ ){0,3}?(?:on-call|rota|roster|shifts?|weekends?|nights?|evenings?|travel(?:ling)?|overtime|hours|unsocial)\b/iu;

/** Whether a statement says in so many words what the one who is hired does: "You will prune", "The job is mowing". */
export function namesSureWork(text: string): boolean {
  const lead = withoutLead(text);
  const named = lead.listed ? !ofSchedule.test(lead.text) : lead.deed;
  return lead.sure && named && !ofPerson.test(lead.text);
}
