/** What is counted or weighed and may rise or fall. */
const measures =
  "rates?|ratios?|numbers?|shares?|levels?|scores?|ratings?|grades|costs?|spend(?:ing)?|expenses?|prices?|times?|hours?|waits?|sales|revenues?|profits?|margins?|turnover|volumes?|outputs?|yields?|throughput|capacity|traffic|conversions?|errors?|defects?|mistakes|faults|rework|scrap|waste|losses|shrinkage|complaints?|claims|returns|refunds|delays?|backlogs?|downtime|outages|incidents?|accidents?|injuries|absences?|absenteeism|attendance|enrol+ments?|visits|visitors|memberships?|donations|satisfaction|engagement|retention|efficiency|productivity|accuracy|quality|speed|morale|awareness|mileage|complications|infections|readmissions|questions|values?|cash|results|performance";

const near = `(?=(?:\\s[^\\s,;.]+){0,5}?\\s(?:${measures})\\b)`;
const behind = `(?<=\\b(?:${measures})(?:\\s\\p{L}+){0,3}\\s)`;
const between = "(?:\\s[^\\s,;.]+){0,6}?\\s";

const downVerbs =
  "cut|cuts|cutting|lower(?:ed|s|ing)|sav(?:ed|es|ing)|trim(?:med|s|ming)|drop(?:ped|s|ping)|ended|stopped";
const upVerbs =
  "rais(?:ed|es|ing)|lift(?:ed|s|ing)|gr[eo]w(?:s|n|ing)?|gain(?:ed|s|ing)|expand(?:ed|s|ing)|built up";

/** A rise or a fall that is told by comparing with an earlier time. */
const before =
  "(?:\\s[^\\s,;.]+){0,4}?\\sthan (?:before|ever|previously|earlier|it (?:was|had been)|they (?:were|had been)|in the past)";

/** Words of a fall or an end. */
export const fall = new RegExp(
  `\\b(?:reduc(?:ed|es|ing|tion)|decreas\\w+|shr[aiu]nk|shrinking|declin(?:ed|es|ing|e)|fell(?! (?:ill|sick|asleep|behind|short|through|under|on|into|in love|to (?:me|us))\\b)|halv(?:ed|es|ing)|eliminat\\w+|minimi[sz]\\w+|shorten(?:ed|s|ing)|slash\\w+|curb(?:ed|s|bing)|shav(?:ed|es|ing)|fre(?:ed|es|eing) up|rid of|(?:which|that) (?:cut|lowered|saved)|mean(?:t|s|ing) (?:fewer|less|lower|shorter))\\b|\\b(?:${downVerbs})\\b${near}|${behind}(?:dropped|drop|fell|shrank|went down|sank|came down)\\b|\\b(?:brought|bring(?:s|ing)?|got|gets?|getting|drove|pushed|took|kept)${between}down\\b|\\b(?:less|fewer|lower|shorter|smaller|rarer)\\b${before}\\b`,
  "giu",
);

/** Words of a rise or a gain. */
export const rise = new RegExp(
  `\\b(?:increas\\w+|boost\\w*|improv(?:ed|es|ing|ements?)|doubl(?:ed|es|ing)|tripl(?:ed|es|ing)|(?:extend|prolong|lengthen)(?:ed|s|ing)(?= (?:\\p{L}+ ){0,2}(?:life|lifetime|lives|lifespan))|accelerat\\w+|sped up|speed(?:s|ing) up|enhanc\\w+|(?:which|that) (?:raised|lifted|grew)|mean(?:t|s|ing) (?:more|better|higher|faster))\\b|\\b(?:brought|brings?|drew|draws?|attracted|pulled|won)(?: in)? (?:new|extra|additional|back|more(?! than))\\b|\\b(?:${upVerbs})\\b${near}|${behind}(?:rose|rises|grew|climbed|jumped|went up|improved|doubled|surged)\\b|\\b(?:brought|bring(?:s|ing)?|got|gets?|getting|drove|pushed)${between}up(?: to| by| from)?\\b(?! with)|\\b(?:more|higher|better|faster|longer|larger|bigger)\\b${before}\\b`,
  "giu",
);

/** What came out well: won, passed, approved. */
export const success =
  /\b(?:was|were|got|been|being|all) (?:all |later |then )?(?:won|approved|passed|accepted|adopted|granted|funded|praised|commended|promoted|renewed|recogni[sz]ed)\b|\bwent on to (?:pass|win|become|get|earn|gain|finish|succeed|lead)\b|\bearn(?:ed|ing|s) (?:me|us|my|our|him|her|them|it)\b|\bwon (?:me|us|over)\b|\bsuccessful\b(?! (?:completion|applicants?|candidates?))/giu;

/** A fall in the words of a source. */
export const toldFall =
  /\b(?:(?:reduc|decreas|lower|drop|shrink|shorten|declin|minimi[sz]|halv|eliminat|trim|slash|remov|clear|prevent|stop|avoid|resolv|solv)\w*|cut(?:s|ting)?|shrank|fell|fall(?:s|en|ing)?|sav(?:ed?|es|ings?)|less|fewer|down|low|faster|quick(?:er)?|free|zero|fix(?:ed|es|ing)?|overdue|back)\b/iu;

/** A rise in the words of a source. */
export const toldRise =
  /\b(?:(?:extend|prolong|lengthen|attract|regain|recover|reactivat|retain|increas|rais|grow|boost|lift|expand|gain|improv|doubl|tripl|upgrad|enhanc|strength|optimi[sz]|accelerat|streamlin|moderni[sz]|refin|exceed)\w*|new|brought|drew|grew|won|win(?:s|ning)?|rose|rise[ns]?|rising|higher|up|better|record|best|more|faster|speed(?:s|ing)?|sped|build(?:s|ing)?|built)\b/iu;

/** A success in the words of a source. */
export const toldSuccess =
  /\b(?:won|win(?:ner|ning)?s?|award\w*|grant(?:ed)?|fund\w*|approv\w*|pass(?:ed)?|1st|first place|accept\w*|success\w*|promot\w*|adopt\w*|recogni[sz]\w*|prais\w*|commend\w*|renew\w*|bonus\w*|prize\w*|earn\w*|certified|select\w*|scored|became|now used)\b/iu;

/** What joins an effect to its cause, the cause behind it. */
export const becauseOf =
  /\b(?:by(?: \p{L}+ly)? (?=\p{L}+ing\b)|thanks to|because (?:of|i)|due to|owing to|as a result of|through (?:better|my|our|a new|new|the))\b/iu;
