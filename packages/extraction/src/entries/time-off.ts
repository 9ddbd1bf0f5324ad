import { fold } from "../text-line/clean-text.ts";
import type { Entry, Place } from "./entry.ts";
import { organizationScore } from "./organization.rules.ts";

/** Why somebody does not work for a while, before "leave". */
const leaves =
  "maternity|paternity|parental|adoption|family|carer'?s?|caring|sick|medical|disability|study|educational|unpaid|extended|compassionate|bereavement|personal";
/** What makes a job of it: "Maternity leave cover", "Travel agent". */
const work =
  "cover|replacement|officer|advis[eo]r|manager|coordinator|co-ordinator|specialist|administrator|assistant|clerk|agent|consultant|nurse|teacher|worker|lead";

/** Names of time without work in folded text; travel only by itself, as trades are named after it. */
const timeOff: readonly RegExp[] = [
  new RegExp(
    `^(?:planned |voluntary )?(?:(?:career|employment|work|family|parenting) (?:break|gap|pause)|break in (?:employment|work)|time (?:off|out)|(?:${leaves})(?: and (?:${leaves}))* leave|leave of absence|sabbatical|gap year|year (?:off|out|abroad)|career interruption)(?! (?:${work})\\b)(?:$|[^\\p{L}])`,
    "u",
  ),
  /^(?:(?:world |overseas |long )?(?:travel(?:l?ing|s)?|backpacking)|world tour|overseas experience)(?: (?:and (?:backpacking|volunteering|working holiday|travel)|year|abroad|overseas|(?:in|around|through|across|to) .*))?$/u,
  /^(?:(?:at )?home with (?:(?:small|young|my|our|the|two|three|four|five|\d) )*(?:child(?:ren)?|kids|baby|twins|family|mother|father|parents?)|(?:raising|raised|looking after|looked after|bringing up|brought up|caring for|cared for) (?:(?:my|our|a|the|two|three|young|small|elderly|sick) )+(?:child(?:ren)?|kids|family|son|daughter|mother|father|grandmother|grandfather|parents?|brother|sister|wife|husband|partner)|full[- ]time (?:parent|mother|father|mum|mom|dad)|stay[- ]at[- ]home (?:parent|mother|father|mum|mom|dad)|homemaker)(?:$|[^\p{L}])/u,
  /^(?:(?:was |were |been )?(?:laid off|made redundant|retrenched|stood down|furloughed|unemployed|out of work|between (?:jobs|posts|contracts))|redundancy|retrenchment|furlough|unemployment|(?:looking|searching) for (?:a (?:new )?)?(?:work|job|post|employment)|seeking (?:work|employment)|job[- ](?:search(?:ing)?|seeking|hunt(?:ing)?|seeker)|not (?:working|in (?:paid )?(?:work|employment))|(?:moved|moving|relocated|relocating) (?:(?:my|our|the|with|to|from|back|home) )*(?:family|house|home|country|countries|abroad|overseas|city|state)|(?:illness|recover(?:y|ing|ed)) (?:from|after) .*)(?! (?:work(?:er|shop)|advis[eo]r|officer|support|coach|team|service|centre|center|consultant|manager|coordinator|specialist|trainer)\b)(?:$|[^\p{L}])/u,
  /^(?:elternzeit|mutterschutz|erziehungszeit|familienphase|babypause|sabbatjahr|auszeit|weltreise|conge (?:parental|maternite|de maternite|sabbatique)|annee sabbatique|excedencia|baja (?:maternal|por maternidad)|permiso de maternidad|ano sabatico|licenca maternidade|ano sabatico)(?:$|[^\p{L}])/u,
];

/** Whether a text names time in which somebody did not work. */
export function namesTimeOff(text: string): boolean {
  const plain = fold(text).trim();
  return timeOff.some((form) => form.test(plain));
}

/** An employer that a time without work may still have: named on its own line, as a firm is. */
function isNamedFirm({ header }: Entry, firm: Place | undefined): boolean {
  if (firm === undefined || !header.includes(firm.line)) return false;
  if (/\(\s*$/u.test(firm.line.text.slice(0, firm.start))) return false;
  return organizationScore(firm.text) >= 1.6;
}

/** A title with what stands in brackets behind it: "Career break (family)". */
function withBracket({ line, start, end, ...more }: Place): Place {
  const bracket = /^\s*\([^()]{2,60}\)/u.exec(line.text.slice(end))?.[0].length ?? 0;
  const text = line.text.slice(start, end + bracket);
  return { ...more, line, start, end: end + bracket, text };
}

/** "Career break (family)", "Travelling": a time without work has no employer, neither its remark nor that of the job above. */
export function asTimeOff(entry: Entry): Entry {
  const { title, organization, location, ...rest } = entry;
  const isOnlyFirm = title === undefined && organization !== undefined;
  const named = isOnlyFirm ? organization : title;
  if (named === undefined || !namesTimeOff(named.text)) return entry;
  const keepsFirm = !isOnlyFirm && isNamedFirm(entry, organization);
  const isOwnPlace = location !== undefined && entry.header.includes(location.line);
  return {
    ...rest,
    title: withBracket(named),
    ...(keepsFirm && organization !== undefined ? { organization } : {}),
    ...(isOwnPlace ? { location } : {}),
  };
}
