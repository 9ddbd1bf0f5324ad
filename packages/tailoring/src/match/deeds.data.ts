/**
 * Skills that people show by what they did without ever naming them: who supervises two assistants has
 * supervisory experience. Ids are those of the lexicon; each pattern needs the deed and its object.
 */
const people =
  "(?:staff|teams?|crews?|officers?|guards?|assistants?|employees|workers|technicians?|nurses|aides?|people|volunteers|associates|agents|operators|cooks|drivers|engineers|teachers|clerks|cashiers|servers|direct reports|interns|helpers?|brigade)";
const leads =
  "(?:supervis(?:e[sd]?|ing)|manag(?:e[sd]?|ing)|le(?:a?d|ads|ading)|direct(?:s|ed|ing)?|overs(?:ees?|aw|een|eeing)|r[au]ns?|running)";
/** Up to three words before the people: "a two-man crew", "14 night officers"; a preposition ends the object. */
const between = "(?:(?!(?:for|with|to|by|in|on|at|and|of|from|that|who)\\b)[\\p{L}\\d'-]+ ){0,3}";
const ledPeople = new RegExp(`\\b${leads} ${between}${people}\\b`, "iu");

export const deeds: Readonly<Record<string, RegExp>> = {
  "staff-supervision": ledPeople,
  "team-leadership": ledPeople,
  "grant-writing":
    /\b(?:won|wrote|secured|obtained|awarded|drafted|submitted) (?:(?!(?:for|with|to|by|in|on|at|and|of)\b)[\p{L}\d$,.'-]+ ){0,4}grants?\b/iu,
  sales:
    /\b(?:sold|upsold|referred \d[\d,]* (?:customers|clients|members)|(?:raised|grew|increased) (?:[\p{L}-]+ ){0,4}(?:sign-ups|sales))\b/iu,
};
