/** What the rules on the lines of a posting look for. */

const person =
  "(?:you|they|he|she|he/she|candidates?|applicants?|individuals?|incumbent|person|employee)";
const quality =
  "(?:be|have|possess|hold|demonstrate|show|know|understand|speak|thrive|enjoy|live|own|bring|feel|exhibit|display|agree|pass)";
export const marked =
  /(?<!\b(?:as|when|if|where|may be|not|no longer|than) )\b(?:required|mandatory|essential|preferred|preferable|desirable|desired|advantageous|beneficial|prerequisite|highly regarded|highly valued|(?:useful|helpful)(?! for\b)|(?:a|an|is|be|as) (?:(?:big|huge|strong|definite|real|added|distinct) )?(?:plus|must|asset|advantage|bonus)|nice to have|(?:would|will) be (?:very |most |really )?(?:great|nice|handy|ideal|welcome|helpful|useful|fantastic)|(?:is|are) (?:needed|necessary)|(?:would|will) help|helps|go(?:es)? without saying|(?:would|will) be (?:an? )?(?:\p{L}+ )?(?:bonus|advantage|plus|asset))(?:\s*[.;,:!)]|\s*$|\s+(?:but|and|for|in|as|though|with|to have)\b)|\b(?:is|are) (?:also |always )?(?:needed|necessary|required|essential|mandatory|desirable|preferred|expected)\b(?! (?:to|by|of)\b)/iu;
/** "Essential duties include the following", "Responsibilities will include: ..." */
export const listsDuties =
  /^(?:\p{L}+ ){0,3}(?:duties|responsibilities|functions|tasks)\b(?: and \p{L}+)? (?:will )?(?:include|are|consist)/iu;
const markedFirst =
  /^(?:required|mandatory|essential|preferred|desirable|desired|ideally|preferably|bonus points)\b/i;
const modal = new RegExp(
  `\\b${person}\\b[^.;]{0,40}\\b(?:must|should|need(?:s)? to|(?:has|have) to)\\s+(?:also |always |ideally |already )?${quality}\\b`,
  "iu",
);
const shallBe =
  /\bshall (?:also )?(?:have|possess|demonstrate|hold|be (?:able|familiar|fluent|proficient|knowledgeable|comfortable|willing))\b/i;
/** "The Account Manager will be highly motivated": how somebody is, whoever it is. */
export const holderIs =
  /^(?:the|this|our) (?:\p{L}+ ){1,5}(?:will|must|should) (?:be (?:highly |very |well |self-)?(?:\p{L}+(?:ive|ful|ous|ent|ant|able|ical)|motivated|organi[sz]ed|experienced|skilled|driven|passionate)(?! (?:for|to|part|by|member)\b)|(?:have|possess|demonstrate) (?!(?:the |an? )?(?:opportunit|chance|access|responsib|overall|primary)))/iu;
const opensWithMust =
  /^(?:(?:you|they|candidates?|applicants?|individuals?) )?(?:must|should|shall|needs? to)(?: also)? (?!not\b)(?:be|have|possess|\p{L}+)\b/iu;
export const ideal =
  /\b(?:ideal|successful|right|perfect|qualified|suitable|strong|selected) (?:candidates?|applicants?|person|individual)\b[^.;]{0,30}\b(?:(?:will|should|must|would) (?:also )?(?:be (?!responsible|an? (?:integral|key|important)|part|working|based|joining|expected|required|offered|given|trained|paid)|have (?!the opportunity|access)|possess|demonstrate|show|bring|enjoy)|(?:has|have|is|are|possess(?:es)?) (?!responsible|expected|required|part|based))\b/i;
export const yours =
  /(?<!\b(?:where|when|as|while|once|until|after|what|how) )\b(?:you(?:'re| are) (?!(?!willing|outgoing|hardworking|caring)\p{L}+ing\b|responsible|joining|in charge|looking|invited|interested|welcome|encouraged|the (?:one|person)|well\W?$|about to|going|given|ready|expected|paid|required|working|reading)|you(?:'ve| have) (?!the (?:opportunity|chance|option)|access|any|to )|(?<!\b(?:as|when|where|while|once|until|after|before|what|how|so|if|would|do|did|could|should) )you (?:bring|possess|hold|live in|enjoy|love|thrive|know|understand|believe|recogni[sz]e|embrace|care|speak|like|appreciate|can (?:\p{L}+ly )?(?:work|think|handle|manage|write|speak|show|demonstrate|commit|lead|drive|lift|juggle|multi-?task|communicate|explain|solve|adapt|start|bring|prove))\b)/iu;
/** "Be at least 21 years old", "Have a valid permit" */
export const toBe =
  /^(?:be|have|possess|hold) (?:able|willing|at least|comfortable|an? (?:valid|current|high school|reliable|strong|good|clean|passion|degree|bachelor\p{L}*)|(?:a |an )?(?:very |highly )?\p{L}+(?:ed|ive|ful|ent|ous|able)\b)/iu;
export const yoursToBe =
  /\byou(?:'ll| will|'d| would)(?: also| ideally| need to| already| probably| likely)* (?:know |need (?!to\b|not\b)|have (?!(?:\p{L}+ ){0,3}(?:influence|impact|ownership|control|access|chance|option|support|responsib\p{L}+|opportunit\p{L}+)\b)|bring|possess|hold|thrive|be (?:able|comfortable|confident|passionate|highly|very|well|proficient|fluent|familiar|experienced|skilled|motivated|an? (?!part|member|key|integral|vital|important|valued)|(?:\p{L}+-)+\p{L}+|\p{L}+(?:ive|ful|ous|ent|ant|able|ical) (?!for\b)))/iu;
export const wanted =
  /\b(?:looking for|hear from|seeking|seeks|searching for|in search of|interviewing for|in need of|hiring|preference (?:is |will be )?(?:given )?(?:to|for)|interested (?:only )?in|(?:perfect|ideal|suitable|suited|great) (?:for|to)|suits?)\b[^.;]{0,90}\b(?:someone|people|individuals?|persons?|candidates?|professionals?)\b|(?:\b(?:they|we|he|she)|'d|\bwould) (?:like|love|prefer|want) (?:someone|somebody|a person|people)\b|\b(?:looking for|seeking|seeks|searching for|interviewing for|in need of|hiring)\b[^.;]{0,90}\b(?:with (?:an? |the |at least |\d|strong |excellent |proven |good |experience|previous|demonstrated)|who (?:is|are|has|have|can|could|loves?|enjoys?|thrives?|possess(?:es)?|wants?|knows?|understands?))\b/i;
export const jobRequires =
  /\b(?:position|role|job|work|post) requires (?!you to|to)(?:an? |the |excellent |strong |good |at least )/i;
export const weExpect =
  /^we(?:'d| would| do)? (?:also |strongly )*(?:expect|require|ask|prefer|need)\b (?!to\b)[^.;]{0,60}\b(?:to|for|someone|somebody|people|candidates?|applicants?|experience|degree|diploma|qualification|certificates?|local)\b/i;
export const years =
  /\b(?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|several)\s?(?:\(\d{1,2}\))?\s?(?:\+|plus|or more)?\s?(?:(?:-|–|to)\s?\d{1,2}\s?\+?\s?)?(?:years?|yrs?|months?)\b'?(?! old| of age| ago| contract| warranty| anniversary)[^.;]{0,60}\bexperience/i;
export const experience =
  /(?:^|\b(?:previous|prior|proven|relevant|extensive|solid|strong|some|hands[- ]on|demonstrated|work|working|professional|practical|have|has|with|having|and|or|industry|significant|demonstrable|successful|good|excellent|any|related|supervisory|minimum|of|level)\s+)experience\b(?!\s*[-&]|\s+(?:the|a|an|our|their|your|its|this|what|how|life|working conditions)\b)/i;
export const experienceGiven =
  /\b(?:gain\w*|our|we have|we've|offers?|provid\w+|(?:customer|user|guest|shopping|worship|patient|visitor|learning|brand|client|member|candidate|travel|viewing) experience|commensurate|depending|based)\b/i;
export const permit =
  /\b(?:(?:eligible|authori[sz]ed|right|permit|permission|able|legal authority|entitled)\b[^.;]{0,20} to (?:legally |permanently |lawfully )?work in|work (?:authori[sz]ation|permit|visa)|security clearance|(?:us|u\.s\.|eu) (?:citizen|permanent resident)|(?:valid|current|clean|full|own)\b[^.;]{0,24}\b(?:driv(?:er's|ers|ing) (?:licen[cs]e|record)|passport|licen[cs]e)|own (?:car|vehicle|transport\w*))\b/i;
export const asksPerson =
  /^(?:are you (?!looking|ready|interested|tired|searching|considering|bored|currently|the (?:one|person))|do you (?:have|love|enjoy|thrive|possess|know|speak|like)\b|(?:can|could) you (?!imagine|see)|if you(?:'re| are| have|'ve| love| enjoy| possess) (?!interested|looking|ready|any|not|questions|require|need|what|successful|selected|unable)[^.;]{12,})/i;

export const law =
  /\b(?:equal (?:opportunit(?:y|ies)|employment)|guaranteed? (?:an )?interview|(?:positive about|identif(?:y|ies) as) (?:being )?disab\p{L}+|canvassing|report this (?:job|ad|vacancy)|(?:bank|card) (?:account )?details|[ED]\s?[=:–-]\s?(?:essential|desirable)|without regard to|affirmative action|reasonable accommodations?|all qualified applicants|\bEOE\b|m\/f\/d\/v|e-?verify|disability confident|regardless of (?:race|age|gender|sex)|race, (?:colou?r|religion|sex|gender)|privacy policy|protected veteran|(?:diversity|inclusion) (?:is|are|statement))\b/iu;
export const formality =
  /\b(?:pass|complete|undergo|submit to|subject to|clear|consent to|willingness to submit)\b[^.]{0,60}\b(?:background|drug|fingerprint\w*|credit|criminal|reference|police|dbs|vetting|health|medical|security|barring) (?:\p{L}+ )?(?:check|screen\w*|test\w*|investigation|record|clearance|search|examination)/iu;
export const applying =
  /\b(?:(?:hit|click|press|tap|use) (?:on )?(?:the )?["“']?(?:easy )?apply|apply (?:now|today|online|via|by|with|below|at|here|directly|through)|click (?:here|apply|on)|(?:send|submit|e-?mail|forward|attach|include|upload)\b[^.;]{0,40}\b(?:cv|resum[eé]s?|cover letter|application|portfolio)\b|(?:please|feel free to) (?:contact|apply|send|submit|visit|call|e-?mail|note|click)|for (?:more|further|additional|immediate) (?:information|details|consideration)|^to apply\b|closing date|informal (?:chat|discussion|visit)|^closing\b|^last date\b|deadline for|interviews? (?:will|are|take)|(?:only|if) (?:you are |you're )?(?:short-?listed|successful|selected)|short-?listing\b|(?:not|n['’]t) (?:hear|heard|heard back) (?:from|back)|(?:share|drop|mail|whatsapp|post|bring)\b[^.;]{0,25}\b(?:cv|resum[eé]|profile)\b|^(?:no )?(?:recruitment )?agenc(?:y|ies)(?=,| please)|mention (?:the )?following|(?:cvs?|resum[eé]s?|gaps|applications?|candidatures?) (?:with|from|without|are|is|will|received|sent|in)\b|^closes?:? |expected salary|desired salary|we(?:'d| would) (?:love|like) to hear from you|we look forward|thank you for your|good luck|no (?:calls|agencies|recruiters|phone)|^(?:stop by|pop in|drop (?:in|by))\b|(?:^|[\s(])\(?0\d{2,4}\)?[ -]\d{3,4}[ -]?\d{3,4}\b|^quot(?:e|ing) ref|^review of applications|^applications? (?:to|by|should|must|are|will|close)\b|employment (?:agency|business)\b|^to apply,? (?:write|send|email|call)|reply to \S+@|if you(?:'re| are) interested|interested\?|next steps?|find out more|^(?:please )?(?:also )?include\b|apply for (?:this|the)\b|to (?:learn|read) more|learn more about|(?:^|\. ?)(?:visit|check out|learn about|read about|see|follow)\b[^.;]{0,60}(?:#url|https?:|www\.|\bon (?:linkedin|twitter|facebook|youtube|instagram)))(?:\b|(?<=@))/iu;
export const money =
  /(?:[$£€]\s?\d[\d,.]*\s?k?\b|\b(?:salar(?:y|ies)|401\(?k\)?|paid (?:time off|vacation|holidays?|sick|leave)|(?:health|medical|dental|vision|life|disability)(?: (?:insurance|coverage|plan|benefits)|(?:,| and|, and) (?:health|medical|dental|vision|life|disability|pension|retirement)\b)|(?:dental|vision) and (?:vision|dental)|stock options?|share options?|equity package|sick (?:leave|days)|vacation(?: days)?|paid holidays|pension|profit sharing|bonus(?:es| scheme| structure| plan| potential)|commission(?:s| structure| plan)|(?:full|great|excellent|comprehensive|generous|attractive|competitive) (?:\p{L}+ ){0,2}(?:benefits?|package|pay|compensation|wages?|rates?|remuneration)|(?:benefits|compensation|remuneration) package|relocation (?:assistance|package)|tuition|company (?:car|match)|employee discounts?|free (?:drinks?|beer|snacks?|lunch\w*|food|parking|uniform|housing|coffee|training)|discounts? (?:on|for)|flexible (?:hours|working|schedule|time)|team (?:lunches|events|outings)|happy hours|drug[- ]free|per (?:hour|annum)|an hour|career (?:prospects|opportunities|growth|development|progression)|work[- ]life balance|childcare|gym)\b)/iu;
const sums = /[$£€]\s?\d[\d,.]*\s?(?:k|m|bn|million|billion)?(?![\p{L}\d])/giu;
const ofPay =
  /\b(?:salar\p{L}+|pay|paid|wages?|rate|per|an? (?:hour|day|week|month|year)|p\.?a\.?|base|gross|annum|budget is)\b/iu;
export const offer =
  /^(?:we (?:offer|provide|will (?:offer|provide|give)|'ll (?:offer|provide|give))|we'll (?:offer|provide|give)|in return|what we offer|(?:great|excellent|fantastic|exciting|constant|continued|unlimited|ample|real|good|genuine)? ?(?:opportunit(?:y|ies)|chance|freedom|access) (?:to|for|of)\b|(?:\p{L}+ ){0,3}opportunit(?:y|ies)\.?$|being part of|be part of|(?:here,? |furthermore,? |finally,? |also,? |as part of [^,.]{3,30}, )?you(?:'ll| will) (?:also )?(?:get|receive|enjoy|earn|benefit|discover|find|join|gain|learn|be (?:part of|surrounded|joining|given|offered|paid|trained)|have (?:the (?:opportunity|chance)|access))|the (?:company|successful candidate) (?:offers|provides|will receive)|mentorship|training (?:is|will be) (?:given|provided)|(?:full|paid|on[- ]the[- ]job|comprehensive) training)\b/iu;
export const employer =
  /^(?:we(?:'re|'ve| are| have| were| believe| love| value| help| work| serve| make| build| design| create| started| want| do| don't| also| never| always| currently| now)?\b|our\b|(?:the company|the firm|the agency)\b|founded\b|established\b|headquartered\b|based in\b|located in\b|with (?:over|more than|offices|nearly|almost)\b|for (?:over|more than|nearly|almost|decades|years)\b|since \d|as (?:a|an|the) (?:leading|leader|trusted|global|one)|at \p{Lu}[\p{L}&]+(?: \p{Lu}[\p{L}&]+)*,? we\b)/iu;
/** What "we" do, where "we" ask for nothing. */
const weDo =
  /^(?:we|our (?:company|firm|clients?|customers?|mission|team|teams|staff|approach|philosophy|strength|success|experience|services|products|people|employees|work|goal|vision|purpose))\b(?!(?:'re| are|'d| would| should| do| also| currently| strongly| really)* (?:require|ask|expect|need|prefer|have an? (?:strong )?preference|seek|seeking|looking|hiring|searching|want|like|love to see|value)\b)/i;
/** "With over 10 years of experience, Acorn Mill ...": the years are those of the employer. */
export const ofOthers =
  /\b(?:team|company|firm|agency|founders?|partners|staff|instructors|consultants) (?:has|have|with|bring|brings|combine\p{L}*) |\b(?:with|has|have|had|bring(?:s|ing)?) (?:over|more than|nearly|almost) (?:\d+|\p{L}+) years\b|^(?:with|for|over|most|in) (?:over|more|nearly|almost|the|companies|\d)/iu;
/** "The flexibility of our platform" */
export const ofOurs = /^(?:the )?\p{L}+(?: and \p{L}+)? (?:of|in) our\b/iu;
/** "The Basics product offers clients ...", "These goals are met by ...": neither is a person. */
export const ofThings =
  /^(?:the|this|our|its|their) (?:[\p{L}&'-]+ ){1,6}?(?:offers|provides|exists|helps|allows|enables|delivers|serves|features|comprises|(?:is|are) (?:comprised|made up|composed|selected|designed|open|met))\b|^(?:these|those) (?:\p{L}+ ){1,3}(?:are|were|have|help|allow|include)\b|^(?:they|it) (?:provides?|offers?|is|are|has|have|helps?|serves?)\b/iu;
export const told =
  /^(?:The )?(?:\p{Lu}[\p{L}&'.-]*\s){1,6}(?:is (?:an?|the|one)|are (?:an?|the)|was|were|has (?:been|an?|over|grown)|provides|offers|delivers|helps|serves|specializes|specialises|designs|builds|employs|operates|focuses|works)\b/u;

export const doing =
  /^will\b|\b(?:you(?:'ll| will)(?: also)?(?: be)?|you(?:'d| would)(?: also)?(?! (?:like|love|prefer|rather|have|want|need|expect|describe|be (?!\p{L}+ing\b)))|they shall|shall (?:be|participate|perform|assist)|will perform|you are responsible|responsible for|(?:the|each|this|our) [\p{L} ]{3,40} will\b|will be responsible|(?:duties|responsibilities|tasks) (?:will )?include|in this (?:role|position)|(?:role|position|job) (?:will |also )?(?:involves?|includes?|requires? you to)|as (?:an?|our|the) \p{Lu}[\p{L} ]+,? you|your (?:main |primary |key )?(?:mission|role|job|task|responsibilit\p{L}+) (?:is|will|are|include))\b/iu;

/** "You can story-edit a mess": what somebody can, where it is nothing that is given or clicked. */
export const youCan =
  /^you can (?!also\b|always\b|apply|find|expect|earn|choose|look forward|see|read|learn|get|contact|reach|send|call|e-?mail|visit|be\b|rely|make an? (?:difference|impact)|grow|develop|become|enjoy|help us|take|use|park|work from|start|click|join|upload)/i;
/** "Three years or so in payroll", "min 7 yrs in garments": a line that begins with years. */
export const yearsFirst =
  /^(?:exp(?:erience)?\.?:? ?)?(?:about |around |roughly |ideally |preferably |at least |a? ?min(?:imum)?\.?(?: of)? |over |more than |(?:not|no) less than |some )?(?:an? couple of|\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten)\s?(?:\+|plus)?\s?(?:(?:-|–|to)\s?\d{1,2}\s?\+?\s?)?(?:years?|yrs?|seasons?|winters?|summers?|harvests?)\b/i;

/** Whether a line says in so many words that it asks. */
export function asksOutright(text: string): boolean {
  return [marked, markedFirst, modal, opensWithMust, shallBe].some((cue) => cue.test(text));
}

/** Whether a line tells what "we" do and asks and offers nothing. */
export function isOurDeed(text: string): boolean {
  return weDo.test(text) && ![modal, marked, offer].some((cue) => cue.test(text));
}

/** Whether a sum of money is all that makes a line look like a gift: "A $2M book of clinics". */
export function isSumOnly(text: string): boolean {
  const rest = text.replace(sums, " ");
  return rest !== text && ![money, offer, ofPay].some((cue) => cue.test(rest));
}

/** "The role comes with a pension": what a job includes is paid as often as done. */
export function isPackage(text: string): boolean {
  return (
    money.test(text) &&
    /^(?:the|this|your|our) [\p{L} ]{2,30} (?:includes?|covers?|comprises?|means)\b/iu.test(text)
  );
}
