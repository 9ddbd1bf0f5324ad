import { verbOf, verbRank } from "../../words/verbs.ts";
import { lightBases } from "../reading/agency.data.ts";
import { clausesOf, saysShared } from "../reading/clauses.ts";
import type { Clause } from "../reading/clauses.ts";
import type { Check, CheckContext, Objection } from "../reading/context.ts";
import { frameOf, spanOf } from "../reading/frame.ts";
import type { Frame, FrameWord } from "../reading/frame.ts";
import { saysHelping, saysTogether } from "../reading/helping.data.ts";
import type { NumberMention } from "../reading/numbers.ts";
import { isNeutral, saysWord } from "../reading/words.ts";
import { isBroader, rootOf, sameMeaning } from "../../words/thesaurus.ts";

function framesOf({ cited, support }: CheckContext): readonly Frame[] {
  return cited.length > 0 ? cited : [support];
}

function isNumber(frame: Frame, word: FrameWord): boolean {
  return (
    /^\d/.test(word.lower) ||
    frame.numbers.some((entry) => entry.start <= word.start && word.end <= entry.end)
  );
}

/** Words that may tell one object from another. */
function telling(frame: Frame, words: readonly FrameWord[]): FrameWord[] {
  return words.filter(
    (word) =>
      !word.stop &&
      !isNumber(frame, word) &&
      !isNeutral(word.lower) &&
      word.lower.length > 1 &&
      !/^\p{Lu}{2,5}$/u.test(word.text),
  );
}

/** The object of a clause, if it has one that tells it from others. */
function objectOf(frame: Frame, clause: Clause): FrameWord[] {
  return telling(frame, clause.object).length === 0
    ? []
    : clause.object.filter((word) => !isNumber(frame, word));
}

interface Told {
  readonly frame: Frame;
  readonly clause: Clause;
  /** What the clause speaks of; of effects also what has them. */
  readonly words: readonly FrameWord[];
}

const tellings = new WeakMap<CheckContext, readonly Told[]>();

/** What the facts of a context tell, clause by clause. */
function toldBy(context: CheckContext): readonly Told[] {
  const before = tellings.get(context);
  if (before !== undefined) return before;
  const told = framesOf(context).flatMap((frame) => {
    const clauses = clausesOf(frame);
    return clauses.map((clause, index): Told => {
      const shared = clause.words.length === 0 ? (clauses[index + 1]?.words ?? []) : [];
      const subject =
        clause.agency === "own" || clause.agency === "shared"
          ? []
          : frame.words.slice(clause.pronoun ? 0 : Math.max(0, clause.index - 6), clause.index);
      return { frame, clause, words: [...clause.words, ...shared, ...subject] };
    });
  });
  tellings.set(context, told);
  return told;
}

function overlaps(object: readonly FrameWord[], told: Told): boolean {
  return object.some((word) => {
    const root = rootOf(word.lower);
    return told.words.some(
      (other) =>
        other.stem === word.stem ||
        sameMeaning(root, rootOf(other.lower)) ||
        sameMeaning(word.stem, other.stem) ||
        isBroader(root, rootOf(other.lower)) ||
        (word.stem.length >= 5 && other.stem.startsWith(word.stem.slice(0, 5))),
    );
  });
}

/** Roots of verbs that need no object of their own to be true. */
const saysLittle: ReadonlySet<string> = new Set(
  ["do", "work", "be", "have", "make", "take", "get", "go", "put", "run"].map(rootOf),
);

/** Whether a clause and one of the facts tell the same number of their verb. */
function sharesNumber(claim: Frame, clause: Clause, { frame, clause: other }: Told): boolean {
  const theirs = numbersIn(frame, other);
  return numbersIn(claim, clause).some((own) =>
    theirs.some((entry) => entry.value === own.value && entry.kind === own.kind),
  );
}

/** Whether the title or the employer of the role says a word. */
function isOfHeader({ role }: CheckContext, word: FrameWord): boolean {
  return role !== undefined && frameOf(`${role.title}, ${role.org}`).stems.has(word.stem);
}

/** A true verb of a true thing that the facts tell of another: "reconcile cabinets", "match grants". */
export const checkVerbObject: Check = (claim, context) => {
  const told = toldBy(context);
  return clausesOf(claim).flatMap((clause): Objection[] => {
    const exact = told.filter((entry) => entry.clause.root === clause.root);
    const alike = told.filter((entry) => sameMeaning(entry.clause.root, clause.root));
    const same = exact.length > 0 ? exact : alike;
    const object = objectOf(claim, clause);
    if (same.length === 0 || object.length === 0 || saysLittle.has(clause.root)) return [];
    if (exact.length === 0 && saysHelping.test(claim.text)) return [];
    if (same.some((entry) => entry.clause.pronoun || entry.words.length === 0)) return [];
    if (same.some((entry) => overlaps(object, entry) || sharesNumber(claim, clause, entry)))
      return [];
    if (!object.every((word) => saysWord(context.support, word))) return [];
    if (object.every((word) => isOfHeader(context, word))) return [];
    return [
      {
        hard: false,
        span: spanOf(clause.verb),
        detail: `Your resume uses "${clause.verb.text}" of something else.`,
      },
    ];
  });
};

function inClause(clause: Clause, entry: NumberMention): boolean {
  return clause.verb.end <= entry.start && entry.end <= clause.end;
}

function numbersIn(frame: Frame, clause: Clause): NumberMention[] {
  return frame.numbers.filter((entry) => !entry.year && inClause(clause, entry));
}

/** A true number with a verb that has another number in the facts: "recovered $46,000". */
export const checkNumberVerb: Check = (claim, context) => {
  const told = toldBy(context);
  return clausesOf(claim).flatMap((clause): Objection[] => {
    const numbers = numbersIn(claim, clause);
    const same = told.filter(
      (entry) =>
        entry.clause.root === clause.root &&
        clause.words.some(({ stem }) => entry.words.some((other) => other.stem === stem)),
    );
    const theirs = same.flatMap(({ frame, clause: other }) => numbersIn(frame, other));
    if (
      theirs.length === 0 ||
      numbers.some((entry) => theirs.some((own) => own.value === entry.value))
    )
      return [];
    return numbers.flatMap((entry): Objection[] => {
      const alike = theirs.filter((own) => own.kind === entry.kind);
      const moved = told.some(
        ({ frame, clause: other }) =>
          other.root !== clause.root &&
          numbersIn(frame, other).some(
            (own) => own.value === entry.value && own.kind === entry.kind,
          ),
      );
      if (alike.length === 0 || !moved) return [];
      const digits = claim.text.slice(entry.start, entry.end);
      return [
        {
          hard: true,
          span: [entry.start, entry.end],
          detail: `In your resume ${digits} belongs to another part of the line.`,
        },
      ];
    });
  });
};

function rankOf(clause: Clause): number {
  return verbRank(verbOf(clause.verb.lower)?.verb.base ?? clause.root);
}

function leadsBoth(clause: Clause, other: Clause): boolean {
  return rankOf(clause) === 2 && rankOf(other) === 2;
}

const agencyDetails = {
  hedged: "Your resume says that you helped with this, learned it or planned it.",
  other: "Your resume says that somebody else did this.",
  shared: "Your resume says that you did this together with others.",
} as const;

/** What the facts tell as help, as a plan, with others or of others, told as done alone. */
export const checkAgency: Check = (claim, context) => {
  const told = toldBy(context);
  const covered = saysShared(claim);
  const kept = saysHelping.test(claim.text) || saysTogether.test(claim.text);
  return clausesOf(claim).flatMap((clause): Objection[] => {
    if (clause.agency === "hedged" || clause.agency === "other" || clause.agency === "shared")
      return [];
    if (kept && rankOf(clause) < 2) return [];
    if (rankOf(clause) === 0 || lightBases.has(verbOf(clause.verb.lower)?.verb.base ?? ""))
      return [];
    const object = objectOf(claim, clause);
    const same = told.filter(
      (entry) =>
        (entry.clause.root === clause.root || sameMeaning(entry.clause.root, clause.root)) &&
        (object.length === 0 || overlaps(object, entry)),
    );
    const agencies = same.map((entry) => entry.clause.agency);
    const [first] = agencies;
    if (first === undefined || agencies.some((agency) => agency === "own" || agency === "effect"))
      return [];
    const exact = same.some((entry) => entry.clause.root === clause.root);
    // "Led a crew of nine" of a crew that somebody else led: to name the crew shares nothing.
    const isLed = first === "other" && same.every((entry) => leadsBoth(clause, entry.clause));
    if (covered && !isLed && (!exact || first !== "other")) return [];
    if (first === "own" || first === "effect") return [];
    return [
      {
        hard: isLed || (exact && first !== "shared" && !covered),
        span: spanOf(clause.verb),
        detail: agencyDetails[first],
      },
    ];
  });
};
