import { findTermsIn } from "../terms/find-terms.ts";
import { contactSightings } from "./contact-sightings.ts";
import type { PostingField } from "./sections.ts";
import type { Segment } from "./segments.ts";
import { namesOrganisation } from "./names.ts";
import { namesJob } from "./trade-surnames.ts";

const honorific =
  "(?:(?:the )?(?:Mrs|Mr|Ms|Miss|Mx|Dr|Prof|Professor|Revd|Rev|Father|Sister|Herr|Frau)\\b\\.? )";
const givenName = "\\p{Lu}[\\p{L}'’-]*\\p{Ll}";
/** What stands small between the names of a family: "Marijke ter Wolbeek", "Ana dos Reis". */
const particles =
  "(?:(?:van|von|vom|zu|de|der|den|del|della|di|da|dos|du|la|le|ter|ten|te|el|al|bin|binti|af|av|y) ){0,2}(?:O')?";
const fullName = `${givenName}(?: \\p{Lu}\\.?)?(?: ${particles}\\p{Lu}[\\p{L}'’-]+){1,2}`;
/** A person as a posting names them: in full, with what stands before the name, or by the first name alone. */
const person = `${honorific}?${fullName}|${honorific}(?:\\p{Lu}\\.? ?)?\\p{Lu}[\\p{L}'’-]+|${givenName}`;
const full = `${honorific}?${fullName}|${honorific}(?:\\p{Lu}\\.? ?)?\\p{Lu}[\\p{L}'’-]+`;

const known: readonly RegExp[] = [
  // "Questions? Ann Lee, Talent Partner, looks forward to your call"
  new RegExp(
    `^(${full})(?:, [^.]{3,50},| \\([^)]{3,40}\\))? (?:(?:looks|is looking) forward|will be (?:happy|glad|pleased)|is (?:happy|glad|available|at your disposal)|can (?:tell|answer|help)|answers)\\b`,
    "u",
  ),
  // "first talk with Ann Lee (Recruiter)", "Return to Mrs J Lee, Office Manager"
  new RegExp(
    `\\b(?:[Rr]eturn(?:ed)?|[Rr]each|[Aa]ddressed|[Ss]ubmitted|[Tt]alk|[Cc]hat|[Mm]eet(?:ing)?|[Ii]nterview|[Cc]onversation|[Ss]peak|[Ww]rite)\\b[^.?!]{0,40}?(?:\\b(?:to|with)|,)\\s(${full})(?=$|[\\s,(.;:])`,
    "u",
  ),
  new RegExp(
    `\\b(?:[Cc]ontact|[Cc]all|[Rr]ing|[Pp]hone|[Tt]ext|[Mm]essage|[Ww]hats[Aa]pp|[Ee]-?mail|[Aa]sk for|[Mm]sg|DM|[Ss]peak (?:to|with)|[Tt]alk to|[Cc]hat (?:to|with)|[Dd]rop|[Rr]each out to|[Ww]rite to|[Qq]ueries to|[Qq]uestions to|[Aa]ttention|[Aa]ttn?[.:]?)\\s(?:(?:the|our|your) (?![\\p{L} ]{3,30}\\b[Tt]eam,)[\\p{L} ]{3,30}, )?(${person})(?=$|[\\s,(.;:!<]|\\bin\\b)`,
    "u",
  ),
  new RegExp(
    `\\b(?:[Rr]esumes?|[Rr]ésumés?|CVs?|[Aa]pplications?|[Ll]etters?|[Yy]ourself|[Dd]etails|[Ss]alary|[Ff]orms?|[Yy]our name|[Qq]uestions?|[Qq]ueries|[Aa]pply|[Ss]end)\\b[^.?!]{0,70}?\\bto\\s(${person})(?=$|[\\s,(.;:!<])`,
    "u",
  ),
  // "Your contact: Ann Lee", "Further information: Section head Ann Lee"
  new RegExp(
    `(?:^|[.;?!] )(?:(?:[Yy]our|[Oo]ur|[Tt]he) )?(?:[Cc]ontact(?: person)?|[Rr]ecruiter|[Hh]iring manager|[Ii]nformal (?:conversation|enquiries|enquiry|chat|discussion|talk)s?|(?:[Ff]urther|[Mm]ore) information|[Qq]uestions|[Qq]ueries|[Ee]nquiries|[Ii]nquiries|[Ff]or (?:questions|queries|details|information))\\s*[:?–-]\\s*(?:[\\p{L}& ]{3,40}?,? )??(${full})(?=$|[\\s,(.;:])`,
    "u",
  ),
  // "Queries to Radiography Manager, Ann Lee"
  new RegExp(
    `\\b(?:[Qq]ueries|[Qq]uestions|[Ee]nquiries|[Aa]pplications?|CVs?)\\b[^.?!]{0,40}? to (?:the |our )?\\p{Lu}[\\p{L}& ]{3,40}, (${full})(?=$|[\\s,(.;:])`,
    "u",
  ),
  // "Our Personnel Officer, Ann Lee, answers questions"
  new RegExp(
    `(?:^|[.?!] )(?:Our|The|Your) [\\p{L}& ]{3,40}, (${full}),? (?:looks forward|will be (?:happy|glad|pleased)|is (?:happy|glad|available)|can (?:tell|answer|help)|(?:will )?answers?|takes questions)\\b`,
    "u",
  ),
  // "Informal enquiries: Ann Lee, Clinic Manager", "Your contact: Ann Lee", "Production Manager: Gus Lee"
  new RegExp(
    `(?:\\b(?:[Ee]nquiries|[Cc]ontact|[Qq]uestions|[Qq]ueries|[Mm]anager|[Dd]irector|[Ll]ead|[Rr]ecruiter|[Pp]erson):|\\?)\\s(${full})(?=$|[,.;(])`,
    "u",
  ),
  // "ring Station Manager Ann Lee on 01632", "Mail Noor, noor@", "Text your name to Ann on"
  new RegExp(
    `\\b(?:[Rr]ing|[Cc]all|[Cc]ontact|[Ee]-?mail|[Pp]hone|[Aa]sk for) (?:\\p{Lu}\\p{Ll}+ ){1,3}?(${fullName})(?= on\\b| at\\b|,| \\()`,
    "u",
  ),
  new RegExp(`\\b[Cc]ontact(?: person)? (?:is|will be) (${person})(?=[,.;]|$| \\()`, "u"),
  new RegExp(`\\b[Mm]ail (${person})(?=[,:])`, "u"),
  new RegExp(`\\b[Gg]ive (${person}) a (?:bell|ring|call|shout|buzz)\\b`, "u"),
  new RegExp(`\\b(?:[Tt]ext|[Ss]end) [^.?!]{0,30} to (${person}) (?:on|at|by)\\b`, "u"),
  // "Ann Lee, Senior Consultant, Furrow People Ltd" below a mail, "Ann Lee, Leisure Manager, 06 555"
  new RegExp(
    `^(${full}), (?:\\p{Lu}\\p{L}+ ){0,3}(?:Manager|Consultant|Director|Recruiter|Partner|Advisor|Adviser|Lead|Head|Principal|Matron|Owner)\\b`,
    "u",
  ),
  new RegExp(`\\b[Aa]pplications?\\b[^.]{0,50}\\bthe [\\p{L} ]{3,30}, (${full}),`, "u"),
];
/** What is written large behind such words and is nobody. */
const nobody =
  /\b(?:Human|Resources|Department|Team|Us|Me|Our|Office|Hiring|HR|Recruitment|The|This|Your|You|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December|Apply|Email|Please|Customers?|Services?|Clients?|English|Indeed|Facebook|Linked[Ii]n|Careers?|People|Talent|Street|Road|Avenue|Box|Reception|Head|Support|Administration|Address|Website|Phone|If|For|At|In|On|It|An?)\b/u;

function isPerson(name: string, text: string): boolean {
  if (nobody.test(name) || namesJob(name) || namesOrganisation(name)) return false;
  if (findTermsIn(name, { listed: true }).length > 0) return false;
  // No part of a name is written small elsewhere.
  const words = name.toLowerCase().match(/[\p{L}'’-]{4,}/gu) ?? [];
  return !words.some((word) => text.includes(` ${word} `));
}

/** Who signs a mail: "Pass it around,", the name, what they are. */
function signer(segments: readonly Segment[]): string | undefined {
  const closing =
    /^(?:\p{Lu}?[\p{L}' ]{3,40},|(?:kind|best|warm|many)? ?(?:regards|wishes|thanks|cheers)!?)$/iu;
  const alone = new RegExp(`^(${person})$`, "u");
  const at = segments.findIndex(
    ({ text }, index) => index > segments.length / 2 && closing.test(text),
  );
  const below = at < 0 ? undefined : alone.exec(segments[at + 1]?.text ?? "")?.[1];
  const last = segments.at(-1)?.text ?? "";
  return (
    below ?? new RegExp(`^(?:Cheers|Thanks|Regards|Best|Yours), (${person})$`, "u").exec(last)?.[1]
  );
}

/** The name without what stands before it, where the rest names a person in full. */
function bareName(name: string): string {
  const rest = name.replace(new RegExp(`^${honorific}+`, "u"), "");
  return /^\p{Lu}\p{Ll}[^ ]* (?:\p{Lu}\.? )?\p{Lu}/u.test(rest) ? rest : name;
}

const labelledRole = new RegExp(
  `(?:^|[.;] )((?:\\p{Lu}\\p{L}+ (?:\\p{L}+ ){0,3})?(?:[Mm]anager|[Hh]ead|[Dd]irector|[Oo]fficer|[Cc]oordinator|[Ss]upervisor|[Cc]onsultant|[Rr]ecruiter|[Pp]rincipal|[Pp]artner|[Ss]ecretary)): (${full})(?=$|[,(.;])`,
  "u",
);
const superior = new RegExp(
  `\\b[Rr]eport(?:s|ing)? to (?:the |our )?\\p{Lu}[\\p{L}& ]{3,40}, (${full})(?=$|[\\s,(.;])`,
  "u",
);

/** Who stands beside their office, or whom the work reports to, where nobody else is named. */
function ofOffice(segments: readonly Segment[]): string[] {
  // At the head such a line is a title with its field.
  const named = segments
    .slice(Math.floor(segments.length / 2))
    .flatMap(({ text }) => labelledRole.exec(text)?.[2] ?? []);
  const above = segments.flatMap(({ text }) => superior.exec(text)?.[1] ?? []);
  return [...named, ...above];
}

/** A first name grown to the whole one that the text gives elsewhere. */
function inFull(name: string, text: string): string {
  if (/\s/u.test(name)) return name;
  const found = new RegExp(
    `(?<![\\p{L}-])${name}(?: ${particles}\\p{Lu}[\\p{L}'’-]+){1,2}`,
    "u",
  ).exec(text)?.[0];
  return found !== undefined && isPerson(found, text) ? found : name;
}

/** "attn. Chef Ines": who is called by what they are. */
const byOffice =
  /\b(?:[Aa]ttn?|ATTN|[Aa]ttention|[Cc]\/[Oo]|[Aa]sk for|[Rr]ing|[Pp]hone|[Cc]ontact)[.:]?\s+((?:Chef|Captain|Matron|Oom|Tannie) \p{Lu}[\p{Ll}'’-]{1,30})(?![\p{L}-])/u;

/** "Kit and Al Moss": who is named together with a name, as the text has both. */
function withPartner(name: string, text: string): string {
  const pair = new RegExp(
    `(?<![\\p{L}-])(?:${name} (?:and|or|&) (${givenName}(?: ${particles}\\p{Lu}[\\p{L}'’-]+)?)|(${givenName}) (?:and|or|&) ${name})(?![\\p{L}-])`,
    "u",
  ).exec(text);
  const partner = pair?.[1] ?? pair?.[2];
  return pair !== null && partner !== undefined && isPerson(partner, text) ? pair[0] : name;
}

/** "We're Kit and Al Moss": two who speak of themselves, one of whom is named by the first name again. */
const couple = new RegExp(
  `\\b[Ww]e(?:['’]re| are) ((${givenName}) (?:and|&) (${givenName}) (?:${particles})\\p{Lu}[\\p{L}'’-]+)(?=[,.;]| [-–—(])`,
  "u",
);

function couples(text: string): string[] {
  const [, both, one, other] = couple.exec(text) ?? [];
  if (both === undefined || one === undefined || other === undefined) return [];
  const rest = text.replace(both, "");
  return new RegExp(`(?<![\\p{L}-])(?:${one}|${other})(?![\\p{L}-])`, "u").test(rest) ? [both] : [];
}

/** Who is named beside a call to write, speak or send. */
function calledFor(segments: readonly Segment[]): string[] {
  return known.flatMap((cue) =>
    segments.flatMap(({ text }) => {
      const found = cue.exec(text)?.[1];
      // "Mr. Moss HR"
      const name = found?.replace(/(?<=\p{L}) (?:HR|People|Human)\b.*$/u, "");
      return name === undefined ? [] : [name];
    }),
  );
}

/** "Job contact:", and below it "Name: Ann Lee": labels on lines of their own. */
const namedBelow = new RegExp(
  `^[^\\n]{0,60}\\b(?:[Cc]ontact|CONTACT|[Ee]nquiries|[Vv]isits)\\b[^\\n]{0,40}\\n(?:[^\\n]{0,40}\\n){0,2}?\\s*(?:[Nn]ame|NAME)\\s*:?\\s*\\n?\\s*(${full})\\s*$`,
  "mu",
);

/** The person to write to: only where the text names one. */
export function readContactName(
  segments: readonly Segment[],
  fields: readonly PostingField[],
  text: string,
): string | undefined {
  const label = fields.find((field) => field.label === "contact")?.value.text ?? "";
  const labelled = new RegExp(`^(${full})`, "u").exec(label.replace(/^name:\s*/i, ""))?.[1];
  const all = segments.map(({ text }) => text).join("\n");
  const told = [labelled, namedBelow.exec(text)?.[1], ...couples(all), ...calledFor(segments)].find(
    (one) => one !== undefined && isPerson(one, all),
  );
  const name =
    told ??
    contactSightings(text)[0] ??
    byOffice.exec(text)?.[1] ??
    [signer(segments), ...ofOffice(segments)].find(
      (one) => one !== undefined && isPerson(one, all),
    );
  return name === undefined ? undefined : withPartner(bareName(inFull(name, text)), all);
}
