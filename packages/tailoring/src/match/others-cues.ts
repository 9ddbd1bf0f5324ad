import { cue, lone, stop } from "./cue.ts";

const units =
  "(?:team|department|dept|desk|lab|laborator(?:y|ies)|office|unit|crew|contractors?|subcontractors?|agency|agencies|cent(?:re|er)|company|firm|supplier|vendor|group|division|colleagues?|partners?|lead|leader|manager|head|director|supervisor|foreman|chief|owner|(?:sub-?)?consultants?|adviser|advisor|solicitor|lawyer|accountant|auditor|engineers?|technicians?|specialists?|nurses?|doctors?|surgeons?|physicians?|chefs?|cooks?|electricians?|plumbers?|fitters?|mechanics?|welders?|drivers?|teachers?|developers?|designers?|architects?|analysts?|staff|people|seniors?|experts?|professionals?|officers?|clerks?|operators?|workers?|trades|trainers?|buyers?|planners?|inspectors?|associates?|bureau|facility|sister|matron)";
/** Who does things, by the ending of the word; things and those who are served end so too. */
const doers =
  "(?!(?:custom|passeng|pap|ord|lett|numb|comput|serv|trail|print|corn|dinn|timb|met|filt|boil|roll|contain|quart|oth|matt|memb|wat|pow|tow|flow|summ|wint|lay|fib|cov|riv)ers?(?![a-zß-ɏ]))(?!(?:flo|do|mot|sens|corrid|err|col|interi|exteri|fact|vect)ors?(?![a-zß-ɏ]))(?!(?:l|m|tw|wr)ists?)[a-zß-ɏ]{3,}(?:ers?|ors?|ists?|ians?)";
const other =
  "(?:the|another|an?|other|their|its|our|separate|external|outside|specialist|different)";
const named = `${other}(?: (?!(?:I|we|me)${stop})[a-zß-ɏ0-9&'’-]+){0,4}? (?:${units}|${doers})`;
const agent = `(?:${named}|colleagues|staff|others|somebody else|someone else)`;
/** Several of a trade without an article: "nurses do wound care". */
const many = `(?:(?:[a-zß-ɏ]+ )?(?:(?=[a-zß-ɏ]+s${stop})(?:${units}|${doers})))`;
/** What others do with somebody's work is no denial of it. */
const takesUp =
  "(?!(?:still |now |later |all |then |also )*(?:use|adopt|follow|cop(?:y|i)|prais|approv|accept|read|receiv|lik|lov|need|requir|want|bought|buy|kept|keep|took|take|awarded|won|rated|valued|asked|relied|rely|depend|could|can)[a-zß-ɏ]*)";
const done =
  "(?:done|handled|run|owned|managed|led|performed|carried out|administered|prepared|looked after|taken care of|dealt with|provided|made|written|built|maintained|kept|drawn up|signed|set up|operated|covered|given|taught|installed|designed|programmed|cooked|baked|fitted|serviced|repaired|tested|checked|approved|decided|organi[sz]ed|planned|delivered|supplied|cut|sewn|posted|filed|held|paid|sold|bought|driven|sewn|grown|fed|laid|dug|hung|read|found|met|brought|taken|won|drawn|put|sent|[a-zß-ɏ]+ed)";
const chosen =
  "(?:promoted|asked|chosen|named|selected|hired|praised|trained|commended|trusted|awarded|elected|appointed|recogni[sz]ed|rated|voted|audited|certified|nominated|invited|retained|headhunted|recruited|employed|mentored|called|needed|used)";

export const relative = cue(
  new RegExp(
    `^(?:which|that|whom|where) (?:${agent}|${many}|(?:another|other|a different) [a-zß-ɏ]+) ${takesUp}[a-zß-ɏ]+`,
    "iu",
  ),
  /^(?:which|that|whom|where)/i,
);
export const passive = cue(
  `(?:was|were|is|are|been|being|get|gets|got) (?:[a-zß-ɏ]+ly |all |then |always |usually |mostly )?(?!${chosen}${stop})${done}(?: [a-zß-ɏ]+)? by (?!me${stop}|us${stop}|myself|hand|the book|road|air|sea|email|phone)(?:${agent}|${many}|another)`,
  / by /,
);
/** "was run by Siemens": capitals tell a name from "by weight". */
export const passiveName = cue(
  new RegExp(
    `(?<![a-zß-ɏ])(?:was|were|is|are|been|being) (?:[a-zß-ɏ]+ly |always |then )?(?!${chosen} )${done} by \\p{Lu}[a-zß-ɏ]+`,
    "u",
  ),
  / by /,
);
/** "conferences organised by the events team": the deed is another's, the thing may still be one's own. */
export const reduced = cue(
  `(?!(?:report|refer|order|request|rais|submitt?|return|book|chosen|led)[a-zß-ɏ]* by)${done} by (?:${agent}|${many}|another|(?:chef|mr|ms|mrs|dr|prof)\\.? [a-zß-ɏ]+)`,
  / by /,
);
export const relativeWithin = cue(
  `(?:that|which|where|while) (?:${agent}|${many}) (?:use[sd]? (?:to|for)|${takesUp}[a-zß-ɏ]+)|(?<=[a-zß-ɏ] )whose (?:[a-zß-ɏ]+ ){0,2}?(?:${units}|${doers}) [a-zß-ɏ]+(?:ed|t)`,
  / (?:that|which|where|while|whose) |^(?:that|which|where|while) /i,
);
export const letDo = cue(
  `(?:let|lets|had|got|asked|commissioned|instructed) ${agent} (?!of${stop}|in${stop}|at${stop}|and${stop})(?:to )?[a-zß-ɏ]+`,
  /(?:let|had|got|asked|commissioned|instructed)/i,
);
/** "to the head chef's recipes": the thing is another's. */
export const ofOthers = cue(
  `(?:after|from|to|by|following|according to|per|under) ${other}(?: [a-zß-ɏ0-9&-]+){0,3}? ${units}(?:['’]s|['’])(?: [a-zß-ɏ]+){1,2}`,
  /['’]/,
);
export const endsOnOther = new RegExp(
  `${lone}${agent}(?: (?:in|at|of|from) (?:the )?[\\p{L}-]+)?\\s*$`,
  "iu",
);
/** "the contracts our associates drafted": a relative clause without its "that". */
export const unlinked = cue(
  new RegExp(
    `(?<=[a-zß-ɏ] [a-zß-ɏ]{2,}s )(?:our|the|their|other|another) (?:[a-zß-ɏ]+ )?(?:${units}|${doers}) (?:had |have |has )?${takesUp}(?!based|located|hired|employed|posted)(?:[a-zß-ɏ]+ed|wrote|built|made|did|drew|sold|ran|led|gave|taught|sent|held|cut|grew|drove)${stop}`,
    "u",
  ),
  / (?:our|the|their|other|another) /,
);
export const leads =
  /(?<![a-zß-ɏ])(?:led|lead|manag|supervis|train|coach|mentor|taught|recruit)[a-zß-ɏ]*/iu;
export const belongs = cue(
  `in the hands of|(?:is|are|was|were) (?:the |our )?(?:[a-zß-ɏ]+ ){0,2}[a-zß-ɏ]+(?:['’]s|s['’]) (?:job|business|task|responsibility|domain|turf|work|department)|(?:is|are|was|were) (?:the |our )(?:[a-zß-ɏ]+ ){0,2}(?:${units}|${doers})(?:['’]s|s['’])(?= *$)|(?:belong(?:s|ed)?|(?:was|were|is|are) (?:out)?sourced|outsourced|subcontracted) to(?! me| us)|(?:was|were|is|are|got) (?:bought in|brought in|contracted out|farmed out|sent out|outsourced)|(?:was|were|is|are) (?:all |always |then )?[a-zß-ɏ]+ (?:at (?:the )?head ?(?:office|quarters)|elsewhere|externally|centrally|off-?site|abroad|overseas)|(?:fell|falls|went|goes|left) to ${agent}|(?<=[a-zß-ɏ] )(?<!(?:\\bi|\\bwe|\\band|\\bthen|\\balso|\\bwho) )(?:sat|sits|lay|lies|rests?|rested|stayed|stays|was|were|is|are) with (?:the|another|our|an?)|(?:was|were|is|are) the (?:job|task|responsibility|business|work) of|(?:not (?:my|our) (?:job|task|area|part))`,
  /hands|belong|sourced|['’]|fell|falls|went|goes|left|ought in|contracted|farmed|sent out|office|quarters|elsewhere|extern|central|site|abroad|overseas| with |the (?:job|task|resp|business|work)|not /i,
);
export const actor = cue(
  new RegExp(
    `^(?:and |while |whereas |where )?(?:(?:colleagues|others|someone else|somebody else) (?=[a-zß-ɏ])|(?:the|another|a separate|a different|their|an external|an outside) (?:[a-zß-ɏ0-9&'’-]+ ){0,3}?(?:${units}|${doers}) (?!(?:of|in|at|for|with|to|and|on|that|who|which|from|grew|won|rose|meeting|training|building|room|work|working|leader|lead|manager|members?|management|development|briefings?|rotas?|budget|targets?|plan|schedule)${stop})[a-zß-ɏ]+)`,
    "iu",
  ),
  /^(?:and |while |whereas |where )?(?:colleagues|others|someone|somebody|the|another|a|their|an) /i,
);
/** "whose staff operated the press": what belongs to another works by itself. */
export const whose = cue(
  new RegExp(`^whose (?:[a-zß-ɏ]+ )?(?:${units}|${doers}) [a-zß-ɏ]+(?:ed|s|t)${stop}`, "iu"),
  /^whose/i,
);
/** "he wrote the reports": a clause of one who is neither the writer nor a team. */
export const thirdPerson = new RegExp(`^(?:and |but |while )?s?he ${takesUp}[a-zß-ɏ]+`, "iu");
/** A person beside the writer: "my supervisor". */
export const anotherPerson = new RegExp(
  `${lone}(?:my|our|${other}) (?:[a-zß-ɏ'’-]+ ){0,3}?(?:${units}|${doers})${stop}`,
  "iu",
);
/** "a colleague from operations built", "the maker's engineer came to start": one of another unit does it. */
export const visitor = cue(
  new RegExp(
    `^(?:an? |the |our )?(?:colleagues?|(?:[a-zß-ɏ]+['’]s|[a-zß-ɏ]+s['’]) (?:own )?(?:engineers?|technicians?|fitters?|specialists?|people|staff)) (?:from (?:the )?[a-zß-ɏ0-9]+ )?(?!(?:and|who|from|with|in|at|of|on|to|were|was)${stop})[a-zß-ɏ]+(?:ed|[a-zß-ɏ]*(?:ilt|ote|ame|an|ent|id|ook|ade|ept))${stop}`,
    "iu",
  ),
  /^(?:an? |the |our )?(?:colleague|[a-zß-ɏ]+['’]s|[a-zß-ɏ]+s['’])/iu,
);
export const beside = cue(
  `(?:work(?:ed|s|ing)?|sat|stood) (?:(?:closely|directly|mainly|often|daily) )?(?:next to|alongside|beside|near|opposite|close to) (?:${agent}|[a-zß-ɏ]+)`,
  /(?:next to|alongside|beside|near|opposite|close to)/i,
);
export const handedTo = cue(
  `(?:(?:pass|hand|refer|forward|escalat|report|answer|transfer|deliver|submit|send|sent|gave|give|left|leav|took|tak|brought|bring)[a-zß-ɏ]*(?: (?!to${stop})[a-zß-ɏ0-9'’-]+){0,5}?(?: over| on| up| back)? to|liais[a-zß-ɏ]+ (?:closely )?(?:with|between)|assist[a-zß-ɏ]*|support(?:ed|ing|s)) (?<who>${other}(?: [a-zß-ɏ0-9&'’-]+){0,4}? ${units}(?: ${units})?)`,
  / to |iais|ssist|upport/i,
);
/** "sat behind counsel", "booked the retoucher": the one of whom a "who" tells is another. */
export const besideOther =
  /(?<![\p{L}])(?:behind|beside|next to|alongside|under|assist(?:ed|s|ing)|support(?:ed|s|ing)|accompan(?:ied|ies|ying)|book(?:ed|s|ing)|shadowed|watched)\s(?:[\p{L}'’-]+\s?){1,5}[,\s]*$/iu;
/** "for the tiler": one person or a unit for whom others' work is prepared. */
export const forThem = cue(
  `for (?<who>(?:the|another|our|their) (?:[a-zß-ɏ0-9&'’-]+ ){0,3}?(?:(?:${units}|${doers})(?<!s|staff|people|crew|team|company|firm|workers)|department|office|desk|lab))`,
  / for |^for /i,
);
export const servedWho = cue(
  `(?:customers?|clients?|buyers?|users?|shoppers?|companies|firms|businesses|guests?|for (?:[a-zß-ɏ-]+ ){0,2}(?:${units}|${doers})) (?:who|that|whose|which) (?!(?:I|we)\\b)[a-zß-ɏ]+`,
  / (?:who|that|whose|which) /i,
);
