import type { PostingField } from "./sections.ts";
import { termsIn } from "./asked-terms.ts";
import type { Segment } from "./segments.ts";
import { storiesIn } from "./stories.ts";

/** What an application has to hold and until when, as far as the text says it. */
export interface ToAnswer {
  readonly reference?: string;
  readonly deadline?: string;
  /** What the letter has to answer: "state your salary expectation". */
  readonly answers?: readonly string[];
}

const reference =
  /\b(?:ref(?:erence)?(?:\.|\s?(?:no|number|code|id))?\.?|job (?:id|ref(?:erence)?|number|code)|req(?:uisition)?(?:\s?(?:id|no|number))?|vacancy (?:id|ref|no|number)|(?:posting|post(?! ?code)|campaign|advert(?:isement)?|competition|position|circular|notice|file) (?:id|number|no\.?|code|ref(?:erence)?)|quot(?:e|ing)(?: the)?(?: ref(?:erence)?)?(?: no| number)?)\b\.?(?: is)?\s*[:#]?\s*#?([A-Z\d][\w/-]*\d[\w/-]*)/i;
/** Forms that only capitals and marks tell: "Ref. IJ 20884", "Vacancy 77-204", a subject to write under. */
const furtherReferences: readonly RegExp[] = [
  /\b(?:[Rr]ef|REF|[Rr]eference)\b(?:\s?(?:[Nn]o|[Nn]umber|[Cc]ode))?\.?\s*:?\s*([A-Z]{1,5} \d{3,})\b/u,
  /\b[Vv]acancy #?(\d+[-/]\d{2,})\b/u,
  // "Advt. No.: AM/HR/09", "JobID: 4471", "our file #20931", "Notice 61/2026"
  /\b(?:[Aa]dvt?|[Jj]ob|[Ff]ile|[Aa]d|[Rr]eq)\.?\s?(?:(?:[Nn]o|NO|ID|[Nn]umber)\b\.?|#)\s?:?\s?#?([A-Z\d][\w/-]*\d[\w/-]*)/u,
  /\b(Notice \d{2,}\/\d{2,})\b/u,
  // "Kennziffer LEJ-26-14", "vac.nr. BT-2611"
  /\b(?:[Kk]ennziffer|[Rr]eferenznummer|[Vv]ac(?:ature)?\.?\s?(?:nr|no|nummer))\b\.?\s?:?\s?#?([A-Z\d][\w/-]*\d[\w/-]*)/u,
  // "... with “PASTRY-03” in the subject", "Listed 22/11 · ID AJ-77310"
  /["“]([A-Z]{2,}(?:-[A-Z\d]+)+)["”] (?:in|as) the subject/u,
  /[·|]\s?ID ([A-Z]{2,4}-\d{3,})\b/u,
  // "Ref: WK-COOK", "quoting RO/LDS", "MCF-2026-0112345" on a line of its own
  /\b(?:[Rr]ef|REF|[Rr]eference)\b(?:\s?(?:[Nn]o|[Nn]umber|[Cc]ode))?\.?\s*:?\s*([A-Z]{2,}(?:[-/][A-Z\d]+)+)\b/u,
  /\b[Qq]uot(?:e|ing):? (?:the )?(?:ref(?:erence)? )?([A-Z]{2,}(?:[-/][A-Z\d]+)+)\b/u,
  /^([A-Z]{2,5}-\d{4}-\d{5,})$/mu,
  // "citing AM-2217", "under the code GG-CO-11", "quoting UCL 88/26", "put AM-26-04 in the subject line"
  /\b(?:[Cc]iting|[Cc]ode|[Qq]uoting|[Pp]ut) ([A-Z]{2,6}(?:-[A-Z\d]+)+|[A-Z]{2,6} \d+\/\d+)\b/u,
  // "Subject: Vacancy SB-7740", "Columbus · R-20981", "Crew Commander (FLA-26-15)"
  /^Subject: .{0,60}?\b([A-Z]{2,4}-?\d{4,})\b/mu,
  /[·>(]\s?([A-Z]{1,4}(?:-\d{2,}){1,3})(?=\)|\s?·|$)/mu,
  /\b[Ss]ubject(?: line)?\s*:?\s*["“'‘]([^"”'’\n]{3,40})["”'’]/u,
  /\b[Ss]ubject(?: line)?\s*:?\s*([A-Z][A-Z\d]*(?:[-/][A-Z\d]+)+)/u,
];
/** What a vacancy is called where its number is told: "JOB #: 2026-PW-017", "Announcement number: 26-ARC-33". */
const vacancy =
  "job|vacancy|posting|position|post(?! ?code)|advert(?:isement)?|advt?|ad|announcement|competition|req(?:uisition)?|file|campaign|circular|notice|opportunity|listing|opening|kenn";
const numbered = "(?:[A-Z]{1,5} )?[A-Z\\d][\\w/-]*\\d[\\w/-]*";
const numberedReferences: readonly RegExp[] = [
  new RegExp(
    `\\b(?:${vacancy})[.-]?\\s?(?:#|(?:no|nr|num|number|id|code|ref|reference)\\b\\.?)(?: is)?\\s*[:#]?\\s*#?(${numbered})`,
    "iu",
  ),
  // "File 2026-11", "Competition 26/114": two numbers with a mark between, and no date.
  /\b(?:File|Competition|Vacancy|Posting|Requisition|Announcement|Circular|Advert)\s#?(?!\d{4}-\d{2}-\d{2})([A-Z]{0,4}-?\d{2,}[-/]\d{2,}(?:[-/]\w+)*)\b/u,
  /\bRN:\s?(\d{2,}-\d{2,})\b/u,
];
/** "Home > Jobs > Posting 4471": a path of the page, which is no line of the posting. */
const inPath =
  /[>›»/|·•]\s?(?:Posting|Vacancy|Job|Listing|Opening|Position|Advert|Requisition)\s#?(\d{3,})\b(?! of\b)/u;
/** What a subject holds that is a number or mark, not words to be filled in. */
const isMark =
  /^(?=.*(?:\d|\b\p{Lu}{2,}\b))(?!.*\b(?:application|applying|apply|your|name|cv|resume)\b)/iu;

/** The number under which the vacancy runs. */
function referenceIn(text: string): string | undefined {
  const found = [reference, ...furtherReferences, ...numberedReferences].map(
    (cue) => cue.exec(text)?.[1],
  );
  return found.find((one) => one !== undefined && isMark.test(one));
}

const month =
  "(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)";
const date = `(?:\\d{1,2}(?:st|nd|rd|th)?(?: of)? ${month}\\.?(?:,? (?:\\d{4}|['’]\\d{2}\\b))?|${month}\\.? \\d{1,2}(?!\\d)(?:st|nd|rd|th)?(?:,? \\d{4})?|\\d{1,2}-${month}-\\d{2,4}|\\d{1,4}[./-]\\d{1,2}[./-]\\d{1,4})`;
const weekday = "(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?";
const clock =
  "(?:(?:12 )?(?:noon|midnight|midday)|\\d{1,2}(?:[:.]\\d{2})? ?(?:[ap]\\.?m\\.?|hrs|h)\\b|\\d{1,2}[:.]\\d{2})";
/** A date with the day of the week and the hour that stand beside it. */
const day = `(?:${clock},?(?: [A-Z]{2,4},)?(?: on)? (?=${weekday}|\\d|${month}))?(?:${weekday},? (?:the )?)?${date}(?:,? (?:at )?(?:\\d{1,2}[:.]\\d{2}(?: ?[ap]\\.?m\\.?)?|\\d{1,2} ?[ap]m\\b)(?: (?:Pacific|Eastern|Central|Mountain|GMT|CET|UTC|local time))?)?`;
const deadlines: readonly RegExp[] = [
  `\\b(?:closing date|latest date|expir(?:es|y(?: date)?)|(?:valid|open) until|(?:we )?(?:stop|finish)(?: reading)? on|clos(?:es|ed|e|ing)(?: on| by| at)?|deadline|last date|apply (?:by|before|until|no later than)|applications?\\b[^;\\n]{0,90}\\b(?:by|before)|(?:cvs?|resum[eé]s?|cover letter|letters?)\\b[^;\\n]{0,90}\\b(?:by|before)|applications? (?:must be|should be|are due|due|close|received)|no later than|until filled or|post until)\\b[^.;\\n]{0,50}?(${day})`,
  `\\b(?:apply|send|submit|e-?mail|return|forward|write|reach|reply|respond|enter|provide|quoting)\\b[^;\\n]{0,150}?\\b(?:by|before|until|not later than)\\s(?:the )?(?:[^.;,\\n]{0,15}\\([A-Z]{2,6}\\) on )?(${day})`,
  `(?:^|[.!?]\\s)by (${day})(?= please|[,.!]|$)`,
  `\\bby (${day})[^.?!\\n]{0,40}\\b(?:cvs?|resum[eé]s?|applications?|letters?)\\b`,
  // "CVs to me by noon on the 9th": the month is the one that comes.
  `\\b(?:apply|send|cvs?|resum[eé]s?|letters?|applications?|reply|drop|e-?mail|write|get it|closes|closing)\\b[^.;\\n]{0,100}?\\b(?:by|before|no later than)\\s((?:${clock} on )?the \\d{1,2}(?:st|nd|rd|th))(?=[,.;!)]|$| (?:please|to|at|with|and|so)\\b)`,
].map((source) => new RegExp(source, "iu"));
/** "Closing date" with the day on the line below. */
const dayBelow = new RegExp(
  `^\\W*(?:(?:application )?(?:closing|deadline|closes|closing date(?: and time)?)|apply (?:by|before)|deadline to apply|last date(?: to apply)?|application deadline|expiry date)\\s*:?[ \\t]*\\n\\s*(${day})[ \\t]*$`,
  "imu",
);
/** A thing to send or to say, up to the end of its clause. */
const toSend =
  /\b((?:(?:send|submit|e-?mail|forward|include|attach|provide|upload|enclose)\b[^.;!]{0,50}?\b)?(?:(?:your|a|an|the)\s)?(?:(?:up[- ]to[- ]date|current|updated|full|detailed|brief|short|covering)\s)*(?:cv|resum[eé]|cover(?:ing)? letter|portfolio|writing samples?|references|transcripts?|work samples?|link to your [^.;,]{3,50}))/giu;
const toSay =
  /\b((?:state|stating|tell us|telling us|describe|describing|explain|explaining|indicate|indicating|mention|mentioning|specify|specifying|quote|quoting|let us know|include|including|provide)\b[^.;!]{0,20}?\b(?:your (?:salary|pay|wage|rate|notice|availab\p{L}+|earliest|start|expect\p{L}+|current salary|desired)|salary (?:expectation|requirement|history)s?|why you|how you|what you|the reference|availability|notice period)[^.;!]{0,70})/giu;
const applying =
  /\b(?:apply|applying|(?:your|an|the) application|send|submit|e-?mail|forward|include|attach|enclose|upload|interested|cover letter)\b/i;

/** Whom to send it to is nothing to say in it. */
const addressee = /,?\s+to (?:the )?\p{Lu}\p{Ll}+.*$/u;

const mostAnswers = 6;

function askedOf(segments: readonly Segment[]): string[] {
  const sent = segments
    .filter(({ text }) => applying.test(text))
    .flatMap(({ text }) =>
      [toSay, toSend].flatMap((cue) =>
        [...text.matchAll(cue)].map((one) => (one[1] ?? "").replace(addressee, "").trim()),
      ),
    );
  const found = [...termsIn(segments), ...sent];
  const distinct = new Map(found.map((text) => [text.toLowerCase(), text]));
  const whole = [...distinct.values()];
  return whole
    .filter((text) => !whole.some((other) => other !== text && other.includes(text)))
    .slice(0, mostAnswers);
}

const asksBelow =
  /\b(?:answer(?:s|ing)?|address|respond(?:ing)? to|reply(?:ing)? to|cover)\b[^.]{0,40}\b(?:following|questions?|these)\b[^.]{0,30}:?(?:\s*\(?1[.)])?$/i;

/** The questions of a list that the application has to answer. */
function questionsIn(segments: readonly Segment[]): string[] {
  const from = segments.findIndex(({ text }) => asksBelow.test(text));
  if (from < 0) return [];
  const below = segments.slice(from + 1);
  const end = below.findIndex(({ text }) => !text.endsWith("?"));
  return below.slice(0, end < 0 ? below.length : end).map(({ text }) => text);
}

function firstOf(segments: readonly Segment[], cue: RegExp): string | undefined {
  for (const { text } of segments) {
    const found = cue.exec(text)?.[1];
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Reads the reference, the deadline and what the letter has to answer. */
export function readAnswers(
  segments: readonly Segment[],
  fields: readonly PostingField[],
  page: string,
): ToAnswer {
  const lines = [...segments, ...fields.map(({ value }) => value)];
  const number = referenceIn(lines.map(({ text }) => text).join("\n")) ?? inPath.exec(page)?.[1];
  // Where a label parts from its date, both stand on one line.
  const joined = lines.map((line, index) => {
    const next = lines[index + 1];
    return next?.line === line.line && line.text.length < 30
      ? { ...line, text: `${line.text} ${next.text}` }
      : line;
  });
  const until = [...deadlines.map((cue) => firstOf(joined, cue)), dayBelow.exec(page)?.[1]]
    .find((found) => found !== undefined)
    ?.replace(/\.$/, "");
  const answers = [...questionsIn(segments), ...storiesIn(segments), ...askedOf(segments)].slice(
    0,
    mostAnswers,
  );
  return {
    ...(number === undefined ? {} : { reference: number }),
    ...(until === undefined ? {} : { deadline: until }),
    ...(answers.length === 0 ? {} : { answers }),
  };
}
