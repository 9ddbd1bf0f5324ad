/** Prepositions: what begins or ends with one leans on the words beside it. */
const prepositions =
  "about|above|across|after|against|along|alongside|amid|among|amongst|around|as|at|before|behind|below|beneath|beside|besides|between|beyond|by|despite|during|for|from|in|inside|into|like|near|of|off|on|onto|out|outside|over|past|per|regarding|round|since|than|through|throughout|till|to|toward|towards|under|until|unto|up|upon|versus|via|with|within|without";
/** Words that say how far what follows is meant, and never begin a thing. */
const adverbs =
  "above all|as well as|especially|even|first and foremost|if (?:possible|needed|necessary|required)|in addition|in particular|including|maybe|most of all|namely|not (?:only|just|merely)|otherwise|particularly|perhaps|preferably|ideally|though|when (?:needed|necessary|required)|where (?:needed|necessary|possible|required|appropriate)|while|whilst|although|because|so that|such as|thus|therefore|unless|whereas|as well";
const conjunctions = "and|or|nor|but|yet|so|plus";
const determiners =
  "the|an?|our|your|their|its|his|her|my|this|that|these|those|each|every|any|some|such|which|whose|what";
const auxiliaries =
  "is|are|was|were|be|been|am|has|have|had|do|does|did|will|would|can|could|shall|should|may|might|must|not|who|whom|whose|which|that|if|because|very|too";

/** What begins with a preposition and stands by itself all the same. */
const idioms =
  /^(?:at (?:ease|home)\b|in (?:good|possession|full|sound)\b|of (?:good|sound|smart|working) |on (?:time|top|call|the ball)\b|off-|up to date|up-to-date|(?:over|under|about) (?:\d|an?\b|one|two|three|four|five|six|seven|eight|nine|ten)|at least \d|out-of-hours|out of hours|in-|on-|off-|up-|over-|under-|after-|before-|inside sales|outside sales|to-|per diem|up to \d+\s?\S*\s\p{L}|after[ -]hours|after[ -]sales|off[ -]site|on[ -]site|with attention)/iu;
const opensHanging = new RegExp(
  `^(?:(?:${conjunctions})\\s+)?(?:(?:${adverbs})(?:,|\\b)|(?:(?:both|either|neither|whether|also|chiefly|largely|mainly|mostly|occasionally|often|only|primarily|rarely|regularly|sometimes|usually|at (?:least|most)) )?(?:${prepositions}|face to face)\\s)`,
  "iu",
);
const opensJoined = new RegExp(`^(?:${conjunctions})\\s`, "iu");
const dangling = new RegExp(
  `(?:^|[\\s,;:(–-]+)(?:(?:but |and |or )?(?:${adverbs})|(?<!\\b(?:check|log|clock|sign|built|plug|stand|follow|start|set|back|clean|tidy|write|close|hand|take|lay|pick|drive|walk|roll|add|call|opt|phase|fade|lead|trade|fit|warm|buy|make|grown|catch|mark|cash|line|run|sum|wind|mock|turn|sell|cut|spin|play|kick|drop|pay|time|show|work|lock|carry|hang|try|break|bring|come|get|go|keep|put)[ -]?)(?:${prepositions})|${conjunctions}|${determiners}|${auxiliaries})$|[\\s,;:(–/&+-]+$`,
  "iu",
);

/** Whether a text leans on what stands before it: "and of balancing a till", "in particular with people". */
export function hangs(text: string): boolean {
  const own = text.replace(opensJoined, "");
  return (opensHanging.test(text) || opensHanging.test(own)) && !idioms.test(own);
}

/** A text without the words at its end that lead on to something that is not there: "a role with a". */
export function withoutDangling(text: string): string {
  let left = text;
  for (let cut = dangling.exec(left); cut !== null && cut.index > 0; cut = dangling.exec(left))
    left = left.slice(0, cut.index);
  return left;
}

/** What is said of something that does not stand here, or is not asked: "isn't vital", "do not insist". */
const verbal =
  /^(?:(?:is|are|was|were|would|could|may|might|shall|should)(?:n['’]t)?\s|(?:do|does|did|has|have|had|will|can)(?:n['’]t|\s+not)\s(?:have|insist|need|require|expect|worry|apply|mind|want|ask|be|matter)\b|won['’]t\s|not (?:a|an|the|required|needed|necessar\p{L}+|essential|mandatory|any|all|every|in|on|so)\b)/iu;
/** When, how much and how long, with nothing that it is of. */
const measure =
  /^(?:(?:up to|about|over|at least|around|from|by|until|till|the|last|next|first|every)\s+)*(?:[\d.,:/–-]+|one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|forty|fifty|sixty|hundred)(?:st|nd|rd|th)?\s*(?:%|per ?cent|fte|h(?:ou)?rs?|minutes?|days?|weeks?|months?|years?|seasons?|times?|january|february|march|april|may|june|july|august|september|october|november|december|am|pm|noon|km|miles|people|colleagues|staff|of the time)?(?:\s*(?:to|–|-|and|or|of)?\s*(?:[\d.,:]+|fte|am|pm|the time|an? (?:day|week|fortnight|month|year)|per (?:day|week|month|year)))*$/iu;

/** Whether a phrase says only when, how much or how long: "one day a fortnight". */
export function tellsWhen(text: string): boolean {
  return measure.test(text.trim());
}

/** "or working towards it": another way to have what stands before. */
const otherWay =
  /^(?:working|studying|heading|training|willing to work) (?:towards?|for) (?:it|one|this|that|these)\b/iu;

/** Whether a phrase can be shown without its sentence: it neither leans on it nor tells only when and how long. */
export function standsByItself(text: string): boolean {
  const leans = hangs(text) || opensJoined.test(text);
  return !leans && !verbal.test(text) && !otherWay.test(text) && !tellsWhen(text);
}
