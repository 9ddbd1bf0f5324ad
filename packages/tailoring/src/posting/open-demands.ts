import { wordKey } from "@savile/taxonomy";
import type { Draft, Level } from "./collect.ts";
import { contentCount, corePhrase, listMembers } from "./phrases.ts";
import type { PlacedSegment } from "./sections.ts";
import { looksLikeTitle } from "./title-company.ts";

/** A clause of a posting with the level at which it asks. */
export interface Statement {
  readonly segment: PlacedSegment;
  readonly level: Level;
  readonly clause: string;
  /** Offset of the clause in the match copy. */
  readonly start: number;
}

/** The words of a demand as a key, whatever their case and number. */
export function phraseKey(text: string): string {
  return text.toLowerCase().split(/\W+/).map(wordKey).join(" ");
}

const softWords =
  /\b(?:attitude|personality|passion|motivated|self-starter|team player|energetic|enthusias|positive|flexib|multitask|integrity|work ethic|poised|stress|culture|fast[- ]paced|detail|weekends?|nights|overtime|shifts?|lift|pounds|lbs|physical|travel|authori[sz]\w+|citizen\w*|permanent residen\w+|stand(?:ing)? and|walk|climb|years of age|18 years|background check|drug)\b/i;

/** Clauses about something else than a demand: who may apply, what the employer thinks. */
const noDemand =
  /^\s*(?:this|these|it|they|there|if|however|in order to apply|education (?:may|and\/or)|additional|all candidates|experience may|salary|please|hours?|pay)\b|\b(?:equivalent to|encouraged to|is assumed|training (?:is )?(?:given|provided)|we (?:will|'ll|offer|use)|as described|resume|cover letter)\b/i;
/** A verb in the middle shows a clause; a demand is a phrase. */
const finite =
  /\b(?:is|are|was|were|will|would|can|should|must|has|have|had|you|your|we|our|they|he|she|who|that|which)\b/i;
const mostPhraseWords = 8;

/** What a demand asks for in words that the lexicon does not know. */
export function phraseDrafts(
  { segment, level, clause, start }: Statement,
  found: readonly Draft[],
): Draft[] {
  if (noDemand.test(clause)) return [];
  const core = corePhrase(clause);
  return listMembers(core.text).flatMap((part) => {
    const piece = corePhrase(part.text);
    const at = start + core.start + part.start + piece.start;
    const end = at + piece.text.length;
    if (found.some((draft) => draft.start < end && draft.end > at)) return [];
    // "a third grade teacher to join our school" names the job, not a demand.
    const names =
      /\b(?:seeking|looking for|hiring)\b/i.test(clause) &&
      looksLikeTitle(piece.text.split(/\s+/).slice(0, 5).join(" "));
    const count = contentCount(piece.text);
    // A lone word of everyday speech ("laws", "code") tells nobody what is asked.
    if (piece.text.split("(").length !== piece.text.split(")").length) return [];
    if (count === 1 && /^[\p{Ll}\s]+$/u.test(piece.text)) return [];
    if (/\b(?:in|of|with|to|for|and|or|the|a|an|as|by)$/i.test(piece.text)) return [];
    if (names || count === 0 || count > mostPhraseWords || piece.text.length < 4) return [];
    if (finite.test(piece.text) || /^(?:and|or|but|as|to)\b/i.test(piece.text)) return [];
    const soft = softWords.test(piece.text);
    return [
      {
        key: `phrase:${phraseKey(piece.text)}`,
        text: piece.text,
        canonical: [],
        kind: soft ? ("soft" as const) : ("skill" as const),
        level,
        start: at,
        end,
        line: segment.start,
      },
    ];
  });
}
