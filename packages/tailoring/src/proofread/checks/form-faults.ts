import type { Words } from "@savile/taxonomy";
import type { Fault, FaultKind } from "../tokens/fault.ts";
import type { TaggedToken } from "../lexicon/tagged-token.ts";
import { isPersonNoun, matchesAt } from "./match-tokens.ts";
import type { Wanted } from "./match-tokens.ts";

/** Words in a row that are a fault; the span is what stands from `from` on. */
interface FormRule {
  readonly kind: FaultKind;
  readonly from: number;
  readonly pattern: readonly Wanted[];
}

/** Words after "I am" that are verbs too, and say what one is: "I was part of it". */
const rolesAlike =
  /^(?:part|head|lead|second|chair|chief|best|due|host|present|open|clear|free|content|cook|guide|judge|coach|nurse|captain|deputy|cover|team|support|staff|home|proof|right|last|first|well|mid|past|like|down|back|ready|near|next)$/;

const noVerb = ["adj", "adv", "prep", "name", "v.n", "n.p", "num"];
const bareVerb: Wanted = {
  all: ["v.b"],
  none: noVerb,
  not: rolesAlike,
  when: (words, token) => !isPersonNoun(words, token),
};
const notOwned: Wanted = { none: ["gen"] };
const me: Wanted = { text: /^I$/ };
const end: Wanted = { any: ["prep", "stop", "comma", "cc", "rel"] };

/** A form that may be "-ed" of a deed, and is no everyday adjective. */
const deed: Wanted = { all: ["v.n", "v.d"], none: ["n.s"] };
const plainDeed: Wanted = {
  ...deed,
  when: (words, { low }) => words.frequency(low, "adjective") === 0,
};
const thing: Wanted = { any: ["n.p", "adj", "num", "poss", "det", "pr.o", "n.s"] };
const counted: Wanted = { any: ["num", "poss"] };
const includes: Wanted = { low: /^(?:includ|involv|enjoy)(?:es?|ed|s)?$/ };
const skill: Wanted = {
  low: /^(?:experienced?|responsible|skilled|confident|capable|adept|specialis(?:ed?|ing)|interested|proficient|responsibility|history|record|years)$/,
};
const inOrOf: Wanted = { low: /^(?:in|of|for|at)$/ };
const forward: Wanted = { low: /^forward$/ };
const to: Wanted = { low: /^to$/ };

const wish: Wanted = {
  low: /^(?:able|want|wanted|hope|hoped|wish|wished|like|love|need|needed|keen|ready|happy|eager|willing|tried|try|chance|opportunity|used|aim|plan)$/,
};
const ranks =
  /^(?:senior|junior|deputy|assistant|acting|interim|head|chief|lead|joint|vice|current|former|chartered|associate|principal|general|managing|executive|second|first|sole|part-time|full-time|temporary|self-employed)$/;
const somebody: Wanted = { all: ["n.s"], none: ["n.p", "adj", "adv", "prep"], when: isPersonNoun };
const bareNoun: Wanted = { all: ["n.s"], none: ["v.d", "det", "det.s", "prep", "pr.3"] };
const bareTitle: Wanted = {
  all: ["n.s"],
  none: ["n.p", "time", "prep", "det", "adv", "pr.o", "pr.3", "name"],
  when: isPersonNoun,
};
const adverb: Wanted = { any: ["adv"], none: ["n.s"] };

const auxiliary: Wanted = { low: /^(?:am|is|are|was|were|have|has|been|be)$/ };
const pastOnly: Wanted = { all: ["v.d"], none: ["v.n", "v.b", "n.s", "n.p", "adj"] };
const asked: Wanted = {
  low: /^(?:asked|tasked|told|required|expected|trained|chosen|invited|allowed|taught|ordered|paid|hired|trusted|encouraged)$/,
};

const rules: readonly FormRule[] = [
  // "I am look for work", "I have been manage the desk"
  { kind: "tense-glue", from: 1, pattern: [me, { low: /^(?:am|'m|was)$/ }, bareVerb, notOwned] },
  {
    kind: "tense-glue",
    from: 1,
    pattern: [
      { low: /^(?:have|had|will|would|also|not)$/ },
      { low: /^(?:been|be)$/ },
      bareVerb,
      notOwned,
    ],
  },
  // "I am currently wrote a monograph"
  { kind: "tense-glue", from: 0, pattern: [auxiliary, adverb, pastOnly] },
  { kind: "tense-glue", from: 0, pattern: [auxiliary, pastOnly] },
  // "my duties are to settled claims"
  {
    kind: "tense-glue",
    from: 0,
    pattern: [{ low: /^(?:are|is|was|were)$/ }, to, deed, { any: ["n.p", "det", "poss", "num"] }],
  },
  // "asked to migrated mailboxes"
  { kind: "tense-glue", from: 0, pattern: [asked, to, plainDeed, thing] },
  // "look forward to hear from you"
  {
    kind: "tense-glue",
    from: 0,
    pattern: [forward, to, { all: ["v.b"], none: ["n.s", "v.n", "adj"] }],
  },
  {
    kind: "tense-glue",
    from: 0,
    pattern: [
      forward,
      to,
      { low: /^(?:hear|meet|see|work|join|discuss|speak|talk|start|learn)$/ },
      { low: /^(?:from|you|your|with|the|my|about|this|more|to)$/ },
    ],
  },
  // "enjoy to working"
  {
    kind: "tense-glue",
    from: 0,
    pattern: [
      {
        low: /^(?:enjoy|avoid|want|hope|wish|love|decided?|plann?e?d?|managed?|able|eager|willing)$/,
      },
      to,
      { all: ["v.g"], none: ["adj"] },
    ],
  },
  // "duties included fabricated stairs", "experience in implemented systems", "forward to assisted your team"
  { kind: "tense-glue", from: 0, pattern: [includes, plainDeed, thing] },
  { kind: "tense-glue", from: 0, pattern: [includes, deed, counted] },
  { kind: "tense-glue", from: 0, pattern: [includes, plainDeed, { all: ["prep"] }] },
  { kind: "tense-glue", from: 0, pattern: [wish, to, { all: ["v.d"], none: ["v.b", "n.s"] }] },
  { kind: "tense-glue", from: 1, pattern: [skill, inOrOf, plainDeed, thing] },
  { kind: "tense-glue", from: 1, pattern: [skill, inOrOf, deed, counted] },
  { kind: "tense-glue", from: 1, pattern: [forward, to, deed] },
  // "I warehouse operative on nights"
  { kind: "noun-as-verb", from: 1, pattern: [me, bareNoun, bareTitle, end] },
  { kind: "noun-as-verb", from: 1, pattern: [me, bareNoun, bareNoun, bareTitle, end] },
  { kind: "noun-as-verb", from: 2, pattern: [me, adverb, bareNoun, bareTitle, end] },
  // "I am hard-working person"
  {
    kind: "article",
    from: 2,
    pattern: [
      me,
      { low: /^(?:am|'m|was)$/ },
      { all: ["adj"], none: ["det.s", "name", "adv", "num"], not: ranks },
      somebody,
      end,
    ],
  },
];

function faultOf(tokens: readonly TaggedToken[], at: number, rule: FormRule): Fault {
  const span = tokens.slice(at + rule.from, at + rule.pattern.length).map(({ text }) => text);
  return { kind: rule.kind, span: span.join(" ") };
}

/** Words in a form that does not go with what stands before them. */
export function formFaults(words: Words, tokens: readonly TaggedToken[]): Fault[] {
  return tokens.flatMap((_, at) => {
    const rule = rules.find((one) => matchesAt(words, tokens, at, one.pattern));
    return rule === undefined ? [] : [faultOf(tokens, at, rule)];
  });
}
