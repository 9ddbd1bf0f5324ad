import { isCounted } from "@savile/model";
import type { AtsScore, Change, Fact, Match, Posting, Resume, ScoreReport } from "@savile/model";
import { assemble } from "../assemble/assemble.ts";
import { priceChanges } from "../changes/price-changes.ts";
import type { EditedDocuments } from "../edits/edited-documents.ts";
import { statedResume } from "../edits/stated-resume.ts";
import { matchRequirements } from "../match/match-requirements.ts";
import { readSource } from "../match/source.ts";
import type { Source } from "../match/source.ts";
import { metMusts } from "../score/parts.ts";
import { reachOf } from "../score/reach.ts";
import { fitOf } from "../score/score-resume.ts";
import { shareNamed, shownMusts } from "../score/shown.ts";

export interface FiguresInput {
  readonly posting: Posting;
  readonly facts: readonly Fact[];
  /** The source as it was read and matched. */
  readonly source: Source;
  readonly sourceMatches: readonly Match[];
  readonly changes: readonly Change[];
  readonly edited?: EditedDocuments;
  /** What counts of the documents as they stand. */
  readonly standing: Resume;
}

/** What the person has done, held against what is asked. */
export interface PersonFacts {
  readonly matches: readonly Match[];
  readonly fit: AtsScore;
}

function strongerOf(own: readonly Match[], stated: readonly Match[]): Match[] {
  const byId = new Map(stated.map((match) => [match.reqId, match]));
  return own.map((match) => {
    const other = byId.get(match.reqId);
    return other !== undefined && other.strength > match.strength ? other : match;
  });
}

/** The facts of the source and what the person states beside it; no wording moves them. */
function factsOf(input: FiguresInput, changes: readonly Change[]): PersonFacts {
  const { source, posting, sourceMatches, edited } = input;
  const stated = statedResume(source.resume, changes, edited);
  if (stated === undefined)
    return { matches: sourceMatches, fit: fitOf(source, posting, sourceMatches) };
  const own = readSource(stated, input.facts, source.today);
  const matches = strongerOf(sourceMatches, matchRequirements(own, posting));
  const fits = [source, own].map((one) => fitOf(one, posting, matches));
  const [fit = { total: null, parts: [] }] = fits.toSorted(
    (a, b) => (b.total ?? 0) - (a.total ?? 0),
  );
  return { matches, fit };
}

/** An open change as it counts once the person takes it. */
function taken(change: Change): Change {
  const accepted: Change = { ...change, state: change.own === undefined ? "accepted" : "edited" };
  return isCounted(accepted) ? accepted : { ...change, state: "confirmed" };
}

/** What is shown of what is met, with changes on top of the documents as they stand. */
function shownWith(input: FiguresInput, facts: PersonFacts, extra: readonly Change[]) {
  const { posting, source, changes, standing } = input;
  const more = extra.map(taken);
  const isStated = more.some(({ state }) => state === "confirmed");
  const { matches } = isStated ? factsOf(input, [...changes, ...more]) : facts;
  const musts = metMusts(posting, matches);
  return shareNamed(shownMusts(assemble(standing, more), source.hidden, musts));
}

export interface Figures {
  readonly facts: PersonFacts;
  readonly changes: readonly Change[];
  readonly score: ScoreReport;
}

/** Both figures, the prices of the changes, and what the person has done. */
export function figuresOf(input: FiguresInput): Figures {
  const { posting, source, standing } = input;
  const facts = factsOf(input, input.changes);
  const musts = metMusts(posting, facts.matches);
  const shownBy = (resume: Resume) => shareNamed(shownMusts(resume, source.hidden, musts));
  const withMore = (extra: readonly Change[]) => shownWith(input, facts, extra);
  const changes = priceChanges(
    { resume: source.resume, standing, shownBy, shownWith: (change) => withMore([change]) },
    input.changes,
  );
  const [before, now] = [shownBy(source.resume), shownBy(standing)];
  const shown =
    before === null || now === null
      ? null
      : {
          before,
          now,
          reach: reachOf(now, changes, withMore),
          musts: shownMusts(standing, source.hidden, musts),
        };
  return { facts, changes, score: { fit: facts.fit, shown } };
}
