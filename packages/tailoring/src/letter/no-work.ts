import { degreesIn } from "../posting/degrees.ts";
import { openerOf } from "../words/verbs.ts";
import { endingVerbs, learningVerbs } from "./no-work.data.ts";

/** Papers, courses and tests, as the object of a verb names them. */
const learnt =
  /\b(?:exams?|examinations?|papers|levels?|modules?|courses?|coursework|classes|diplomas?|degrees?|certificates?|certifications?|qualifications?|credits|gcses|theory|apprenticeship|traineeship|bootcamp|training)\b/iu;
/** What befell the person: the job ended or paused. */
const befell =
  /^(?:was |were |been )?(?:made redundant|laid off|let go|furloughed|grounded|stood down|stepped down|(?:took|taken) (?:\p{L}+ )?(?:leave|break)|left (?:when|after|because|due)|position (?:was )?(?:eliminated|ended)|contract ended)\b/iu;

/** Time away from work, where a resume has it among lines of a job. */
const away =
  /^(?:career break|(?:maternity|paternity|parental|family|sick|carer['’]?s) leave|sabbatical|gap year|time out)\b/iu;

/** Why somebody goes, and what is not one's own: "Packing it in as the lease is up", "I don't do CAD myself". */
const leaves =
  /^(?:packing (?:it |this |up )|giving up|winding (?:up|down)|closing (?:it )?down|fed up|burn(?:ed|t) out)|\bI(?:['’]d| would) (?:sooner|rather)\b|\bI (?:do|did|can|could|have|had|am|was)(?:n['’]t| not)\b/iu;

/** What became of the employer: "Owner passed on and the family closed it". */
const befellEmployer =
  /^(?:the )?(?:owners?|company|firm|business|shop|branch|site|employer|restaurant|plant) (?:was |were |has |had )?(?:passed (?:on|away)|died|retired|sold|closed|shut|folded|moved|went (?:bust|under|into \p{L}+))\b/iu;
/** Papers and what a person is beside the work, where a resume has them among lines of a job. */
const personal = [
  /^(?:(?:enhanced|full|clean|valid|own) )*(?:(?:UK|EU|US) )?(?:DBS(?! (?:checks|applications|forms))|driv(?:ing|er['’]?s?) licen[cs]e)\b/iu,
  /^(?:(?:emergency|standard|std|basic|level \d) )?first aid(?: at work| responder)?(?=\s*(?:[,.;(\d]|$))/iu,
  /^(?:own|use of a) car(?= and\b|\s*(?:[,.;(]|$))/iu,
  /^(?:married|single)(?=\s*(?:[,.;(]|$)|\s(?:to|with)\b)/iu,
  /^(?:nationality|references)\s*:|^references (?:are )?(?:available|on|upon)\b/iu,
  /^can work\b|^available (?:from|immediately|at|for|on|to start|to work)\b/iu,
  /^(?:(?:full|have|has|with|the) )*right to work(?= (?:in|permit|status)\b|\s*(?:[,.;(]|$))/iu,
];

/** "Two to four days a week": how much one works, and not what one does. */
const hours =
  /^(?:about |up to )?(?:\d+|one|two|three|four|five|six)(?:(?: to |[-–])(?:\d+|two|three|four|five|six))? (?:days?|hours|shifts|nights|mornings) (?:a|per) (?:week|fortnight)\b/iu;

/** "300 supervised hours", "signed off in all proficiencies": what somebody else saw one learn. */
const supervised =
  /^(?:signed off in|(?:about |over )?\d+ (?:supervised|placement|clinical) hours)\b/iu;

/** The words of a line up to its first mark or preposition: what its verb is done to. */
function objectOf(text: string, end: number): string {
  const [object = ""] = text
    .slice(end)
    .split(/[,;(]|\s(?:for|to|in|on|with|at|of|by|while|and)\s/iu);
  return object;
}

/** The verb that a line opens with as it stands in a dictionary, and where it ends. */
function verbIn(text: string): { readonly base: string; readonly end: number } {
  const opener = openerOf(text);
  if (opener !== undefined) return { base: opener.verb.base, end: opener.end };
  const first = /^\p{L}+/u.exec(text)?.[0].toLowerCase() ?? "";
  return { base: first.replace(/ied$/, "y").replace(/ed$/, ""), end: first.length };
}

/** Whether a line tells of learning, of a test passed or of an end: nothing of it is work for an employer. */
export function tellsNoWork(text: string): boolean {
  if (
    [befell, befellEmployer, away, leaves, supervised, hours, ...personal].some((cue) =>
      cue.test(text.trim()),
    )
  )
    return true;
  const { base, end } = verbIn(text.trim());
  // "Enrol staff in the plan" is done to others.
  if (base.startsWith("enrol") && !/^\s+(?:in|on|at|for|as)\b/u.test(text.trim().slice(end)))
    return false;
  if (learningVerbs.has(base)) return true;
  if (!endingVerbs.has(base)) return false;
  const object = objectOf(text.trim(), end);
  return learnt.test(object) || degreesIn(object).length > 0;
}
