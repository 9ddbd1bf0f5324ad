import { decide } from "@savile/model";
import type { ChoosingBook } from "@savile/model";
import { lastDay } from "./last-day.ts";

/**
 * What a clause says of the thing that it names. `cap` is the most that it may prove. `from` is where the words
 * begin that it speaks of; `back` says that it may speak of what stands before it.
 */
export interface Standing {
  readonly says: "denied" | "others" | "wish" | "open" | "seen";
  readonly cap: number;
  readonly from: number;
  /** Where they end, if before the end of the clause. */
  readonly to?: number;
  readonly back?: "label" | "antecedent";
}

interface ClauseReading {
  readonly text: string;
  /** Whether it stands among credentials, studies or lists, where words of status speak of the entry. */
  readonly listed: boolean;
  /** `YYYY-MM` of the day on which it is read. */
  readonly month: string;
}

/** What is open, learnt or over may be shown as near, never as held. */
const openCap = 0.3;
/** What somebody saw or knows a little of is a part of what is asked. */
const seenCap = 0.4;

const lone = "(?<![\\p{L}\\p{N}-])";
const stop = "(?![\\p{L}\\p{N}])";
const rule = (pattern: string) => new RegExp(`${lone}(?:${pattern})${stop}`, "iu");

/** Things whose absence is a merit. */
const faults =
  "(?:late|lost|single|serious|major|missed|further|reportable|customer|repeat|\\p{L}+-time) \\p{L}+|\\p{L}*(?:complaint|error|accident|incident|injur|loss|downtime|delay|defect|rework|return|claim|finding|fault|mistake|deviation|absence|stoppage|waste|breakage|shortage|conformit|write-?off|penalt|fine|sick|problem|issue|interruption|casualt|damage|overtime|supervision|help|guidance|notice)\\p{L}*";
const praise = rule(
  `(?:no|without(?: an?| any| one)?(?: single)?) (?:${faults})|not only|no (?:fewer|less|more|matter)|not least|never (?:missed|late|short|lost|failed|had|once|more|over|below|under|ran out|out)|nobody`,
);
const noThing = rule(
  "no(?! \\.?\\d)|none of|without|neither|nor|lack(?:s|ing|ed)?|apart from|except(?: for)?|excluding|other than|instead of|rather than|kein\\p{L}*|pas d[e']|sans|senza|sin|geen|ingen|intet|bez",
);
const notDone = rule(
  "(?:(?:do|does|did|have|has|had|was|were|is|are|am|can|could|will|would)(?: not|n['’]t)|cannot|never|not(?! yet)|not yet|nicht|niet|inte|ikke)",
);
const noHolder = rule("(?:yet to|still to|has still to) \\p{L}+|not yet \\p{L}+");

const units =
  "(?:team|department|dept|desk|lab|laborator(?:y|ies)|office|unit|crew|contractors?|subcontractors?|agency|agencies|cent(?:re|er)|company|firm|supplier|vendor|group|division|colleagues?|partners?|lead|leader|manager|head|director|supervisor|foreman|chief|owner|consultant|adviser|advisor|solicitor|lawyer|accountant|auditor|engineers?|technicians?|specialists?|nurses?|doctors?|surgeons?|physicians?|chefs?|cooks?|electricians?|plumbers?|fitters?|mechanics?|welders?|drivers?|teachers?|developers?|designers?|architects?|analysts?|staff|people|seniors?|experts?|professionals?|officers?|clerks?|operators?|workers?|trades|trainers?|buyers?|planners?|inspectors?)";
const other =
  "(?:the|another|an?|other|their|its|our|separate|external|outside|specialist|different)";
const agent = `${other}(?: (?!(?:I|we|me)${stop})[\\p{L}\\p{N}&'’-]+){0,4}? ${units}`;
/** What others do with somebody's work is no denial of it. */
const takesUp =
  "(?!(?:still |now |later |all |then |also )*(?:use|adopt|follow|cop(?:y|i)|prais|approv|accept|read|receiv|lik|lov|need|requir|want|bought|buy|kept|keep|took|take|awarded|won|rated|valued|asked|relied|rely|depend|could|can)\\p{L}*)";
const done =
  "(?:done|handled|run|owned|managed|led|performed|carried out|administered|prepared|looked after|taken care of|dealt with|provided|made|written|built|maintained|kept|drawn up|signed|set up|operated|covered|given|taught|installed|designed|programmed|cooked|baked|fitted|serviced|repaired|tested|checked|approved|decided|organi[sz]ed|planned|delivered|supplied|cut|sewn|posted|filed|\\p{L}+ed)";
const chosen =
  "(?:promoted|asked|chosen|named|selected|hired|praised|trained|commended|trusted|awarded|elected|appointed|recogni[sz]ed|rated|voted|audited|certified|nominated|invited|retained|headhunted|recruited|employed|mentored|called|needed|used)";

const relative = new RegExp(
  `^(?:which|that|whom|where) (?:${agent}|(?:another|other|a different) \\p{L}+) ${takesUp}\\p{L}+`,
  "iu",
);
const passive = rule(
  `(?:was|were|is|are|been|being|get|gets|got) (?:\\p{L}+ly |all |then |always |usually |mostly )?(?!${chosen}${stop})${done}(?: \\p{L}+)? by (?!me${stop}|us${stop}|myself|hand|the book|road|air|sea|email|phone)(?:${agent}|\\p{Lu}[\\p{L}&]+|others|another)`,
);
const reduced = rule(
  `(?:done|handled|run|owned|managed|led|performed|carried out|administered|prepared|looked after|written|built|maintained) by (?:${agent}|others|another)`,
);
const belongs = rule(
  "(?:belong(?:s|ed)?|fell|falls|went|goes|was left|were left|is left|are left|(?:was|were|is|are) (?:out)?sourced|outsourced|subcontracted) to(?! me| us)|(?:sat|sits|lay|lies|rests?|rested|stayed|stays|was|were|is|are) with (?:the|another|our|an?)|(?:was|were|is|are) the (?:job|task|responsibility|business|work) of|(?:not (?:my|our) (?:job|task|area|part))",
);
const actor = new RegExp(
  `^(?:and )?(?:the|another|a separate|a different|their|an external|an outside) (?:[\\p{L}\\p{N}&'’-]+ ){0,3}?${units} (?!(?:of|in|at|for|with|to|and|on|that|who|which|from|grew|won|rose|meeting|training|building|room|work|working|leader|lead|manager|members?|management|development|briefings?|rotas?|budget|targets?|plan|schedule)${stop})\\p{L}+`,
  "iu",
);
const beside = rule(
  `(?:work(?:ed|s|ing)?|sat|stood) (?:(?:closely|directly|mainly|often|daily) )?(?:next to|alongside|beside|near|opposite|close to) (?:${agent}|\\p{L}+)`,
);
const handedTo = rule(
  `(?:(?:pass|hand|refer|forward|escalat|report|answer|transfer|deliver|submit|send|sent|gave|give|left|leav|took|tak|brought|bring)\\p{L}*(?: (?!to${stop})[\\p{L}\\p{N}'’-]+){0,5}?(?: over| on| up| back)? to|liais\\p{L}+ (?:closely )?(?:with|between)|assist\\p{L}*|support(?:ed|ing|s)) (?<who>${other}(?: [\\p{L}\\p{N}&'’-]+){0,4}? ${units})`,
);
const servedWho = rule(
  "(?:customers?|clients?|buyers?|users?|shoppers?|companies|firms|businesses|guests?) (?:who|that|whose|which) (?!(?:I|we)\\b)\\p{L}+",
);

const wish = rule(
  "would (?:like|love|be (?:happy|glad|keen)) to|(?:keen|hoping|hope|eager|aiming|aim|looking|wish|planning|plan|intend|interested|ready|open|willing|happy|prepared) (?:to (?:learn|train|gain|get|develop|take|move into|study|qualify|acquire|become|work towards)|in (?:learning|gaining|becoming|training|getting))|want to|dream of|my (?:goal|aim|ambition) is",
);
const learning = rule(
  "(?:still|currently|now|am|is|started|starting|began|begun|just|presently|busy) (?:learning|studying|training (?:as|to|for)|taking|doing (?:an?|my|the) (?:course|module|apprenticeship|certificate|diploma|training|licen[cs]e|exam))|learning (?:to|how|the|on the job|from)|learner(?! support| managers?| drivers?)|novice|newcomer|self-?study|started? (?:to learn|learning)|(?:taking|attending|following|doing) (?:an? |my |the )?(?:\\p{L}+ ){0,3}(?:course|class|classes|lessons|module|tutorial|exam)|(?:course|exam|test|training|place|module|assessment) (?:is |was |has been )?(?:booked|scheduled|planned|pending|due|starts?|begins?|to come)|booked (?:on|onto|for)|(?<!(?:taught|teach|teaching|for|to|of|with|led|ran|gave|wrote|run) (?:\\p{L}+ )?)beginners?(?:['’]s?)?(?! (?:groups?|classes|pupils|students))|(?:working|work|worked) through|(?:student|trainee|associate student|provisional|affiliate student) (?:member\\p{L}*|registration|status)|first (?:\\p{L}+ )?(?:chapters?|lessons?|steps)|rudiment\\p{L}*|duolingo|\\d+ (?:of|out of) (?:the )?\\d+ (?:papers?|modules?|exams?|units?|parts?|levels?|tests?)",
);
const open = rule(
  "(?:in|under) progress|ongoing studies|expected|anticipated|pursuing|candidate for|pending|enrol?led|(?:was|were|is|are)? ?not (?:yet )?(?:completed?|finished|renewed|passed|valid|awarded|revalidated)|incomplete|unfinished|withdrawn|withdrew|dropped out|discontinued|abandoned|broken off|without (?:a )?(?:degree|diploma|graduating|completion|completing)|no degree|failed|working towards?|studying (?:for|towards?)|started (?:in )?(?:\\p{L}+ )?20\\d\\d|lapsed?|expired|(?:ran|run) out|no longer (?:valid|current|held|registered|in force|active)|revoked|suspended|surrendered|allowed to lapse|let (?:it |this )?(?:lapse|go)|cancelled|struck off|abgelaufen|laufend|en cours|in corso|en curso|caduc\\p{L}+|scadut\\p{L}+|verlopen|périmée?",
);
const seen = rule(
  "shadow(?:ed|ing)|sat in on|looked on|observed (?:how|senior|colleagues|experienced|the|other)|exposure to|exposed to|familiar(?:ity)? with|aware(?:ness)? of|(?:only |very )?basic(?! life support| training| skills training|s\\b)|basics of|some knowledge|a little|(?:limited|rudimentary) (?:knowledge|experience|use|skills)|introduct(?:ion|ory) (?:course|to)|taster|heard of|read about|dabbled|grundkenntnisse|notions(?: de)?",
);

/** The place at which a pattern speaks; the whole clause is meant unless a rule says otherwise. */
const at = (pattern: RegExp, { text }: ClauseReading): number => pattern.exec(text)?.index ?? 0;

/** "Baked the bread and never decorated cakes": the denial begins at the "and". */
function deniedFrom({ text }: ClauseReading): number {
  const found = notDone.exec(text);
  const before = text.slice(0, found?.index ?? 0);
  return (
    / (?:when|where|if|until|unless|because|since|as|so) (?!.* (?:when|where|if|until) )/iu.exec(
      before,
    )?.index ??
    / (?:and|or)(?: I| we)? $/iu.exec(before)?.index ??
    0
  );
}

/** What a clause says of the things in it: nothing, or why they do not count. */
export const standings: ChoosingBook<ClauseReading, Standing> = {
  name: "standings",
  about:
    "Does a clause say that what it names is denied, another's, wished for, open, or only seen?",
  takes: "first",
  read: (text) => ({
    text: text.replace(/^listed: /, ""),
    listed: text.startsWith("listed: "),
    month: "2026-11",
  }),
  rules: [
    {
      name: "over-or-open",
      when: ({ text, listed, month }) =>
        listed && (open.test(text) || (lastDay(text) ?? month) < month),
      gives: { says: "open", cap: openCap, from: 0, back: "label" },
      examples: [
        "listed: lapsed 2019",
        "listed: valid to 03/2021",
        "listed: expected completion July 2030",
        "listed: exp. 04/2023",
      ],
      not: ["listed: valid to 2093", "listed: renewed 2025", "Sold off expired stock"],
    },
    {
      name: "learner",
      when: ({ text }) => learning.test(text),
      gives: { says: "open", cap: openCap, from: 0, back: "label" },
      examples: ["still learning the ovens", "student member", "3 of 13 papers", "course booked"],
      not: ["Taught beginners to sew", "machine learning models", "learning support assistant"],
    },
    {
      name: "praise-by-denial",
      when: ({ text }) => praise.test(text),
      gives: ({ text }) => ({ says: "denied", cap: 1, from: text.length }),
      examples: [
        "no late filing in seven years",
        "without a single accident",
        "never missed a tour",
      ],
      not: ["no welding", "without tickets"],
    },
    {
      name: "without-the-thing",
      when: ({ text }) => noThing.test(text),
      gives: (clause) => ({ says: "denied", cap: 0, from: at(noThing, clause) }),
      examples: ["no welding", "keine Abendkurse", "everything except the payroll"],
      not: ["know the ovens", "Nord office"],
    },
    {
      name: "not-done",
      when: ({ text }) => notDone.test(text) || noHolder.test(text),
      gives: (clause) => ({ says: "denied", cap: 0, from: deniedFrom(clause) }),
      examples: ["payroll was not prepared in-house", "I have never driven a crane"],
      not: ["notes of meetings"],
    },
    {
      name: "what-others-do-to-it",
      when: ({ text }) => relative.test(text),
      gives: { says: "others", cap: 0, from: 0, back: "antecedent" },
      examples: ["which the content team built", "where the lab technicians did the tests"],
      not: ["which the team still uses", "which I built for the team"],
    },
    {
      name: "done-by-others",
      when: ({ text }) => passive.test(text) || reduced.test(text) || belongs.test(text),
      gives: { says: "others", cap: 0, from: 0 },
      examples: [
        "wiring was done by the site electricians",
        "payroll belonged to head office",
        "purchasing sat with the Ulm office",
      ],
      not: ["was promoted by the head chef", "payments made by card"],
    },
    {
      name: "others-at-work",
      when: ({ text }) => actor.test(text),
      gives: { says: "others", cap: 0, from: 0 },
      examples: ["the maintenance fitters repaired the presses", "an external firm did the audit"],
      not: ["the team of nine grew to twelve", "our fitters and I rebuilt the press"],
    },
    {
      name: "beside-others",
      when: ({ text }) => beside.test(text),
      gives: (clause) => ({ says: "others", cap: 0, from: at(beside, clause) }),
      examples: ["worked next to the welding team", "Worked alongside the design office"],
      not: ["worked with the welding team"],
    },
    {
      name: "handed-to-others",
      when: ({ text }) => handedTo.test(text),
      gives: ({ text }) => {
        const found = handedTo.exec(text);
        const to = (found?.index ?? 0) + (found?.[0].length ?? 0);
        return { says: "others", cap: 0, from: to - (found?.groups?.["who"]?.length ?? 0), to };
      },
      examples: ["passed them to the payroll office", "reported to the head of finance"],
      not: ["handed meals to guests"],
    },
    {
      name: "what-customers-do",
      when: ({ text }) => servedWho.test(text),
      gives: (clause) => ({ says: "others", cap: 0, from: at(servedWho, clause) }),
      examples: ["answered calls of customers who run bakeries"],
      not: ["customers in bakeries", "patients who had strokes"],
    },
    {
      name: "wish",
      when: ({ text }) => wish.test(text),
      gives: { says: "wish", cap: 0, from: 0 },
      examples: ["would like to train as a welder", "keen to learn French"],
      not: ["willing to work at night", "planned the training"],
    },
    {
      name: "only-seen",
      when: ({ text }) => seen.test(text),
      gives: { says: "seen", cap: seenCap, from: 0, back: "label" },
      examples: ["shadowed the sommelier", "basic French", "familiar with Revit"],
      not: ["basic life support", "observed patients at night"],
    },
  ],
};

/** What a clause says of the things in it, if it takes anything back. */
export function standingOf(text: string, listed: boolean, month: string): Standing | undefined {
  return decide(standings, { text, listed, month })?.value;
}
