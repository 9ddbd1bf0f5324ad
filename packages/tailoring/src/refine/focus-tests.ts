import type { SourceLine } from "../match/source.ts";
import { openerOf, verbRank } from "../words/verbs.ts";
import { tellsOutcome } from "../words/outcomes.ts";
import type { Focus } from "./intent.ts";

const people =
  /\b(?:led|lead|leads|leading|managed?|manages|managing|supervis\w+|direct(?:ed|s|ing)?|head(?:ed|s)|oversaw|overs(?:ee|aw|een)\w*|coordinat\w+|trained?|trains|mentor\w*|coach\w*|hired|hiring|deleg\w+|in charge of|responsible for|charge (?:nurse|duty|person)|shift lead\w*|supervisors?|precept\w*|mentors?|head of|foreman|forewoman|chair(?:ed|s|ing|person)?|captain\w*|team lead\w*|crew (?:lead|chief)|oversight)\b/i;
const together =
  /\b(?:team\w*|together with|collaborat\w+|alongside|cross-functional|partner\w*|with (?:the|a|an|our|other|two|three|four|five|six) [\w -]{0,30}(?:team|staff|colleagues|department|teachers|nurses|engineers)|staff|colleagues|coworkers|liais\w+)\b/i;
const clients =
  /\b(?:customers?|clients?|guests?|patients?|parents?|families|visitors|callers|members|buyers|tenants|residents|diners|passengers|complaints?)\b/i;
const taught =
  /\b(?:taught|teach\w*|train(?:ed|ing|s)?|mentor\w*|coach\w*|onboard\w*|tutor\w*|instruct\w*|lessons?|workshops?|curriculum|apprentices?|new hires|new staff)\b/i;
const safe =
  /\b(?:safety|safe|osha|lockout|compliance|compliant|inspection|hazard\w*|ppe|audit\w*|regulat\w+|incident\w*)\b/i;
const technicalFamilies = new Set([
  "software",
  "analysis",
  "security",
  "engineering",
  "trades",
  "industry",
]);

function leads(line: SourceLine): boolean {
  const opener = openerOf(line.text);
  return (opener !== undefined && verbRank(opener.verb.base) === 2) || people.test(line.text);
}

function tells(test: (line: SourceLine) => boolean) {
  return (line: SourceLine | undefined): boolean => line !== undefined && test(line);
}

/** Whether a line is of a kind. */
export const focusTests: Readonly<Record<Focus, (line: SourceLine | undefined) => boolean>> = {
  leadership: tells((line) => line.kind === "bullet" && leads(line)),
  results: tells(
    (line) =>
      line.kind === "bullet" && (/[$€£]\s?\d|\d\s?%/.test(line.text) || tellsOutcome(line.text)),
  ),
  teamwork: tells((line) => line.kind === "bullet" && together.test(line.text)),
  technical: tells((line) =>
    line.hits.some((hit) => hit.term.tool || technicalFamilies.has(hit.term.family)),
  ),
  customers: tells((line) => line.kind === "bullet" && clients.test(line.text)),
  teaching: tells((line) => line.kind === "bullet" && taught.test(line.text)),
  safety: tells((line) => safe.test(line.text)),
};
