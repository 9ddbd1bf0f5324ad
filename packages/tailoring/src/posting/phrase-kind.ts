import type { RequirementKind } from "@savile/model";
import { askedGroup } from "./asked-languages.ts";
import { asksPaper } from "./paper-demand.ts";
import { opensWithQuality } from "./trait-words.ts";

const kinds: readonly (readonly [RegExp, RequirementKind])[] = [
  [
    /\b(?:eligib\p{L}+ to work|authori[sz]\p{L}+|right to work|work permit|visa|citizen\p{L}*|permanent residen\p{L}+|clearance|(?:background|criminal|credit|reference|drug|record)[\p{L} -]* (?:check|screen\p{L}*|test\p{L}*)|years of age|18 years)\b/iu,
    "clearance",
  ],
  [
    /\b(?:lift(?:ing)?|pounds|lbs?|kg|physical(?:ly)?|stand(?:ing)?|sit(?:ting)?|walk(?:ing)?|climb(?:ing)?|bend(?:ing)?|kneel(?:ing)?|stoop(?:ing)?|stamina)\b/i,
    "physical",
  ],
  [
    /\b(?:weekends?|nights?|evenings?|holidays|overtime|shifts?|on[- ]call|travel|availability|available|full[- ]time|part[- ]time|hours|relocat\p{L}+|located|attendance|short notice|days a week)\b/iu,
    "schedule",
  ],
  [
    /\b(?:attitude|personality|passion\p{L}*|motivat\p{L}+|self-starter|player|energetic|enthusias\p{L}+|positive|flexib\p{L}+|multitask\p{L}*|integrity|ethics?|poised|stress|culture|fast[- ]paced|detail|commitment|desire|eager|willing\p{L}*|drive[nr]?|interest|love|learner|initiative|mindset|patien\p{L}+|demeanou?r|manner)\b/iu,
    "soft",
  ],
];

/** What kind of demand a phrase makes that names no term of the lexicon. */
export function kindOfPhrase(text: string): RequirementKind {
  if (askedGroup(text) !== undefined) return "language";
  const kind = kinds.find(([words]) => words.test(text))?.[1];
  if (kind === undefined && asksPaper(text)) return "cert";
  return kind ?? (opensWithQuality(text) ? "soft" : "skill");
}
