import { findTermsIn } from "../terms/find-terms.ts";
import { isCountry } from "./countries.ts";
import { looksLikeTitle, namesOrganisation } from "./names.ts";
import { isPlace } from "./places.ts";
import { namesJob } from "./trade-surnames.ts";

/** Words that begin large and may name a person, with the line they stand in. */
interface Run {
  readonly words: string;
  /** What stands before a name: "Dr. ", "Ms Dr. ". */
  readonly honorific: string;
  readonly before: string;
  readonly behind: string;
  readonly at: number;
}

interface Sighting extends Run {
  readonly name: string;
  /** "Marine Superintendent" of "Marine Superintendent Dale Moor". */
  readonly role: string;
}

interface Around {
  readonly text: string;
  readonly lines: readonly string[];
  /** The parts of the addresses before the sign, without marks. */
  readonly mailNames: readonly string[];
  readonly lastFrom: number;
}

const given = "\\p{Lu}[\\p{L}'’-]{0,24}\\p{Ll}";
const surname = "\\p{Lu}[\\p{L}'’-]{1,30}";
const particles =
  "(?:(?:van|von|vom|zu|de|der|den|del|della|di|da|dos|du|la|le|ter|ten|te|el|al|bin|binti|af|av|y) ){0,2}";
const honorifics =
  "(?:(?:Mrs|Mr|Ms|Miss|Mx|Dr|Prof|Professor|Revd|Rev|Father|Sister|Herr|Frau|Mag|Ing)\\b\\.? ){1,3}";
/** A run of words that begin large, "Marine Superintendent Dale van der Moor". */
const run = new RegExp(
  `(?<![\\p{L}\\p{N}@.'’-])(${honorifics})?(${given}(?: \\p{Lu}\\.)?(?: ${particles}${surname}){1,5})(?![\\p{L}\\p{N}])`,
  "gu",
);
const longestLine = 2000;
/** Characters before and behind a name that may say why it stands there. */
const windowBefore = 160;
const windowBehind = 80;

/** The roles with which a run begins, and the name that is left: two or three words, or nothing. */
function parted(words: string): { readonly role: string; readonly name: string } | undefined {
  const all = words.split(" ");
  const most = all.filter((word) => /^\p{Lu}/u.test(word)).length;
  for (let from = all.length - 2; from > 0; from--) {
    const role = all.slice(0, from).join(" ");
    if (/^\p{Lu}/u.test(all[from] ?? "") && looksLikeTitle(all[from - 1] ?? ""))
      return { role, name: all.slice(from).join(" ") };
  }
  return most > 3 ? undefined : { role: "", name: words };
}

function runsIn(line: string, at: number): Run[] {
  return [...line.slice(0, longestLine).matchAll(run)].map((found) => {
    const [whole, honorific = "", words = ""] = found;
    const end = found.index + whole.length;
    const before = line.slice(Math.max(0, found.index - windowBefore), found.index);
    return { words, honorific, before, behind: line.slice(end, end + windowBehind), at };
  });
}

const nobody =
  /\b(?:Human|Resources|Department|Team|Us|Me|Our|Office|Hiring|HR|Recruitment|The|This|Your|You|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December|Apply|Application|Email|Please|Customers?|Services?|Clients?|English|Indeed|Facebook|Linked[Ii]n|Careers?|People|Talent|Street|Road|Avenue|Lane|Box|Reception|Head|Support|Administration|Address|Website|Phone|If|For|At|In|On|It|An?|Act|Level|Full|Part|Time|Group|Search|Jobs?|Dear|Kind|Best|Warm|Regards|University|And|New|North|South|East|West|Christmas|Easter|Bank|Holiday|Notice(?:board)?|Board|Digest|Newsletter|Alerts?|Lists?|Licen[cs]e|Certificate|Diploma)\b/u;

const phoneOrMail =
  /^[^\n]{0,60}?(?:[\w.+-]+@[\w-]+\.|\(?\+?\d[\d ()./-]{5,}\d|\b(?:ext|tel|phone|mobile)\b)/iu;
const roleBehind =
  /^(?:,|\s?\||\s[–—•·-]|\s?\()\s*((?:head|director|owner|partner|manager|human resources|hr|people)\b|[^,.|()\n]{3,45})/iu;
/** Words behind which stands whom to write to. */
const cue =
  /(?:\b(?:att|attn|attention|c\/o|address(?:ed)?(?: (?:it|them|all|your \p{L}+))? to|msg|dm|message|text|ring|call|phone|contact|ask for|speak (?:to|with)|talk to|write to|reach|put to|made to|directed to|(?:enquiries|inquiries|questions|queries)(?: to)?|give)[.:]?|\bchair of [^,]{3,30},|\bfor (?:more|further|any|questions?|queries|details)\b[^:;]{0,45}:|\bquestions?[?:])\s+(?:the |our )?$/iu;
const posted = /\b(?:posted|advertised|shared|listed)\b[^,.;:|]{0,25}\bby:? $/iu;
const talk =
  /\b(?:questions?|enquir\p{L}+|inquir\p{L}+|informal|chat|talk|conversation|appl(?:y|ications?)|cvs?|resum[eé]s?|letters?|whatsapp|information)\b/iu;
const from = /^\W{0,4}(?:from|sent by|von|de)\s?:\s*["']?$/iu;
const closing =
  /\b(?:regards|wishes|thanks|thank you|cheers|sincerely|yours|faithfully|groetjes|groeten|grüße|love|best|ciao|slán)\b[^.]{0,15}$/iu;
const connection = /^\s*[•·]\s*(?:1st|2nd|3rd)\b/u;
/** What somebody is named for who is not to be written to. */
const other =
  /\b(?:found(?:er|ed)(?: by)?|named (?:after|for)|husband|wife|late|author|with|under|than|like|(?:led|run|owned|headed|written|designed|made) by|of) (?:the |our )?$/iu;

function plainly(text: string): string {
  return text
    .normalize("NFD")
    .replace(/[^\p{L}]/gu, "")
    .toLowerCase();
}

/** Whether an address of mail is made of the name: "a.moor@", "ann@", "annmoor@". */
function isInMail({ words }: Run, { mailNames }: Around): boolean {
  return words
    .split(" ")
    .map(plainly)
    .some((part) => part.length > 2 && mailNames.some((mail) => mail.includes(part)));
}

/** The lines that say something before and behind a line. */
function beside(lines: readonly string[], at: number, step: 1 | -1): string {
  for (let index = at + step; index >= 0 && index < lines.length; index += step) {
    const line = lines[index]?.trim() ?? "";
    if (line !== "") return line;
  }
  return "";
}

function isAlone({ before, behind }: Run): boolean {
  return before.trim() === "" && /^\s*(?:$|[,|•·–(-])/u.test(behind);
}

/** Whether somebody signs: the name begins a line near the end, below a closing or above what the person is. */
function signs(sighting: Sighting, { lines }: Around): number {
  if (!isAlone(sighting)) return 0;
  if (connection.test(sighting.behind)) return 3;
  if (sighting.at < lines.length / 2) return 0;
  const below = beside(lines, sighting.at, 1);
  const told =
    below.length < 80 && (looksLikeTitle(below.split(",", 1)[0] ?? "") || phoneOrMail.test(below));
  return (closing.test(beside(lines, sighting.at, -1)) ? 2 : 0) + (told ? 1 : 0);
}

/** Whether anything at all speaks for a run; most are none of a person, and to ask further is dear. */
function isTold(one: Run, around: Around): boolean {
  const { before, behind, honorific } = one;
  return (
    honorific !== "" ||
    isAlone(one) ||
    isInMail(one, around) ||
    [cue, posted, from].some((sign) => sign.test(before)) ||
    phoneOrMail.test(behind)
  );
}

function isRole(text: string): boolean {
  return looksLikeTitle(text) || /^(?:head|human resources|hr|people|owner)\b/iu.test(text);
}

/** What speaks for a name and against it; the signs are those by which a reader knows whom to greet. */
const signsFor: readonly ((sighting: Sighting, around: Around) => number)[] = [
  (one, around) => (isInMail(one, around) ? 2 : 0),
  ({ behind }) => (phoneOrMail.test(behind) ? 1.5 : 0),
  ({ behind, role }) => (role !== "" || isRole(roleBehind.exec(behind)?.[1] ?? "") ? 1 : 0),
  ({ honorific }) => (honorific === "" ? 0 : 1),
  ({ before, role }) => (cue.test(before) ? 2 : role !== "" && talk.test(before) ? 1 : 0),
  ({ before }) => (posted.test(before) ? 3 : 0),
  ({ before, behind }) => (talk.test(before) || talk.test(behind) ? 1 : 0),
  ({ before, at }, { lastFrom }) => (from.test(before) ? (at === lastFrom ? 3 : 1) : 0),
  signs,
  ({ before }) => (other.test(before) ? -2 : 0),
  ({ name }) => (namesJob(name) ? -1.5 : 0),
  ({ name }) => (namesOrganisation(name) ? -2 : 0),
  ({ name, honorific }, { text }) => (honorific === "" && isWritten(name, text) ? -2 : 0),
];
const enough = 3;

/** Whether a part of a name is a word that the text writes small. */
function isWritten(name: string, text: string): boolean {
  const words = name.toLowerCase().match(/[\p{L}'’-]{4,}/gu) ?? [];
  return words.some((word) => text.includes(` ${word} `));
}

function isNobody(name: string): boolean {
  const [first = "", ...rest] = name.split(" ");
  return (
    nobody.test(name) ||
    isPlace(name) ||
    isCountry(name) ||
    isCountry(rest.join(" ")) ||
    isCountry(first)
  );
}

/** The people whom a text names as those to write to, the best first. */
export function contactSightings(text: string): string[] {
  const lines = text.split("\n");
  const mailNames = [...text.matchAll(/([\w.+-]{3,40})@[\w-]/gu)].map(([, name = ""]) =>
    plainly(name),
  );
  const lastFrom = lines.findLastIndex((line) =>
    /^\W{0,4}(?:from|sent by|von|de)\s?:/iu.test(line),
  );
  const around = { text, lines, mailNames, lastFrom };
  const scored = lines
    .flatMap(runsIn)
    .filter((one) => isTold(one, around))
    .flatMap((one): Sighting[] => {
      const part = parted(one.words);
      return part === undefined || isNobody(part.name) ? [] : [{ ...one, ...part }];
    })
    .map((one) => ({
      ...one,
      score: signsFor.reduce((sum, sign) => sum + sign(one, around), 0),
    }))
    .filter(({ score }) => score >= enough)
    .toSorted((a, b) => b.score - a.score);
  return scored
    .filter(
      ({ name, honorific }) => honorific !== "" || findTermsIn(name, { listed: true }).length === 0,
    )
    .map(({ name }) => name);
}
