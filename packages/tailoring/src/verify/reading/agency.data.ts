/** Nouns of groups that act instead of the person. */
export const groupNouns: ReadonlySet<string> = new Set(
  "team committee group crew board panel council department staff people person colleagues taskforce force squad engineers nurses students volunteers manager lead supervisor director company firm agency".split(
    " ",
  ),
);

/** Verbs after which the thing was only meant, learned or shown, not done. */
export const intentBases: ReadonlySet<string> = new Set(
  "plan propose suggest recommend intend learn study attend observe shadow explore consider aim".split(
    " ",
  ),
);

/** Verbs of doing something with somebody. */
export const sharingBases: ReadonlySet<string> = new Set(
  "work collaborate partner cooperate team liaise join coordinate pair volunteer".split(" "),
);

/** Words that say that the person did not do it alone, or did not do all of it. */
export const agencyWords =
  /\b(?:help(?!\s?desk)\w*|assist\w*|support\w*|contribut\w*|participat\w*|took part|taking part|part of|aid(?:ed|ing)?|involved|co-[a-z]{3,}|co(?:led|wrote|authored|founded|hosted|chaired|taught|managed)|joint(?:ly)?|together|alongside|with (?:the|a|an|my|our|two|three|four|five|six|\d+|it|\p{L}+ (?:team|colleagues|department|classmates|lead|manager|engineers?))|team(?:ed)?|collaborat\w*|partner\w*|worked (?:with|on|in)|(?:lend|lent|lending|gave|give|giving) (?:[\p{L}'-]+ ){0,4}a hand|(?:had|have|having) a hand in|pitch(?:ed|ing)? in|chip(?:ped|ping)? in|play(?:ed|ing)? (?:a|my) (?:part|role)|(?:one|two|three|four|five|six|seven|eight|nine|ten|\d+) of (?:us|a team|the team)|(?:took|taking|take) turns|member|committee|crew|group|served on|shadow\w*|observ\w*|learn\w*|propos\w*|suggest\w*|recommend\w*|plan(?:ned|ning)?|draft\w*|under)\b/u;

/** Verbs that say no more than that the thing behind them was done. */
export const lightBases: ReadonlySet<string> = new Set(
  "handle perform do conduct give provide carry use complete undertake execute make be bring help assist support contribute aid participate respond involve start".split(
    " ",
  ),
);

/** Closed class: verbs that mean nothing by themselves ("took measurements", "got it finished", "put in place"). */
export const emptyBases: ReadonlySet<string> = new Set(
  "take get have put go come let hold set lend act serve keep do make give be see step".split(" "),
);

/** Leading verbs that are also said of things: running a raffle is not leading people. */
export const mildLeading: ReadonlySet<string> = new Set(
  "manage run own drive train coach teach establish found direct oversee supervise".split(" "),
);

/** Verbs of what somebody is, has or knows, which no line of work tells. */
export const stateBases: ReadonlySet<string> = new Set(
  "be have work seek hold speak know bring earn graduate complete join start begin become study pursue understand use love enjoy look hope want wish apply write welcome thank offer see read answer move turn come go spend pass intern volunteer serve grow list accounting combine".split(
    " ",
  ),
);
