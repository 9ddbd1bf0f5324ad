import { numberWords } from "../text/number-words.data.ts";
import { cue } from "./cue.ts";

export const wish = cue(
  "would (?:like|love|be (?:happy|glad|keen)) to|(?:keen|hoping|hope|eager|aiming|aim|looking|wish|planning|plan|intend|interested|ready|open|willing|happy|prepared) (?:to (?:learn|train|gain|get|develop|take|move into|study|qualify|acquire|become|work towards)|in (?:learning|gaining|becoming|training|getting))|look(?:ing|s)? forward to|excited (?:to|about)|want to|dream of|my (?:goal|aim|ambition) is",
  /would|keen|hop|eager|aim|look|wish|plan|intend|interest|ready|open|willing|happy|prepared|want|dream|goal|ambition/i,
);
export const learning = cue(
  "(?:just|only|recently) (?:started|begun|beginning|starting)|trying my hand|reading up on|reading about|tinkering|playing (?:around )?with|(?:still|currently|now|am|is|started|starting|began|begun|just|presently|busy) (?:learning|studying|training (?:as|to|for)|taking|doing (?:an?|my|the) (?:course|module|apprenticeship|certificate|diploma|training|licen[cs]e|exam))|learning (?:to|how|the|on the job|from)|learner(?! support| managers?| drivers?)|novice|newcomer|self-?study|started? (?:to learn|learning)|(?:taking|attending|following|doing) (?:an? |my |the )?(?:[a-zß-ɏ]+ ){0,3}(?:course|class|classes|lessons|module|tutorial|exam)|(?:course|exam|test|training|place|module|assessment) (?:is |was |has been )?(?:booked|scheduled|planned|pending|due|starts?|begins?|to come)|booked (?:on|onto|for)|(?<!(?:taught|teach|teaching|for|to|of|with|led|ran|gave|wrote|run) (?:[a-zß-ɏ]+ )?)beginners?(?:['’]s?)?(?! (?:groups?|classes|pupils|students))|(?:working|work|worked) through|provisional (?:driv[a-zß-ɏ]+ )?licen[cs]e|(?:student|trainee|associate student|provisional|affiliate student) (?:member[a-zß-ɏ]*|registration|status)|first (?:[a-zß-ɏ]+ )?(?:chapters?|lessons?|steps)|trial version|demo version|half-day|first (?:course|semester)|first-year|in (?:my |the |her |his )?first (?:year|semester)|rudiment[a-zß-ɏ]*|duolingo|\\d+ (?:of|out of) (?:the )?\\d+ (?:papers?|modules?|exams?|units?|parts?|levels?|tests?)",
  /learn|stud|train|apprentic|diploma|certificat|licen[cs]|taking|course|class|lesson|exam|module|tutorial|assess|test|place|beginn|working|worked|work |novice|newcomer|started|starting|begun|hand|reading|tinker|playing|provision|first|trial|demo|half-day|rudiment|duolingo|booked|\d of|\d out/i,
);
/** What is asked for or has parts to go is not held yet: "application started", "3 units to go". */
export const toFollow = cue(
  "application (?:started|submitted|sent|lodged|made|open|pending|under way)|applied for(?! \\d)|(?:\\d+|one|two|three|four|five|six|some|a few|last) (?:[a-zß-ɏ]+ ){1,3}(?:still )?(?:to go|to do|left|remaining|outstanding|short|missing)|will (?:redo|renew|retake)",
);
const open = cue(
  "(?:in|under) progress|ongoing studies|expected|anticipated|pursuing|candidate for|pending|enrol?led|(?:was|were|is|are)? ?not (?:yet )?(?:completed?|finished|renewed|passed|valid|awarded|revalidated)|incomplete|unfinished|withdrawn|withdrew|dropped out|discontinued|abandoned|broken off|without (?:a )?(?:degree|diploma|graduating|completion|completing)|no degree|failed|working towards?|studying (?:for|towards?)|lapsed?|expired|(?:ran|run) out|no longer (?:valid|current|held|registered|in force|active)|revoked|suspended|surrendered|allowed to lapse|let (?:it |this )?(?:lapse|go)|void|(?:did|have|has) not (?:renew(?:ed)?|re-?certif(?:y|ied)|re-?validated?|re-?tak(?:e|en))|cancelled|struck off|former(?:ly)?|validity ended|ended (?:in )?(?:19|20)\\d\\d|(?:was|were) (?:certified|licen[cs]ed|registered|valid)|never (?:renewed|refreshed|updated|completed|finished)|interrupted|graduating|to be completed|finishing|removed from the register|came off the register|taken off the register|(?:not|never) (?:been |since )?(?:restored|reinstated)|(?:certificate|results?|card|diploma|assessment|exam) to follow|(?:not|no longer) (?:being )?maintained|inactive|dormant|out of date|overdue|(?:needs|awaiting|due for) renewal|left (?:after|before|without)|abgelaufen|laufend|en cours|in corso|en curso|caduc[a-zß-ɏ]+|scadut[a-zß-ɏ]+|verlopen|périmée?",
);
export const seen = cue(
  "shadow(?:ed|ing)|sat in on|looked on|observed (?:how|senior|colleagues|experienced|the|other)|exposure to|exposed to|familiar(?:ity)? with|aware(?:ness)? of|(?:only |very )?basic(?! life support| training| skills training| safety| offshore| first aid| food hygiene| fire|s\\b)|basics of|some knowledge|a little|(?:limited|rudimentary) (?:knowledge|experience|use|skills)|introduct(?:ion|ory) (?:course|to)|taster|heard of|read about|watched (?:an?|some|the|online|videos?)|introductory|dabbled|grundkenntnisse|notions(?: de)?",
  /shadow|sat in|looked|observ|expos|famil|aware|basic|some know|little|limited|rudim|intro|taster|heard|read about|watched|dabbl|grundk|notions/i,
);

/** "Started September 2026": what began this year or the last is not finished, unless an end is told. */
function beganLately(text: string, month: string): boolean {
  const year =
    /(?<![a-zß-ɏ])(?:started|began|since)\s(?:in )?(?:[a-zß-ɏ]+ )?((?:19|20)\d\d)/iu.exec(
      text,
    )?.[1];
  return (
    year !== undefined &&
    /started|began/iu.test(text) &&
    Number(year) >= Number(month.slice(0, 4)) - 1
  );
}

/** "Grade I: applied" */
const onlyApplied = /^\W*(?:have )?applied\W*$/iu;

/** What a clause says of an end, "not expired" apart. */
export function isOver(text: string, month: string): boolean {
  const told = text.replace(/\bnot (?:yet )?(?:expired|lapsed)\b/giu, " ");
  return (
    open.test(told) || toFollow.test(told) || onlyApplied.test(told) || beganLately(told, month)
  );
}

/** A clause without its words of status: what is left names something, or nothing. */
export function withoutStatus(text: string): string {
  return [open, toFollow, learning, seen].reduce((rest, { without }) => without(rest), text);
}

const ordinals = "no first second third fourth fifth sixth".split(" ");

function valueOf(word: string): number {
  const place = ordinals.indexOf(word);
  return place > 0 ? place : (numberWords[word] ?? Number(word));
}

const someOf = [
  /(?<![a-zß-ɏ\d])(\d+|[a-zß-ɏ]+) (?:of|out of) (?:the )?(\d+|[a-zß-ɏ]+) [a-zß-ɏ]+/u,
  /(?<![a-zß-ɏ\d])(\d+|[a-zß-ɏ]+) (?:credits?|courses?|parts?|modules?|units?|exams?|papers?|levels?|semesters?|tests?) (?:of|out of) (?:the )?(\d+|[a-zß-ɏ]+)(?![a-zß-ɏ\d])/u,
];

/** "2 of 10 evenings", "first of two days done", "two modules of four": fewer than there are. */
export function isUnfinished(text: string): boolean {
  return someOf.some((shape) => {
    const [, some, all = ""] = shape.exec(text.toLowerCase()) ?? [];
    return some !== undefined && valueOf(some) < valueOf(all);
  });
}
