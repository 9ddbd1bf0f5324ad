import { titleNouns } from "@savile/taxonomy/lexicon";
import { articleFor, lowerFirst, withoutStop, wordCount } from "../words/phrases.ts";

const single =
  /\b(?:licen[sc]e|certificate|certification|diploma|card|permit|registration|endorsement|pin|dbs|passport|pgce)\b/i;
/** The same, whatever follows: "an enhanced DBS", "a Six Sigma Black Belt". */
const singleWord = /\b(?:dbs|belt)(?:\s*\([^()]*\))?$/i;
const mostWords = 10;
const mostLetters = 64;
const mostBare = 3;

/** How a paper is told: one holds "a journeyman license" and is "a certified archivist". */
export interface PaperName {
  readonly text: string;
  /** It names who one is, so that it stands behind "I am". */
  readonly person: boolean;
  /** Its own words say that it is a paper; else only what is asked for does: "Working at Heights". */
  readonly isOwn: boolean;
}

/** Whether a name is cut off: a bracket is missing, or it ends on a word that others follow. */
function isCutOff(name: string): boolean {
  const opened = [...name.matchAll(/[([]/g)].length;
  const closed = [...name.matchAll(/[)\]]/g)].length;
  return opened !== closed || /\b(?:and|or|of|in|the|with)$/.test(name);
}

/** Whether a name holds more than a name: a mark between parts, a year. */
function holdsMore(name: string): boolean {
  const isLong = name.length > mostLetters || wordCount(name) > mostWords;
  return isLong || /[:;|]|\s[-–—]\s|^\d{4}|\b(?:19|20)\d{2}\b/.test(name);
}

/** Whether a name is one of a paper: "license", "OSHA 10", "Class A", "CIMA Professional Qualification". */
function namesPaper(name: string): boolean {
  return [
    single,
    /^[\p{Lu}\d][\p{Lu}\d\s/+-]*$/u,
    /\b(?:level|class|qualification|first aid|safety|ticket|safeguarding|life support)\b/i,
    /^\p{Lu}{2,}\b/u,
    /\bbelt$/i,
  ].some((names) => names.test(name));
}

const month =
  "(?:(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\\p{Ll}*\\.? |(?:spring|summer|autumn|fall|winter) )";
const gotIn = new RegExp(`^${month}?(?:\\d{1,2}/)?(?:19|20)\\d{2}\\s+(?:[-–—]\\s+)?`, "iu");
const sinceWhen = new RegExp(
  `,?\\s+(?:active |current |valid |held |renewed |registered |updated |issued |exp\\.? )?(?:since |in |to |until )?${month}?(?:\\d{1,2}/)?(?:19|20)\\d{2}(?:[–-]\\d{2,4})?$`,
  "iu",
);

/** A name without when it was got or runs out, which a letter need not say. */
function withoutDates(text: string): string {
  return withoutStop(text)
    .replace(gotIn, "")
    .replace(
      /\s*\((?:[^()]*\b(?:exp|valid|renewed|current|updated|until|to)\b[^()]*|[^()]*\d{4})\)/giu,
      "",
    )
    .replace(sinceWhen, "")
    .replace(/\bw\/\s*/u, "with ")
    .trim();
}

const plainOpeners = /^(?:full|driving|driver|valid|clean|current|enhanced|forklift|own)\b/i;
/** Words that are no names where a small word follows: "Digital tacho card". */
const opensPlainly =
  /^(?:Licen[cs]ed|Certified|Qualified|Registered|Digital|Commercial|Basic|Advanced|Standard|Manual|Motorcycle|Practi[sc]ing) (?=\p{Ll})/u;
const somebody =
  /\b(?:registered|certified|licensed|chartered|qualified|sworn)\b|\bnotary public$/i;

/** The last word, without a bracket and a class behind it: "process controller class IV". */
function lastWordOf(name: string): string {
  const words = name
    .replace(/\s*\([^)]*\)$/u, "")
    .replace(/ (?:class|grade|level) (?:[IVX]+|\d)$/iu, "")
    .split(" ");
  return (words.at(-1) ?? "").toLowerCase();
}

/** "WISA member", "Fellow of the RSA": of whom one is a part. */
const belongs = /\b(?:member|fellow)$|^(?:member|fellow) of\b/iu;

/** Whether a name is somebody's and no paper's: "Registered Nurse" is one, and holds the licence. */
function namesSomeone(name: string): boolean {
  return (
    titleNouns.has(lastWordOf(name)) ||
    belongs.test(name.replace(/\s*\([^)]*\)$/u, "")) ||
    /\bnotary public$/iu.test(name)
  );
}

/** A name as one holds it: "a journeyman license", "the CIMA Professional Qualification", "OSHA 10". */
function heldAs(name: string): string {
  if (/^(?:an?|the)\s/i.test(name)) return name;
  if (/\bqualification$/i.test(name)) return `the ${name}`;
  const [head = name] = name.split(/ with /iu);
  const isPlural = lastWordOf(head.split(/ (?:in|of) /u)[0] ?? head).endsWith("s");
  const isOne = singleWord.test(head) || (single.test(head) && !isPlural);
  return isOne ? `${articleFor(name)} ${name}` : name;
}

/** "Gasfitter B" of a "gasfitter's certificate", "Cat D" of a licence: the kind of paper that is asked for goes with it. */
function withKind(name: string, asked: string): string | undefined {
  const kind = /\b(?:licen[sc]e|certificate|ticket|card)\b/iu.exec(asked)?.[0];
  const bare = name.replace(/\s*\([^()]*\)/gu, "");
  const isShort = wordCount(bare) <= mostBare && /\b\p{Lu}[\p{Lu}\d]*$/u.test(bare);
  return kind !== undefined && isShort ? `${bare} ${kind.toLowerCase()}` : undefined;
}

/** "Authorised for self-initiation": what one may do. */
const empowered =
  /^(?:entered|listed|authori[sz]ed|licen[cs]ed|certified|accredited|approved|qualified|vetted) (?:for|to|in|as|by|with|under) \p{L}/iu;

/** "Registered with SURCON", "Garda vetted": what one is. */
function stateOf(named: string): string | undefined {
  if (/^registered (?:with|by) \p{Lu}/iu.test(named)) return lowerFirst(named);
  if (empowered.test(named)) return lowerFirst(named);
  // "DWS registered Class III", "HCPC registered".
  if (/^\p{Lu}{2,} registered(?:,? (?:class|grade|level) \S+)?$/iu.test(named)) return named;
  return /^(?:garda|police) vetted$/iu.test(named) ? named : undefined;
}

/** The name of a paper without what belongs to no name. */
function bareName(given: string): string {
  return (
    withoutDates(given)
      .replace(
        /,?\s+(?:and|with|&) (?:my |own |my own |use of (?:an? |own ))(?:car|transport|vehicle)$/iu,
        "",
      )
      .replace(/,\s+(?:reg(?:istration)?\.?\s)?(?:no|nr|number)\.?$/iu, "")
      .replace(/,\s+clean(?: record| abstract)?$/iu, "")
      // What is left of until when it holds.
      .replace(
        /(?:[,\s(]+(?:expires?|expiry|exp|renew(?:al|ed|able)?|valid|until|to|due))+\.?$/iu,
        "",
      )
      .replace(/\s+(?:issued|held|obtained|passed|completed)$/iu, "")
      .replace(/\bcert$/iu, "certificate")
      // "Driver CPC - DQC", "NIMS Level I: Milling", "White Card EWP over 11m": the name stands first.
      .replace(/\s[-–—]\s.*$|:\s.*$/u, "")
      .replace(/(?<=\b(?:[Cc]ard|[Ll]icen[sc]e|[Cc]ertificate))\s+\p{Lu}{2,}.*$/u, "")
  );
}

/** A kind of paper without what it is of. */
const isBare =
  /^(?:an? )?(?:licen[sc]e|certificate|certification|diploma|card|permit|registration)$/iu;
/** What was learnt stands in a row of papers, and nobody holds it: "PAT testing", "LOLER awareness". */
const isSubject = /(?:ing|awareness|course|,.*)$/iu;

/** How a paper is held that names itself one. */
function ownName(name: string): Pick<PaperName, "text" | "isOwn"> | undefined {
  if (/^\p{Lu}{2,6}$/u.test(name)) return { text: `${name} certification`, isOwn: true };
  // "Motorcycle riding (licence class A2)": the paper stands in the brackets alone.
  const outside = name.replace(/\s*\([^()]*\)/gu, "");
  return { text: heldAs(name), isOwn: single.test(outside) || !isSubject.test(outside) };
}

/** How a paper is held under its own name or under the kind of paper that is asked for. */
function heldName(name: string, asked: string): Pick<PaperName, "text" | "isOwn"> | undefined {
  if (isBare.test(name)) return undefined;
  if (single.test(name) || namesPaper(name)) return ownName(name);
  const kind = withKind(name, asked);
  if (kind !== undefined) return { text: heldAs(kind), isOwn: true };
  const isAsked = asked !== "" && name.toLowerCase().includes(asked.toLowerCase());
  return isAsked ? { text: heldAs(name), isOwn: false } : undefined;
}

/** What somebody is by a paper, with its article; nothing where a name is of no such kind. */
function personName(name: string): string | undefined {
  const isSomebody = somebody.test(name) || belongs.test(name.replace(/\s*\([^)]*\)$/u, ""));
  return isSomebody ? `${articleFor(name)} ${name}` : undefined;
}

/** "AVNAT registered since 2021", without when it was: the word belongs to the name. */
function registeredIn(given: string): string | undefined {
  return /^\p{Lu}{2,} registered(?=,? since\b|,? \d{4}$)/u.exec(given)?.[0];
}

/**
 * "a journeyman license", "OSHA 10", "a notary public"; nothing of which a bracket is missing.
 * @param asked what the posting asks for: by that name it is a paper, whatever it is called
 */
export function paperName(given: string, asked = ""): PaperName | undefined {
  const named = registeredIn(given) ?? bareName(given);
  // "Driving licence no" says that there is none.
  if (/\b(?:licen[sc]e|card|certificate|permit) no$/iu.test(given.trim())) return undefined;
  if (isCutOff(named) || holdsMore(named)) return undefined;
  const isPlain = [plainOpeners, opensPlainly].some((opens) => opens.test(named));
  const name = isPlain ? lowerFirst(named) : named;
  const state = stateOf(named);
  if (state !== undefined) return { text: state, person: true, isOwn: true };
  return namesSomeone(name) ? asPerson(name) : asHeld(name, asked);
}

function asPerson(name: string): PaperName | undefined {
  const text = personName(name);
  return text === undefined ? undefined : { text, person: true, isOwn: true };
}

function asHeld(name: string, asked: string): PaperName | undefined {
  const held = heldName(name, asked);
  return held === undefined ? undefined : { ...held, person: false };
}
