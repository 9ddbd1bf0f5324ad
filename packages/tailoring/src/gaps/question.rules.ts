import { decide, requirementKinds } from "@savile/model";
import type { ChoosingBook, Requirement } from "@savile/model";
import type { ConceptKind } from "@savile/taxonomy";
import { analyse } from "../match/analyse.ts";
import { readThing } from "./asked-thing.ts";
import type { AskedThing } from "./asked-thing.ts";

/** How a person would be asked: "Have you used ...?", "Are you a ...?" and so on; `none` is not asked. */
export type QuestionForm = "use" | "know" | "hold" | "certified" | "be" | "speak" | "none";

const askedKinds: ReadonlySet<Requirement["kind"]> = new Set([
  "skill",
  "cert",
  "licence",
  "language",
]);
const credential =
  /\b(?:licen[cs]es?|licen[cs]ed|certificat(?:e|ion)s?|diploma|registration|card|permit|clearance|membership)\b/iu;
const status =
  /^(?:certified|registered|chartered|licen[cs]ed|qualified|journeyman|accredited)\b/iu;
/** A condition of the hiring: nobody has it beforehand. */
const condition =
  /\b(?:pass|passing|undergo|subject to|submit to|complete|obtain|consent to|successful|satisfactory)\b[^.;]*$/iu;
/** A liking or a readiness, which no line of a resume shows. */
const liking =
  /\b(?:interest(?:ed)? in|passion(?:ate)? (?:for|about)|enthusias\w+ (?:for|about)|love (?:of|for)|willing(?:ness)? to|eager(?:ness)? to|keen (?:on|to))\b[^.;]*$/iu;
/** Form, and not a name: masks, quotes, cut lists. */
const noName =
  /#\p{L}{2}|["“”‘;:]|\be\.g\b|^(?:in|of|for|and|or|with|the|all|any|some|appropriate|relevant|suitable|necessary)\s|,\s*and\s/iu;
const initials = /^[A-Z][A-Z\d.&/+-]{1,6}$/u;
const longest = 7;

/** Whether words are no name of anything: a cut phrase, a list, a quotation. */
export function isCutPhrase(text: string): boolean {
  return noName.test(text);
}

function isCredential({ kind }: AskedThing): boolean {
  return kind === "cert" || kind === "licence";
}

function isOneOf({ concepts, term }: AskedThing, kinds: readonly ConceptKind[]): boolean {
  return kinds.some((kind) => concepts.has(kind) || term?.kind === kind);
}

/** `kind: what stands before [the phrase]`; without brackets the phrase is all. */
function readExample(example: string): AskedThing {
  const [, kind = "skill", line = ""] = /^(\w+): (.*)$/u.exec(example) ?? [];
  const [, before = "", text = line] = /^(.*)\[(.+)\]$/u.exec(line) ?? [];
  const canonical = [...analyse(text, true).terms];
  return readThing(
    { kind: requirementKinds.find((one) => one === kind) ?? "skill", text, canonical },
    before,
  );
}

/** In which form something is asked about, if it is a thing that has a name and that a person has or has not. */
export const questionForms: ChoosingBook<AskedThing, QuestionForm> = {
  name: "question-forms",
  about: "How is a person asked for what the posting names?",
  takes: "first",
  read: readExample,
  rules: [
    {
      name: "not-a-thing-to-have",
      when: ({ kind }) => !askedKinds.has(kind),
      gives: "none",
      examples: [
        "soft: team player",
        "years: two years of welding",
        "schedule: nights",
        "degree: BSc Chemistry",
      ],
      not: ["skill: Zendesk"],
    },
    {
      name: "no-name",
      when: ({ text, words }) => isCutPhrase(text) || words.length > longest,
      gives: "none",
      examples: [
        "skill: in design",
        "skill: ‘people person’",
        "skill: charisma, and wit",
        "cert: appropriate professional registration",
      ],
      not: ["skill: C#/.NET", "skill: interior design"],
    },
    {
      name: "condition-of-the-hiring",
      when: ({ before }) => condition.test(before),
      gives: "none",
      examples: [
        "skill: Must pass a [background check]",
        "cert: Will be helped to obtain a [forklift licence]",
      ],
      not: ["skill: Runs a [background check] for each tenant"],
    },
    {
      name: "liking",
      when: ({ before }) => liking.test(before),
      gives: "none",
      examples: [
        "skill: A natural interest in [sustainability]",
        "skill: Willing to learn [Tableau]",
      ],
      not: ["skill: Interest is welcome; knowledge of [Tableau]"],
    },
    {
      name: "language",
      when: (thing) =>
        (thing.kind === "language" || thing.kind === "skill") && isOneOf(thing, ["language"]),
      gives: "speak",
      examples: ["language: French", "language: Arabic", "skill: Welsh"],
      not: ["language: foreign language skills", "skill: Java"],
    },
    {
      name: "holder-of-a-status",
      when: (thing) =>
        isCredential(thing) &&
        !credential.test(thing.text) &&
        (thing.isTitle || status.test(thing.text)),
      gives: "be",
      examples: ["licence: Registered Veterinary Technician", "cert: Certified Public Accountant"],
      not: ["licence: RN license", "cert: CPR certification"],
    },
    {
      name: "certificate-by-its-initials",
      when: (thing) =>
        thing.kind === "cert" && initials.test(thing.text) && isOneOf(thing, ["cert", "licence"]),
      gives: "certified",
      examples: ["cert: CPR", "cert: TEFL"],
      not: ["cert: CPR certification", "skill: CRM"],
    },
    {
      name: "paper-that-is-held",
      when: (thing) =>
        isCredential(thing) && (credential.test(thing.text) || isOneOf(thing, ["cert", "licence"])),
      gives: "hold",
      examples: [
        "licence: Class A CDL",
        "licence: valid driver's license",
        "cert: Food handler card",
      ],
      not: ["cert: good reputation"],
    },
    {
      name: "program-or-tool",
      when: (thing) =>
        thing.kind === "skill" &&
        (thing.term?.tool === true || (isOneOf(thing, ["program", "tool"]) && !thing.isEveryday)),
      gives: "use",
      examples: ["skill: Zendesk", "skill: Microsoft Excel", "skill: MYOB"],
      not: ["skill: project management", "skill: organisation"],
    },
    {
      name: "too-plain-to-ask",
      when: ({ isEveryday }) => isEveryday,
      gives: "none",
      examples: ["skill: sales", "skill: operations", "skill: clerical"],
      not: ["skill: toxicology", "skill: GAAP"],
    },
    {
      name: "known-skill",
      when: (thing) =>
        thing.kind === "skill" && (thing.term?.kind === "skill" || thing.concepts.has("knowledge")),
      gives: "know",
      examples: ["skill: project management", "skill: gas chromatography", "skill: GAAP"],
      not: ["skill: solve problems", "skill: potential career transition"],
    },
  ],
};

/** In which form something is asked about. */
export function formOf(thing: AskedThing): QuestionForm {
  return decide(questionForms, thing)?.value ?? "none";
}
