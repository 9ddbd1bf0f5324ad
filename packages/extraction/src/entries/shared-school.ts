import { schoolWords } from "../fields/lexicon/degrees.data.ts";
import { placeScore } from "../fields/place.rules.ts";
import { fold } from "../text-line/clean-text.ts";
import { organizationScore } from "./organization.rules.ts";
import { degreeLevel } from "./score-token.ts";
import type { RawEntry } from "./segment.ts";
import type { Token } from "./token.ts";

interface Headed {
  readonly raw: RawEntry;
  readonly tokens: readonly Token[];
}

/** White space above it makes a degree a study of its own. */
const nextBelow = 1.4;
const likelyFirm = 1.6;

function namesSchool(text: string): boolean {
  return schoolWords.test(fold(text));
}

/** A degree in one line, and no word of a school in it. */
function isBareDegree({ raw, tokens }: Headed): boolean {
  const [only, ...others] = raw.header;
  if (only === undefined || others.length > 0 || only.line.gap >= nextBelow) return false;
  const { text } = only.line;
  const isFree =
    !namesSchool(text) && tokens.every((one) => organizationScore(one.text) < likelyFirm);
  return isFree && degreeLevel(text) > 0;
}

/** Above stands a study whose school has a line of its own, with nothing told below it. */
function isOfSchool({ raw }: Headed): boolean {
  const rows = raw.header.map(({ line }) => line.text);
  const hasOwnLine = rows.some((text) => namesSchool(text) && degreeLevel(text) === 0);
  return raw.body.length === 0 && hasOwnLine && rows.some((text) => degreeLevel(text) > 0);
}

/**
 * Two degrees of one school below each other: what stands beside the second degree is its field, for the
 * school stands above both.
 */
export function withSharedSchools<T extends Headed>(studies: readonly T[]): T[] {
  const out: T[] = [];
  let shares = false;
  for (const study of studies) {
    const isSecond: boolean = shares && isBareDegree(study);
    const tokens = study.tokens.map((token) => ({
      ...token,
      forced: placeScore(token.text) >= 0.5 ? ("L" as const) : ("T" as const),
    }));
    out.push(isSecond ? { ...study, tokens } : study);
    shares = isOfSchool(study) || (isSecond && study.raw.body.length === 0);
  }
  return out;
}
