import type { ChoosingBook } from "@savile/model";
import { readDeedLine } from "./deed-line.ts";
import type { DeedLine } from "./deed-line.ts";

const money =
  /(?:[£$€¥₹]|\b(?:usd|eur|gbp|chf|dkk|sek|nok|pln|czk|aud|cad|nzd|inr|zar|ron|huf|rs\.?|r\$|us\$|a\$|c\$)\s?)\d[\d.,' ]*\s?(?:k|m|mn|mio|bn|million|thousand)?\b|\b\d[\d.,']*\s?(?:k|m|mn|mio\.?|million|thousand)?\s?(?:usd|eur|euros?|gbp|pounds|dollars|chf|dkk|sek|nok|pln|crowns|£|€)/iu;
const holding =
  /\b(?:h[eo]ld(?:s|ing)?|manag(?:e[sd]?|ing)|own(?:s|ed|ing)?|r[au]ns?|running|control(?:s|led|ling)?|overs(?:ees?|aw|eeing)|responsib\p{L}+|answer(?:s|ed)? for|answerable|administer(?:s|ed)?|allocat(?:e[sd]?|ing)|look(?:s|ed)? after|in charge of|carr(?:y|ied)|spen[dt]|sign(?:ed|s)? off|kept (?:to|within)|stay(?:ed|s)? (?:within|under))\b/u;
const purse =
  /\b(?:budgets?|capitation|allowance|cost cent(?:re|er)s?|p&l|purse|spend|spending|envelope|funds?|capex|opex|a year for|per year for|per annum|within it|under (?:in|budget)|within budget|on budget)\b/;

/** Whether a line shows that somebody answered for money. */
export const holdsMoney: ChoosingBook<DeedLine, boolean> = {
  name: "holds-money",
  about: "Does a line show that somebody answered for money to spend?",
  takes: "first",
  read: readDeedLine,
  rules: [
    {
      name: "money-that-passes",
      when: ({ lower }) =>
        /\b(?:cash float|float of|till|takings|tips|raised|donations?|turnover of|sales of|petty cash|invoices?)\b/.test(
          lower,
        ) && !purse.test(lower),
      gives: false,
      examples: ["Ran a till with $500", "Managed the cash float of £200"],
      not: ["Held a budget of £40,000"],
    },
    {
      name: "held-a-budget",
      when: ({ lower }) =>
        holding.test(lower) &&
        purse.test(lower) &&
        (money.test(lower) || /\b(?:budgets?|p&l|cost cent(?:re|er))\b/.test(lower)),
      gives: true,
      examples: [
        "Held DKK 1.8m a year for overtime",
        "Managed the food budget",
        "Hold the capitation (£6,200)",
      ],
      not: ["Held the door", "Managed the cash float of £200"],
    },
    {
      name: "no-money-held",
      when: () => true,
      gives: false,
      examples: ["Counted the stock room"],
      not: ["Managed the food budget"],
    },
  ],
};

const amount =
  "(?:[£$€]?\\d[\\d.,]*\\s?(?:%|k|m|min(?:utes)?|h|hours|days|weeks|percent|per cent|pts?|points)?)";
const change = new RegExp(
  [
    `\\b(?:fell|rose|dropped|grew|sank|climbed|cut|went|came|down|up|lifted|raised|reduced|improved|increased|%) [^.;]{0,40}from (?:[\\p{L}-]+ ){0,3}${amount}(?: [\\p{L}-]+){0,4} (?:down |up )?to (?:[\\p{L}-]+ ){0,2}${amount}`,
    `${amount}(?: [\\p{L}-]+){0,3}\\s?(?:->|→|–>|=>)\\s?${amount}`,
    `${amount}(?: [\\p{L}-]+){0,4} (?:down|up) to ${amount}`,
    `\\b(?:up|down|by|fell|rose|dropped|grew|sank|climbed) (?:by )?(?:about |some |around |over |nearly |almost )?(?:${amount}|a (?:third|quarter|fifth|half|tenth)|half|two thirds)`,
    `\\b(?:halv|doubl|tripl|trebl|quadrupl)(?:ed|ing)\\b`,
    `\\b(?:third|half|quarter|\\d+ ?%|\\d+ percent) (?:less|fewer|more|faster|lower|higher|quicker)\\b`,
    `\\b(?:cut|reduced|raised|increased|lifted|improved|lowered|brought|shortened|saved|saving|grew|boosted)\\b[^.;]*(?:${amount}|a third|a quarter|half)`,
    `${amount}[^.;]{0,60}\\b(?:in|before|last)\\b[^.;]{0,40}, ${amount}[^.;]{0,40}\\b(?:in|after|now|this)\\b`,
  ].join("|"),
  "iu",
);

/** Whether a line shows that something became better by what somebody did. */
export const bringsResults: ChoosingBook<DeedLine, boolean> = {
  name: "brings-results",
  about: "Does a line tell of something that became better?",
  takes: "first",
  read: readDeedLine,
  rules: [
    {
      name: "figure-that-changed",
      when: ({ lower }) => change.test(lower),
      gives: true,
      examples: [
        "Set-up combined: 47 min down to 31 a piece",
        "Brought returns down by a third",
        "Pass rate 38 % in the mock exam in May, 61 % in August",
        "Slips fell from 40 a month to 5",
        "Complaints down from 12 a week to 3",
        "Halved the waiting time",
      ],
      not: ["Served 60 guests a night", "Open from 9 to 5"],
    },
    {
      name: "no-change-told",
      when: () => true,
      gives: false,
      examples: ["Served 60 guests a night"],
      not: ["Halved the waiting time"],
    },
  ],
};

/** Whether a line shows care: an error found, or none made. */
export const showsCare: ChoosingBook<DeedLine, boolean> = {
  name: "shows-care",
  about: "Does a line show care for detail?",
  takes: "first",
  read: readDeedLine,
  rules: [
    {
      name: "found-what-was-wrong",
      when: ({ lower }) =>
        /\b(?:spotted|noticed|caught|discovered|uncovered|detected|picked up|found|traced|flagged)\b/.test(
          lower,
        ) &&
        /\b(?:twice|duplicat\p{L}*|errors?|mistakes?|wrong\p{L}*|discrepanc(?:y|ies)|missing|faults?|faulty|defects?|mis\p{L}+|leaks?|cracks?|overpa\p{L}+|overcharg\p{L}+|inconsisten\p{L}+|mix-?ups?|hazards?|near[- ]miss\p{L}*|bugs?|omissions?|deviations?)\b/u.test(
          lower,
        ),
      gives: true,
      examples: ["Spotted a supplier paid twice", "Found a wiring error nobody had seen"],
      not: ["Found new customers", "Errors were passed to the office"],
    },
    {
      name: "nothing-went-wrong",
      when: ({ lower }) =>
        /\b(?:no|zero|without|not one|not a single|never|nil|0)\b(?: an?| a single| one)?(?: [\p{L}-]+){0,2} (?:errors?|mistakes?|late|complaints?|rejects?|rejections?|losses|loss|accidents?|defects?|short|findings?|non-conform\p{L}+|returns|discrepanc\p{L}+|incidents?|missed|wrong|queries|rework|stock-?outs?|breakages?)\b|\berror[- ]free\b|\bright first time\b|\b(?:99|100)(?:[.,]\d+)?\s?%/u.test(
          lower,
        ),
      gives: true,
      examples: [
        "No late filing in seven years",
        "Never short at a count",
        "99.7 % pick accuracy",
        "Two audits without findings",
      ],
      not: ["No experience with audits", "100 parcels an hour"],
    },
    {
      name: "measured-or-checked",
      when: ({ lower }) =>
        /\b(?:double|cross|counter)[- ]?check\p{L}*\b|\b(?:proofread|reconcil)\p{L}*\b|\bchecked (?:each|every|all)\b|\bto (?:the|within) (?:0[.,]\d+|\d+\s?(?:µm|micron|mm|penny|cent))\b/u.test(
          lower,
        ),
      gives: true,
      examples: ["Dose calculations double-checked", "Checked every crate before loading"],
      not: ["Checked in guests"],
    },
    {
      name: "no-care-told",
      when: () => true,
      gives: false,
      examples: ["Drove a van"],
      not: ["Spotted a supplier paid twice"],
    },
  ],
};

/** Whether a line shows that somebody kept calm where others would not. */
export const keepsCalm: ChoosingBook<DeedLine, boolean> = {
  name: "keeps-calm",
  about: "Does a line show calm under pressure?",
  takes: "first",
  read: readDeedLine,
  rules: [
    {
      name: "trouble-prepared-for",
      when: ({ lower }) =>
        /\b(?:check(?:ed|s)?|tested|tests?|serviced|inspect(?:ed|s)?|install(?:ed|s)?|maintain(?:ed|s)?|log(?:ged|s)?|fil(?:ed|es)|typed|forwarded|passed on|referred|transferred|put through|put [a-z]+ calls? through|drills?|sold|repaired|policy|policies)\b/.test(
          lower,
        ),
      gives: false,
      examples: ["Checked the fire alarms", "Logged complaints for the office"],
      not: ["Settled five furious callers a day"],
    },
    {
      name: "trouble-met",
      when: ({ lower }) =>
        /\b(?:furious|angry|angriest|upset|irate|aggressive|distressed|abusive|drunk\p{L}*|violent|difficult|challenging|hostile|complain\p{L}*|escalat\p{L}+|quarrels?|disputes?|conflicts?|fights?|emergenc(?:y|ies)|cardiac arrests?|crash(?:es)?|evacuat\p{L}+|fires?|outages?|breakdowns?|accidents?|flood\p{L}*|crisis|crises|peak|rush|full house|incidents?|alarm|blackouts?|storms?)\b/u.test(
          lower,
        ),
      gives: true,
      examples: [
        "Settled five furious callers a day",
        "First at the bed in 14 cardiac arrests; ran it until help came",
        "Kept the bar going in the rush of match days",
      ],
      not: ["Checked the fire alarms", "Served lunch"],
    },
    {
      name: "no-trouble-told",
      when: () => true,
      gives: false,
      examples: ["Served lunch"],
      not: ["Settled five furious callers a day"],
    },
  ],
};
