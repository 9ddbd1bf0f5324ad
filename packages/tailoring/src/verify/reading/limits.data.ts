const count = "(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|\\d{1,2})";
const season = "(?:early |late )?(?:spring|summer|autumn|fall|winter)";
const monthName =
  "(?:Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sept?|Oct|Nov|Dec)(?:uary|ruary|ch|il|ust|tember|ober|ember)?";
const year = "(?:19|20)\\d\\d";
const shortUnit = "(?:days?|nights?|evenings?|weekends?|weeks?|months?)";

/** Something was tried, and no more. */
export const trial =
  /\b(?:tried(?: out)?(?! (?:\d|cases?\b|[\p{L}-]+ cases?\b))|trial+ed|piloted|piloting|pilot (?:of|project|study|program(?:me)?|scheme|run|test|phase|group)|the pilot|as an experiment|experimented|proof of concept|trial+ing|(?:am|are|currently|still|now) (?:testing|evaluating)|^(?:[-–•*]\s*)?(?:testing|evaluating|assessing|prototyp(?:e|ing))(?= .{3,})|trying out|no decision\b|decision (?:is )?(?:planned|pending|due|expected|to follow)|still to (?:decide|be (?:decided|evaluated|reviewed|approved))|to be (?:reviewed|evaluated|decided|assessed)|under review|(?:results?|outcome) (?:pending|open|awaited)|not yet (?:live|in place|\p{L}+(?:ed|t|own|ilt))|pending approval|on trial|trial (?:run|period|of)|an? trial(?! (?:balance|court))|a\/b test\w*|test run|tested(?= .{3,80}\b(?:for|over) (?:an?|one|two|three|four|five|six|\d+) (?:days?|weeks?|months?)))/iu;

/** It came to an end, or never began in earnest. */
export const ended =
  /\b(?:not (?:yet )?(?:in (?:production|use|service|operation)|live|deployed|merged)|not (?:adopted|extended|renewed|continued|pursued|kept|taken up|rolled out|bought|launched|implemented)|(?:was|were|then|later|but|company|management|they|we) dropped(?! \p{L}+ (?:by|from|to)\b)|[;,] ?dropped(?= (?:it|after|for|because)\b|[.,;)]|$)|dropped (?:it|because|again)|shelved|went back to|(?:reverted|returned) to|(?:closed|ended|folded|stopped|cancel+ed|scrapped) (?:it )?(?:after|early|because|again|for lack)|(?:was|were|later|then) (?:closed|stopped|cancel+ed|scrapped|discontinued|withdrawn|abandoned)|abandoned (?:it|after|because)|discontinued after|inconclusive|no (?:clear )?result|decided (?:not to|against)|did not (?:buy|adopt|continue|proceed|go ahead|take it)|never (?:adopted|launched|released|shipped|went live)|gave (?:it|that) up|given up)\b/iu;

/** A trial that led to something that stayed. */
export const kept =
  /\b(?:(?<!not )kept|stayed|still (?:used|in use)|(?<!not )adopted|made permanent)\b/iu;

/** It lasted a few days, weeks or months. */
export const short = new RegExp(
  `(?:\\bfor|,|;|\\()\\s(?:about |only |just )?(?:${count} ${shortUnit}|(?:one|a single|1) (?:semester|season|term|quarter))\\b(?!-|\\s(?:a|per|in (?:an?|two|three|four|five|six|\\d\\b)|at an?|each|every|out|ahead|on)\\b)|\\b(?:one|a single|for an?) (?:season|semester|term|year|winter|summer|spring|autumn|fall)\\b(?!-|\\s(?:an?|per|in|out|each|every|after)\\b)|\\b${count} ${shortUnit} in (?:${season}|${monthName}|${year})`,
  "iu",
);

/** It happened one time. */
export const single = new RegExp(
  `\\bonce\\b(?! (?:an?|per|every|each|the|they|it|we|i)\\b)|\\bone-(?:time|off)\\b|\\ba single (?=\\p{L})|^(?:[\\p{L}-]+ ){0,2}one (?!(?:of|in|to|on)\\b|(?:weekend|week|day|night|month|evening|morning|shift) (?:an?|per|in|out|each|every)\\b)[\\p{L}-]+.*\\b${year}\\b`,
  "iu",
);

/** It happened now and then. */
export const rare =
  /\b(?:now and (?:then|again)|occasional(?:ly)?|sometimes|at times|from time to time|rarely|seldom|as (?:a )?fill-in|on occasion|once in a while|here and there)\b/iu;

/** It is of one month or one year, and of no span of them. */
export const dated = new RegExp(
  `^(?!.*(?:\\b(?:since|from|until|till|to|through|between|present)\\b.*${year}|${year}.*${year}|${year}\\s?[-–—])).*\\b${year}\\b`,
  "iu",
);

/** It is of one day or month. */
export const ofOneMonth = new RegExp(
  `^(?!.*\\b(?:since|from|until|till|through|between|present|started|began|joined)\\b)(?!.*${year}.*${year}).*\\b${monthName}\\.? (?:\\d{1,2},? )?${year}\\b`,
  "iu",
);

const periods =
  "(?:day|night|evening|morning|afternoon|shift|week|weekend|weekday|month|quarter|season|semester|term|year|spring|summer|autumn|fall|winter|holiday|christmas|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|june|july|august|september|october|november|december)";

/** Something that comes back with a year or a part of one. */
export const yearly = new RegExp(
  `\\b(?:each|every) (?:single )?(?:season|semester|term|year|spring|summer|autumn|fall|winter|christmas|january|february|march|april|may|june|july|august|september|october|november|december)s?\\b|\\byear (?:after|in,? and|by) year|\\b(?:annual|yearly)(?:ly)?\\b|\\b(?:multiple|many|several) years running\\b`,
  "giu",
);

/** Something that is done again and again, or always. */
export const habit = new RegExp(
  `\\b(?:each|every) (?:single )?${periods}s?\\b|\\b(?:year|week|month|day|time|season) (?:after|by|in,? and) (?:year|week|month|day|time|season)\\b|\\b(?:regular(?:ly)?|routine(?:ly)?|constant(?:ly)?|continual(?:ly)?|continuous(?:ly)?|always|whenever|throughout|frequent(?:ly)?|often|usual(?:ly)?|habitual(?:ly)?|all (?:the time|year)|year-round|time and again|hourly|daily|nightly|weekly|fortnightly|monthly|quarterly|annual(?:ly)?|yearly|(?:every|each) time|again and again|many times|a standing|on a (?:regular|rolling|permanent) basis)\\b`,
  "giu",
);

/** A rate: "two a month", "per shift"; "a summer intern" is none. */
export const rate =
  /(?<!\b(?:for|in|within|of|after|during|over|about|took))\s(?:per|an?) (?:day|night|evening|morning|shift|week|weekend|month|quarter|year)(?=$|[.,;)]|\s(?:in|at|for|on|with|and|to|as|during|from|by)\b)/iu;

/** Something that stays. */
export const lasting =
  /\b(?:to this day|for good|permanent(?:ly)?|lasting|everyday|day-to-day|ongoing|ever since|since (?:19|20)\d\d|still|rolled (?:it )?out|rollout of|introduc(?:ed|ing)|switched (?=.*\bover\b)|switched (?:to|over)|moved (?=.*\bover to\b)|migrated|convert(?:ed)? (?=.*\bto\b)|established|implemented|installed|completed|brought in|operational|a fixture|in (?:full|daily|regular|live) (?:use|operation|service)|adopted|standard practice|made (?=.*\b(?:standard|permanent)\b)|put (?=.*\binto (?:\p{L}+ )?(?:use|service|operation|production)\b)|(?:brought|took) (?=.*\b(?:live|into production)\b)|launched)\b/giu;

/** What a claim may say to keep a limit: that it was tried, short, one time, or that it stopped. */
export const saysLimit = new RegExp(
  `\\b(?:tr(?:y|ied|ies|ying|ial\\w*)|test(?:ed|ing|s)?|pilot\\w*|experiment\\w*|prototype\\w*|propos\\w*|suggest\\w*|put forward|await\\w*|pending|plan(?:ned|s)?|idea|started|began|begun|once|one|single|brief(?:ly)?|short|temporar\\w*|limited|half|part(?:ly|ial\\w*)?|proof|concept|mock-?up|draft|only|just|occasional\\w*|sometimes|now and|at times|rarely|no longer|no further|not|never|without|halt\\w*|stop\\w*|end(?:ed|ing)?|paus\\w*|dropp?\\w*|shel[vf]\\w*|abandon\\w*|discontinu\\w*|return\\w*|revert\\w*|back to|put aside|set aside|let (?:it|that) go|gave (?:it )?up|closed|until)\\b|\\b${count}[- ]${shortUnit}`,
  "iu",
);

/** What a claim may say to keep an end. */
export const saysEnd =
  /\b(?:no longer|no further|not|never|without|inconclusive|halt\w*|stop\w*|end(?:ed|ing)?|paus\w*|dropp?\w*|shelv\w*|abandon\w*|discontinu\w*|return\w*|revert\w*|back to|put aside|set aside|let (?:it|that) go|gave (?:it )?up|closed|until)\b/iu;
