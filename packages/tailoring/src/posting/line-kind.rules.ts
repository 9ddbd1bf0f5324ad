import { decide } from "@savile/model";
import type { ChoosingBook } from "@savile/model";
import { isChrome } from "./chrome.ts";
import { degreesIn } from "./degrees.ts";
import { soughtQualities } from "./demand-pieces.ts";
import { namesWork } from "./split-duties.ts";
import { opensWithVerb } from "./verb-openers.ts";
import { opensWithQuality, opensWithTrait } from "./trait-words.ts";

/** What a line by itself speaks of, whatever stands around it. */
export type LineKind = "asks" | "work" | "benefits" | "closing" | "about";

/** What the rules on a line look at. */
interface Line {
  readonly text: string;
  readonly words: number;
}

function readLine(text: string): Line {
  return { text, words: text.split(/\s+/).length };
}

const person =
  "(?:you|they|he|she|he/she|candidates?|applicants?|individuals?|incumbent|person|employee)";
const quality =
  "(?:be|have|possess|hold|demonstrate|show|know|understand|speak|thrive|enjoy|live|own|bring|feel|exhibit|display|agree|pass)";
const marked =
  /(?<!\b(?:as|when|if|where|may be|not|no longer|than) )\b(?:required|mandatory|essential|preferred|preferable|desirable|desired|advantageous|beneficial|prerequisite|highly regarded|highly valued|(?:useful|helpful)(?! for\b)|(?:a|an|is|be|as) (?:(?:big|huge|strong|definite|real|added|distinct) )?(?:plus|must|asset|advantage|bonus)|nice to have|(?:would|will) be (?:great|nice|handy|ideal|welcome|helpful|fantastic))(?:\s*[.;,:!)]|\s*$|\s+(?:but|and|for|in|as|though|with|to have)\b)/i;
/** "Essential duties include the following", "Responsibilities will include: ..." */
const listsDuties =
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
const holderIs =
  /^(?:the|this|our) (?:\p{L}+ ){1,5}(?:will|must|should) (?:be (?:highly |very |well |self-)?(?:\p{L}+(?:ive|ful|ous|ent|ant|able|ical)|motivated|organi[sz]ed|experienced|skilled|driven|passionate)(?! (?:for|to|part|by|member)\b)|(?:have|possess|demonstrate) (?!(?:the |an? )?(?:opportunit|chance|access|responsib|overall|primary)))/iu;
const opensWithMust =
  /^(?:(?:you|they|candidates?|applicants?|individuals?) )?(?:must|should|shall|needs? to)(?: also)? (?!not\b)(?:be|have|possess|\p{L}+)\b/iu;
const ideal =
  /\b(?:ideal|successful|right|perfect|qualified|suitable|strong|selected) (?:candidates?|applicants?|person|individual)\b[^.;]{0,30}\b(?:(?:will|should|must|would) (?:also )?(?:be (?!responsible|an? (?:integral|key|important)|part|working|based|joining|expected|required|offered|given|trained|paid)|have (?!the opportunity|access)|possess|demonstrate|show|bring|enjoy)|(?:has|have|is|are|possess(?:es)?) (?!responsible|expected|required|part|based))\b/i;
const yours =
  /(?<!\b(?:where|when|as|while|once|until|after|what|how) )\b(?:you(?:'re| are) (?!(?!willing|outgoing|hardworking|caring)\p{L}+ing\b|responsible|joining|in charge|looking|invited|interested|welcome|encouraged|the (?:one|person)|about to|going|given|ready|expected|paid|required|working|reading)|you(?:'ve| have) (?!the (?:opportunity|chance|option)|access|any|to )|(?<!\b(?:as|when|where|while|once|until|after|before|what|how|so|if|would|do|did|could|should) )you (?:bring|possess|hold|enjoy|love|thrive|know|understand|believe|recogni[sz]e|embrace|care|speak|like|appreciate|can (?:\p{L}+ly )?(?:work|think|handle|manage|write|speak|show|demonstrate|commit|lead|drive|lift|juggle|multi-?task|communicate|explain|solve|adapt|start|bring|prove))\b)/iu;
/** "Be at least 21 years old", "Have a valid permit" */
const toBe =
  /^(?:be|have|possess|hold) (?:able|willing|at least|comfortable|an? (?:valid|current|high school|reliable|strong|good|clean|passion|degree|bachelor\p{L}*)|(?:a |an )?(?:very |highly )?\p{L}+(?:ed|ive|ful|ent|ous|able)\b)/iu;
const yoursToBe =
  /\byou(?:'ll| will|'d| would)(?: also| ideally| need to| already| probably| likely)* (?:have (?!(?:\p{L}+ ){0,3}(?:influence|impact|ownership|control|access|chance|option|support|responsib\p{L}+|opportunit\p{L}+)\b)|bring|possess|hold|thrive|be (?:able|comfortable|confident|passionate|highly|very|well|proficient|fluent|familiar|experienced|skilled|motivated|an? (?!part|member|key|integral|vital|important|valued)|(?:\p{L}+-)+\p{L}+|\p{L}+(?:ive|ful|ous|ent|ant|able|ical) (?!for\b)))/iu;
const wanted =
  /\b(?:looking for|seeking|seeks|searching for|in search of|preference (?:is |will be )?(?:given )?(?:to|for)|interested (?:only )?in|(?:perfect|ideal|suitable|suited|great) (?:for|to)|suits?)\b[^.;]{0,90}\b(?:someone|people|individuals?|persons?|candidates?|professionals?)\b|\b(?:looking for|seeking|seeks|searching for)\b[^.;]{0,90}\b(?:with (?:an? |the |at least |\d|strong |excellent |proven |good |experience|previous|demonstrated)|who (?:is|are|has|have|can|could|loves?|enjoys?|thrives?|possess(?:es)?|wants?|knows?|understands?))\b/i;
const jobRequires =
  /\b(?:position|role|job|work|post) requires (?!you to|to)(?:an? |the |excellent |strong |good |at least )/i;
const weExpect =
  /^we (?:strongly )?(?:expect|require|ask|prefer|need)\b (?!to\b)[^.;]{0,60}\b(?:to|for|someone|people|candidates?|applicants?|experience|degree|local)\b/i;
const years =
  /\b(?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|several)\s?(?:\(\d{1,2}\))?\s?(?:\+|plus|or more)?\s?(?:(?:-|–|to)\s?\d{1,2}\s?\+?\s?)?(?:years?|yrs?|months?)\b'?(?! old| of age| ago| contract| warranty| anniversary)[^.;]{0,60}\bexperience/i;
const experience =
  /(?:^|\b(?:previous|prior|proven|relevant|extensive|solid|strong|some|hands[- ]on|demonstrated|work|working|professional|practical|have|has|with|having|and|or|industry|significant|demonstrable|successful|good|excellent|any|related|supervisory|minimum|of|level)\s+)experience\b(?!\s*[-&]|\s+(?:the|a|an|our|their|your|its|this|what|how|life|working conditions)\b)/i;
const experienceGiven =
  /\b(?:gain\w*|our|we have|we've|offers?|provid\w+|(?:customer|user|guest|shopping|worship|patient|visitor|learning|brand|client|member|candidate|travel|viewing) experience|commensurate|depending|based)\b/i;
const permit =
  /\b(?:(?:eligible|authori[sz]ed|right|permit|permission|able|legal authority|entitled)\b[^.;]{0,20} to (?:legally |permanently |lawfully )?work in|work (?:authori[sz]ation|permit|visa)|security clearance|(?:us|u\.s\.|eu) (?:citizen|permanent resident)|(?:valid|current|clean|full|own)\b[^.;]{0,24}\b(?:driv(?:er's|ers|ing) (?:licen[cs]e|record)|passport|licen[cs]e)|own (?:car|vehicle|transport\w*))\b/i;
const asksPerson =
  /^(?:are you (?!looking|ready|interested|tired|searching|considering|bored|currently|the (?:one|person))|do you (?:have|love|enjoy|thrive|possess|know|speak|like)\b|(?:can|could) you (?!imagine|see)|if you(?:'re| are| have|'ve| love| enjoy| possess) (?!interested|looking|ready|any|not|questions|require|need|what|successful|selected|unable)[^.;]{12,})/i;

const law =
  /\b(?:equal (?:opportunity|employment)|without regard to|affirmative action|reasonable accommodations?|all qualified applicants|\bEOE\b|m\/f\/d\/v|e-?verify|disability confident|regardless of (?:race|age|gender|sex)|race, (?:colou?r|religion|sex|gender)|privacy policy|protected veteran|(?:diversity|inclusion) (?:is|are|statement))\b/i;
const formality =
  /\b(?:pass|complete|undergo|submit to|subject to|clear|consent to|willingness to submit)\b[^.]{0,60}\b(?:background|drug|fingerprint\w*|credit|criminal|reference) (?:\p{L}+ )?(?:check|screen\w*|test\w*|investigation|record)/iu;
const applying =
  /\b(?:(?:hit|click|press|tap|use) (?:on )?(?:the )?["“']?(?:easy )?apply|apply (?:now|today|online|via|by|with|below|at|here|directly|through)|click (?:here|apply|on)|(?:send|submit|e-?mail|forward|attach|include|upload)\b[^.;]{0,40}\b(?:cv|resum[eé]s?|cover letter|application|portfolio)\b|(?:please|feel free to) (?:contact|apply|send|submit|visit|call|e-?mail|note|click)|for (?:more|further|additional|immediate) (?:information|details|consideration)|^to apply\b|closing date|deadline for|interviews? will|only (?:shortlisted|successful|selected)|we(?:'d| would) (?:love|like) to hear from you|we look forward|thank you for your|good luck|no (?:calls|agencies|recruiters|phone)|if you(?:'re| are) interested|interested\?|next steps?|find out more|^(?:please )?(?:also )?include\b|apply for (?:this|the)\b|to (?:learn|read) more|learn more about|(?:^|\. ?)(?:visit|check out|learn about|read about|see|follow)\b[^.;]{0,60}(?:#url|https?:|www\.|\bon (?:linkedin|twitter|facebook|youtube|instagram)))\b/i;
const money =
  /(?:[$£€]\s?\d[\d,.]*\s?k?\b|\b(?:salar(?:y|ies)|401\(?k\)?|paid (?:time off|vacation|holidays?|sick|leave)|(?:health|medical|dental|vision|life|disability) (?:insurance|coverage|plan|benefits|, |and )|(?:dental|vision) and (?:vision|dental)|stock options?|share options?|equity package|sick (?:leave|days)|vacation(?: days)?|paid holidays|pension|profit sharing|bonus(?:es| scheme| structure| plan| potential)|commission(?:s| structure| plan)|(?:full|great|excellent|comprehensive|generous|attractive|competitive) (?:\p{L}+ ){0,2}(?:benefits?|package|pay|compensation|wages?|rates?|remuneration)|(?:benefits|compensation|remuneration) package|relocation (?:assistance|package)|tuition|company (?:car|match)|employee discounts?|free (?:drinks?|beer|snacks?|lunch\w*|food|parking|uniform|housing|coffee|training)|discounts? (?:on|for)|flexible (?:hours|working|schedule|time)|team (?:lunches|events|outings)|happy hours|drug[- ]free|per (?:hour|annum)|an hour|career (?:prospects|opportunities|growth|development|progression)|work[- ]life balance|childcare|gym)\b)/iu;
const offer =
  /^(?:we (?:offer|provide|will (?:offer|provide|give)|'ll (?:offer|provide|give))|we'll (?:offer|provide|give)|in return|what we offer|(?:great|excellent|fantastic|exciting|constant|continued|unlimited|ample|real|good|genuine)? ?(?:opportunit(?:y|ies)|chance|freedom|access) (?:to|for|of)\b|(?:\p{L}+ ){0,3}opportunit(?:y|ies)\.?$|being part of|be part of|(?:here,? |furthermore,? |finally,? |also,? |as part of [^,.]{3,30}, )?you(?:'ll| will) (?:also )?(?:get|receive|enjoy|earn|benefit|discover|find|join|gain|learn|be (?:part of|surrounded|joining|given|offered|paid|trained)|have (?:the (?:opportunity|chance)|access))|the (?:company|successful candidate) (?:offers|provides|will receive)|mentorship|training (?:is|will be) (?:given|provided)|(?:full|paid|on[- ]the[- ]job|comprehensive) training)\b/iu;
const employer =
  /^(?:we(?:'re|'ve| are| have| were| believe| love| value| help| work| serve| make| build| design| create| started| want| do| don't| also| never| always| currently| now)?\b|our\b|(?:the company|the firm|the agency)\b|founded\b|established\b|headquartered\b|based in\b|located in\b|with (?:over|more than|offices|nearly|almost)\b|for (?:over|more than|nearly|almost|decades|years)\b|since \d|as (?:a|an|the) (?:leading|leader|trusted|global|one)|at \p{Lu}[\p{L}&]+(?: \p{Lu}[\p{L}&]+)*,? we\b)/iu;
/** What "we" do, where "we" ask for nothing. */
const weDo =
  /^(?:we|our (?:company|firm|clients?|customers?|mission|team|teams|staff|approach|philosophy|strength|success|experience|services|products|people|employees|work|goal|vision|purpose))\b(?!(?:'re| are|'d| would| also| currently| strongly)* (?:require|ask|expect|need|prefer|have an? (?:strong )?preference|seek|seeking|looking|hiring|searching|want|like|love to see|value)\b)/i;
/** "With over 10 years of experience, Acorn Mill ...": the years are those of the employer. */
const ofOthers =
  /\b(?:team|company|firm|agency|founders?|partners|staff|instructors|consultants) (?:has|have|with|bring|brings|combine\p{L}*) |\b(?:with|has|have|had|bring(?:s|ing)?) (?:over|more than|nearly|almost) (?:\d+|\p{L}+) years\b|^(?:with|for|over|most|in) (?:over|more|nearly|almost|the|companies|\d)/iu;
/** "The flexibility of our platform" */
const ofOurs = /^(?:the )?\p{L}+(?: and \p{L}+)? (?:of|in) our\b/iu;
/** "The Basics product offers clients ...", "These goals are met by ...": neither is a person. */
const ofThings =
  /^(?:the|this|our|its|their) (?:[\p{L}&'-]+ ){1,6}?(?:offers|provides|exists|helps|allows|enables|delivers|serves|features|comprises|(?:is|are) (?:comprised|made up|composed|selected|designed|open|met))\b|^(?:these|those) (?:\p{L}+ ){1,3}(?:are|were|have|help|allow|include)\b|^(?:they|it) (?:provides?|offers?|is|are|has|have|helps?|serves?)\b/iu;
const told =
  /^(?:The )?(?:\p{Lu}[\p{L}&'.-]*\s){1,6}(?:is (?:an?|the|one)|are (?:an?|the)|was|were|has (?:been|an?|over|grown)|provides|offers|delivers|helps|serves|specializes|specialises|designs|builds|employs|operates|focuses|works)\b/u;

const doing =
  /^will\b|\b(?:you(?:'ll| will)(?: also)?(?: be)?|they shall|shall (?:be|participate|perform|assist)|will perform|you are responsible|responsible for|(?:the|each|this|our) [\p{L} ]{3,40} will\b|will be responsible|(?:duties|responsibilities|tasks) (?:will )?include|in this (?:role|position)|(?:role|position|job) (?:will |also )?(?:involves?|includes?|requires? you to)|as (?:an?|our|the) \p{Lu}[\p{L} ]+,? you|your (?:main |primary |key )?(?:mission|role|job|task|responsibilit\p{L}+) (?:is|will|are|include))\b/iu;

function asksOutright({ text }: Line): boolean {
  return (
    marked.test(text) ||
    markedFirst.test(text) ||
    modal.test(text) ||
    opensWithMust.test(text) ||
    shallBe.test(text)
  );
}

/** What a line of a posting is by its own words; where none decides, what stands around it has to. */
export const lineKinds: ChoosingBook<Line, LineKind> = {
  name: "line-kinds",
  about: "What does a line of a posting speak of?",
  takes: "first",
  read: readLine,
  rules: [
    {
      name: "page-around-it",
      when: ({ text }) => isChrome(text),
      gives: "closing",
      examples: ["Apply now", "Posted 3 days ago", "Full-time"],
      not: ["Experience in sales"],
    },
    {
      name: "words-of-law",
      when: ({ text }) => law.test(text),
      gives: "closing",
      examples: [
        "We are an equal opportunity employer",
        "All qualified applicants will receive consideration without regard to race",
      ],
      not: ["Knowledge of employment law"],
    },
    {
      name: "duties-that-are-listed",
      when: ({ text }) => listsDuties.test(text),
      gives: "work",
      examples: [
        "Responsibilities will include: train staff; check the invoices required for payment",
        "Essential duties and responsibilities include the following",
      ],
      not: ["Knowledge of the duties of a clerk is required"],
    },
    {
      name: "what-everybody-has-to-pass",
      when: ({ text }) => formality.test(text) && !/\bexperience\b/i.test(text),
      gives: "asks",
      examples: [
        "Must be able to pass a background check",
        "Willingness to submit to a drug screen",
      ],
      not: ["Experience with background checks", "Drug free workplace"],
    },
    {
      name: "what-we-do",
      when: ({ text }) =>
        weDo.test(text) && !modal.test(text) && !marked.test(text) && !offer.test(text),
      gives: "about",
      examples: ["We develop products in a way that is useful for all", "Our mission is bread"],
      not: [
        "We require two years of sales",
        "We are looking for people with drive",
        "We offer training",
      ],
    },
    {
      name: "permit-or-licence",
      when: ({ text }) => permit.test(text) && !/\bprovided\b/i.test(text),
      gives: "asks",
      examples: ["Eligible to work in the UK", "Valid driver's license", "Security clearance"],
      not: ["We work in the UK"],
    },
    {
      name: "how-to-apply",
      when: ({ text }) =>
        applying.test(text) &&
        !marked.test(text) &&
        !asksPerson.test(text) &&
        !/\bexperience (?:in|with)\b/i.test(text),
      gives: "closing",
      examples: ["Please send your CV to us", "Click here to apply", "No calls, please"],
      not: ["You are able to apply what you learn"],
    },
    {
      name: "asks-in-so-many-words",
      when: asksOutright,
      gives: "asks",
      examples: [
        "A valid permit is required",
        "Candidates must be willing to travel",
        "Must lift 50 lbs",
        "Spanish a plus",
      ],
      not: ["Perform other tasks as required", "You will need to attend events"],
    },
    {
      name: "years-of-experience",
      when: ({ text }) =>
        years.test(text) && !/\b(?:we have|we've|our)\b/i.test(text) && !ofOthers.test(text),
      gives: "asks",
      examples: ["Three years of experience in a kitchen", "2-5 years of sales experience"],
      not: ["We have 20 years of experience", "Founded 12 years ago"],
    },
    {
      name: "what-we-expect",
      when: ({ text }) => weExpect.test(text) || jobRequires.test(text),
      gives: "asks",
      examples: [
        "We expect our clerks to learn quickly",
        "This role requires a steady hand",
        "We prefer someone local to the area",
      ],
      not: ["We expect to grow"],
    },
    {
      name: "whom-they-look-for",
      when: ({ text }) =>
        (wanted.test(text) || ideal.test(text) || soughtQualities(text).length > 0) &&
        !/\bwho (?:will|would) be responsible\b/i.test(text),
      gives: "asks",
      examples: [
        "We are looking for people with a head for figures",
        "The ideal candidate will be calm under pressure",
      ],
      not: [
        "We are hiring a cook to prepare meals",
        "The right candidate will be an integral part of the team",
      ],
    },
    {
      name: "what-is-paid",
      when: ({ text }) => money.test(text) || offer.test(text),
      gives: "benefits",
      examples: [
        "Starting at $19 an hour",
        "Paid time off after 90 days",
        "We offer training",
        "Opportunities to pick up additional responsibilities",
        "Free beer and wine on Fridays",
      ],
      not: ["Ability to work flexible shifts", "Manage the kitchen"],
    },
    {
      name: "what-you-are",
      when: ({ text }) =>
        toBe.test(text) ||
        yoursToBe.test(text) ||
        holderIs.test(text) ||
        yours.test(text) ||
        asksPerson.test(text),
      gives: "asks",
      examples: [
        "You have a head for figures",
        "You're excited about bread",
        "You will be comfortable with heights",
        "Are you a fast learner?",
        "The Account Manager will be proactive",
      ],
      not: [
        "You are responsible for the till",
        "You will be working in a team",
        "Are you looking for a new job?",
      ],
    },
    {
      name: "experience-with",
      when: ({ text, words }) =>
        words < 40 &&
        experience.test(text) &&
        !experienceGiven.test(text) &&
        !told.test(text) &&
        !ofOthers.test(text),
      gives: "asks",
      examples: ["Previous experience in retail", "Experience running mail equipment"],
      not: ["Gain experience in retail", "Improve the customer experience"],
    },
    {
      name: "what-a-person-brings",
      when: ({ text }) => opensWithTrait(text) && !ofOurs.test(text),
      gives: "asks",
      examples: [
        "Working knowledge of payroll",
        "Strong interpersonal skills, with the ability to listen",
        "Passion for the sea",
        "Team player",
        "Polite telephone voice and manner",
      ],
      not: ["Maintain knowledge of the product", "Manage a team of skilled fitters"],
    },
    {
      name: "how-a-person-is",
      when: ({ text }) => opensWithQuality(text),
      gives: "asks",
      examples: ["Comfortable in a busy kitchen", "Competitive, passionate and positive drive"],
      not: ["Located in the heart of Berlin", "Competitive salary", "Responsible for the till"],
    },
    {
      name: "degree",
      when: ({ text, words }) =>
        words < 30 &&
        Math.min(99, ...degreesIn(text).map(({ start }) => start)) < 30 &&
        !told.test(text) &&
        !opensWithVerb(text),
      gives: "asks",
      examples: ["Master of Science in nursing", "MBA welcome"],
      not: ["Supervise high school students"],
    },
    {
      name: "work-that-is-named",
      when: ({ text }) => (namesWork(text) || doing.test(text)) && !ofThings.test(text),
      gives: "work",
      examples: ["You will plan the week", "Responsible for the till", "The role involves travel"],
      not: ["We plan to grow"],
    },
    {
      name: "of-the-employer",
      when: ({ text }) => employer.test(text) || told.test(text) || ofThings.test(text),
      gives: "about",
      examples: [
        "Founded in 1986",
        "Acorn Mill provides flour",
        "The Basics product offers clients key figures",
      ],
      not: ["Provides flour to bakers"],
    },
    {
      name: "opens-with-a-verb",
      when: ({ text }) => opensWithVerb(text),
      gives: "work",
      examples: ["Keep the books of two farms", "Prepares invoices", "Planning the week"],
      not: ["Payroll of two farms"],
    },
  ],
};

/** What a line speaks of by its own words, or `undefined` where they do not decide. */
export function lineKind(text: string): LineKind | undefined {
  return decide(lineKinds, readLine(text))?.value;
}
