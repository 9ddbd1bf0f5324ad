import { decide } from "@savile/model";
import type { ChoosingBook } from "@savile/model";
import type { Cue } from "./cue.ts";
import { excluded, loneNo, noHolder, noThing, notDone, praise } from "./denial-cues.ts";
import { endOfSpan, lastDay, liesAhead, runsOut } from "./last-day.ts";
import {
  actor,
  anotherPerson,
  belongs,
  beside,
  besideOther,
  endsOnOther,
  forThem,
  handedTo,
  leads,
  letDo,
  ofOthers,
  passive,
  passiveName,
  reduced,
  relative,
  relativeWithin,
  servedWho,
  thirdPerson,
  unlinked,
  visitor,
  whose,
} from "./others-cues.ts";
import { isOver, isUnfinished, learning, seen, wish } from "./status-cues.ts";

/**
 * What a clause says of the thing that it names. `cap` is the most that it may prove. `from` is where the words
 * begin that it speaks of; `back` says that it may speak of what stands before it.
 */
export interface Standing {
  readonly says: "denied" | "no" | "others" | "wish" | "open" | "seen";
  readonly cap: number;
  readonly from: number;
  /** Where they end, if before the end of the clause. */
  readonly to?: number;
  readonly back?: "label" | "antecedent";
}

export interface ClauseReading {
  readonly text: string;
  /** The clause before it. */
  readonly before: string;
  /** Whether it stands among credentials, studies or lists, where words of status speak of the entry. */
  readonly listed: boolean;
  /** `YYYY-MM` of the day on which it is read. */
  readonly month: string;
}

/** What is open, learnt or over may be shown as near, never as held. */
const openCap = 0.3;
/** What somebody only saw, or knows a little of, is near as well. */
const seenCap = 0.3;

/** The place at which a pattern speaks; the whole clause is meant unless a rule says otherwise. */
const at = (pattern: Cue, { text }: ClauseReading): number => pattern.exec(text)?.index ?? 0;

/** "Baked the bread and never decorated cakes": the denial begins at the "and". */
function deniedFrom({ text }: ClauseReading): number {
  const found = notDone.exec(text);
  const before = text.slice(0, found?.index ?? 0);
  return (
    / (?:when|where|if|until|unless|because|since|as|so) (?!.* (?:when|where|if|until) )/iu.exec(
      before,
    )?.index ??
    / (?:and|or)(?: I| we)? $/iu.exec(before)?.index ??
    0
  );
}

/** What a clause says of the things in it: nothing, or why they do not count. */
export const standings: ChoosingBook<ClauseReading, Standing> = {
  name: "standings",
  about:
    "Does a clause say that what it names is denied, another's, wished for, open, or only seen?",
  takes: "first",
  read: (text) => ({
    text: text.replace(/^listed: |^.* \/ /, ""),
    before: /^(.*) \/ /.exec(text)?.[1] ?? "",
    listed: text.startsWith("listed: "),
    month: "2026-11",
  }),
  rules: [
    {
      name: "over-or-open",
      when: ({ text, before, listed, month }) =>
        listed &&
        (isOver(text, month) ||
          (liesAhead(text, month) && !runsOut(`${before}, ${text}`)) ||
          (lastDay(text) ?? endOfSpan(`${before} (${text}`) ?? month) < month),
      gives: { says: "open", cap: openCap, from: 0, back: "label" },
      examples: [
        "listed: lapsed 2019",
        "listed: valid to 03/2021",
        "listed: expected completion July 2030",
        "listed: exp. 04/2023",
        "listed: registered for Level I, February 2030",
        "listed: certificate to follow",
      ],
      not: [
        "listed: valid to 2093",
        "listed: valid to March 2093",
        "listed: crane licence / Aug 2093",
        "listed: renewed 2025",
        "Sold off expired stock",
      ],
    },
    {
      name: "learner",
      when: ({ text, listed }) => learning.test(text) || (listed && isUnfinished(text)),
      gives: { says: "open", cap: openCap, from: 0, back: "label" },
      examples: ["still learning the ovens", "student member", "3 of 13 papers", "course booked"],
      not: ["Taught beginners to sew", "machine learning models", "learning support assistant"],
    },
    {
      name: "praise-by-denial",
      when: ({ text }) => praise.test(text),
      gives: ({ text }) => ({ says: "denied", cap: 1, from: text.length }),
      examples: [
        "no late filing in seven years",
        "without a single accident",
        "never missed a tour",
      ],
      not: ["no welding", "without tickets"],
    },
    {
      name: "lone-no",
      when: ({ text }) => loneNo.test(text),
      gives: { says: "no", cap: 0, from: 0, back: "label" },
      examples: ["no", "not yet."],
      not: ["no idle hours"],
    },
    {
      name: "without-the-thing",
      when: ({ text }) => noThing.test(text),
      gives: (clause) => ({ says: "denied", cap: 0, from: at(noThing, clause) }),
      examples: ["no welding", "keine Abendkurse", "everything except the payroll"],
      not: ["know the ovens", "Nord office"],
    },
    {
      name: "not-done",
      when: ({ text }) => notDone.test(text) || noHolder.test(text) || excluded.test(text),
      gives: (clause) => ({ says: "denied", cap: 0, from: deniedFrom(clause) }),
      examples: ["payroll was not prepared in-house", "I have never driven a crane"],
      not: ["notes of meetings"],
    },
    {
      name: "what-others-do-to-it",
      when: ({ text }) => relative.test(text),
      gives: { says: "others", cap: 0, from: 0, back: "antecedent" },
      examples: ["which the content team built", "where staff ran the tests"],
      not: ["which the team still uses", "which I built for the team"],
    },
    {
      name: "done-by-others",
      when: ({ text }) => passive.test(text) || passiveName.test(text) || belongs.test(text),
      gives: { says: "others", cap: 0, from: 0 },
      examples: [
        "wiring was done by the site electricians",
        "payroll belonged to head office",
        "purchasing sat with the Ulm office",
      ],
      not: [
        "was promoted by the head chef",
        "parts are moved by forklift",
        "made by hand",
        "Sat with a widow for an hour",
      ],
    },
    {
      name: "what-others-do-within",
      when: ({ text }) =>
        [reduced, relativeWithin, letDo, unlinked].some((within) => within.test(text)),
      gives: (clause) => ({
        says: "others",
        cap: 0,
        from: Math.max(
          ...[reduced, relativeWithin, letDo, unlinked].map((within) => at(within, clause)),
        ),
      }),
      examples: [
        "Printed tickets for concerts organised by the events team",
        "labelled scans that the research group used to train models",
        "let the agency run the shop's page",
        "filed the plans our architects drew",
        "took calls in a shop whose manager raised sales",
      ],
      not: ["mended faults reported by the drivers", "let rooms to students"],
    },
    {
      name: "of-others",
      when: ({ text }) => ofOthers.test(text),
      gives: ({ text }) => {
        const found = ofOthers.exec(text);
        const from = found?.index ?? 0;
        return { says: "others", cap: 0, from, to: from + (found?.[0].length ?? 0) };
      },
      examples: ["cooked to the head chef's recipes"],
      not: ["managed the team's budget"],
    },
    {
      name: "who-is-another",
      when: ({ text, before }) =>
        /^who\s+[a-zß-ɏ]/iu.test(text) &&
        (endsOnOther.test(before) || besideOther.test(before)) &&
        !leads.test(before),
      gives: { says: "others", cap: 0, from: 0 },
      examples: [
        "sent the papers to our customs agency / who declared the goods",
        "calls went to the claims team in Leeds / who settled them",
        "sat behind counsel / who addressed the bench",
      ],
      not: ["led the drivers / who served nine towns"],
    },
    {
      name: "others-at-work",
      when: ({ text }) => actor.test(text),
      gives: { says: "others", cap: 0, from: 0 },
      examples: ["the maintenance fitters repaired the presses", "an external firm did the audit"],
      not: ["the team of nine grew to twelve", "our fitters and I rebuilt the press"],
    },
    {
      name: "visitors-at-work",
      when: ({ text }) => visitor.test(text) || whose.test(text),
      gives: { says: "others", cap: 0, from: 0 },
      examples: ["a colleague from Payroll built the forms", "whose staff operated the press"],
      not: ["our colleagues from Lyon and I built it", "whose recipes I baked"],
    },
    {
      name: "third-person",
      when: ({ text, before }) => thirdPerson.test(text) && anotherPerson.test(before),
      gives: { says: "others", cap: 0, from: 0 },
      examples: ["told my supervisor / he wrote the notices"],
      not: ["he wrote the notices", "told my supervisor / then wrote the notices"],
    },
    {
      name: "beside-others",
      when: ({ text }) => beside.test(text),
      gives: (clause) => ({ says: "others", cap: 0, from: at(beside, clause) }),
      examples: ["worked next to the welding team", "Worked alongside the design office"],
      not: ["worked with the welding team"],
    },
    {
      name: "handed-to-others",
      when: ({ text }) => handedTo.test(text),
      gives: ({ text }) => {
        const found = handedTo.exec(text);
        const to = (found?.index ?? 0) + (found?.[0].length ?? 0);
        return { says: "others", cap: 0, from: to - (found?.groups?.["who"]?.length ?? 0), to };
      },
      examples: ["passed them to the payroll office", "reported to the head of finance"],
      not: ["handed meals to guests"],
    },
    {
      name: "for-another",
      when: ({ text }) => forThem.test(text),
      gives: ({ text }) => {
        const found = forThem.exec(text);
        const to = (found?.index ?? 0) + (found?.[0].length ?? 0);
        return { says: "others", cap: 0, from: to - (found?.groups?.["who"]?.length ?? 0), to };
      },
      examples: ["carried boxes for the tiler", "filed for the tax department"],
      not: ["wrote rotas for the nurses", "payroll for the whole staff"],
    },
    {
      name: "what-customers-do",
      when: ({ text }) => servedWho.test(text),
      gives: (clause) => ({ says: "others", cap: 0, from: at(servedWho, clause) }),
      examples: ["answered calls of customers who run bakeries"],
      not: ["customers in bakeries", "patients who had strokes"],
    },
    {
      name: "wish",
      when: ({ text }) => wish.test(text),
      gives: { says: "wish", cap: 0, from: 0 },
      examples: [
        "would like to train as a welder",
        "keen to learn French",
        "looking forward to the move",
      ],
      not: ["willing to work at night", "planned the training"],
    },
    {
      name: "only-seen",
      when: ({ text }) => seen.test(text),
      gives: { says: "seen", cap: seenCap, from: 0, back: "label" },
      examples: ["shadowed the sommelier", "basic French", "familiar with Revit"],
      not: ["basic life support", "observed patients at night"],
    },
  ],
};

/** What a clause says of the things in it, if it takes anything back. */
export function standingOf(clause: ClauseReading): Standing | undefined {
  return decide(standings, clause)?.value;
}
