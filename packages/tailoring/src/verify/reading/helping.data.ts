const few = "(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\d+)";

/** Words after which a line tells of the person as one of several. */
export const membership = new RegExp(
  `\\b(?:(?<!as )part of|as part of (?:an?|the|my|our) (?=\\p{L}*\\s?\\p{L}*\\s?(?:team|crew|group|committee|squad))|one of (?:the )?${few}|member of|on (?:the|an?) (?:\\p{L}+ )?(?:team|crew|committee|panel) that)\\b`,
  "giu",
);

/** Words after which a line tells of the person as a helper or a learner. */
export const helping = new RegExp(
  `\\b(?:help(?:ed|ing|s)?(?![\\s-]?desk)|assist(?:ed|ing|s|ance)?|contribut(?:ed|ing|es|e|ion|ions)|support(?:ed|ing|s)?|participat(?:ed|ing|es|e|ion)|took part|taking part|shadow(?:ed|ing)?|observ(?:ed|ing)|aid(?:ed|ing)?|involved in|exposure to|familiar with|backed up|back up|sub(?:bed|bing)? for|filled in for|stood in for)\\b`,
  "giu",
);

/** What a claim may say to tell of the person as a helper, a learner or a member: verbs, nouns, idioms. */
export const saysHelping = new RegExp(
  `\\b(?:help(?![\\s-]?desk)\\w*|assist\\w*|support\\w*|contribut\\w*|participat\\w*|shadow\\w*|observ\\w*|watch\\w*|learn\\w*|aid(?:ed|ing|e)?|involved|exposure|familiar|a hand\\b|hand in|(?:took|take|taking|had|played?|playing|small|minor|in) (?:a |my |an? \\p{L}+ )?part|part of|partly|pitch(?:ed|ing)? in|chip(?:ped|ping)? in|stepp?(?:ed|ing)? in|stood in|st[ao]nd(?:ing)? in|(?:fill|cover)(?:ed|ing)? (?:in )?(?:\\p{L}+ ){0,4}for|input|s[ai]t(?:ting)? (?:in|on)|served on|member|belong\\w*|back(?:ed|ing)? (?:up|my|the|our)|work(?:ed|ing)? (?:on|with|under)|teamed|joined|join in|drafted|first draft|among|under|alongside|assistant|deputy)\\b`,
  "iu",
);

/** What a claim may say to tell of several who did it. */
export const saysTogether = new RegExp(
  `\\b(?:we|us|our (?:team|crew|unit|group)|together|jointly|in tandem|side by side|collaborat\\w*|co-\\p{L}+|one of|${few} of|both of|in (?:an?|our) (?:[\\p{L}-]+ ){0,2}(?:team|crew|group|squad|unit|committee)|(?:an?|the|our) (?:[\\p{L}-]+ ){0,3}(?:team|crew|group|squad|unit|committee) (?:of|that|which)|\\p{L}+ and I|with (?:an?|the|my|our|two|three|four|five|six|\\d+|other|\\p{L}+s)\\b|shared?|partner\\w*)\\b`,
  "iu",
);

/** Nouns and idioms of being in charge. */
export const leadingIdioms =
  /\b(?:in charge of|(?:had|took|taking|have|given|hold|held) charge of|at the (?:head|helm) of|(?:took|taking) the (?:lead|reins)|head (?:coach|of|chef|nurse|teacher|steward|gardener|waiter)|(?:as|was|the|its|their) (?:head|lead|chief|principal|sole)\b|chief \p{L}+|first (?:author|inventor)|(?:sole|lead|principal|main) \p{L}+(?:or|er|ist)\b|ran the (?:department|show|place|shop|unit|branch|team|office|whole)|responsible for|answerable for|mastermind\w*|(?<!\b(?:second|third|fourth|joint|one|co)[ -])(?:owner|author|founder|creator|designer|initiator|originator|architect|inventor|organi[sz]er) of)/iu;

/** Words of a lower rung than the head of something. */
export const underneath =
  /\b(?:co-\p{L}+|assistant|deputy|associate|junior|trainee|under the|(?:led|headed|run|chaired|managed|directed|supervised) by|lead: \p{L}|with (?:an?|the|my) \p{L}+|together with|jointly|alongside|first draft|(?:the|my|our) \p{L}+ (?:finished|completed|finali[sz]ed|signed off))\b/iu;
