import type { Source } from "../../match/source.ts";
import type { Check, Objection, SourceCheck } from "../reading/context.ts";
import type { Frame } from "../reading/frame.ts";
import { checkDetail } from "./detail.ts";
import { checkPostingClaim } from "./posting-claim.ts";
import { checkEntity } from "./entity.ts";
import { checkAward, checkEmploymentType, checkTitleAtOrg } from "./names.ts";
import { checkBinding } from "./number-binding.ts";
import { checkChangeSize, checkNumber, checkNumberRole, checkQualifier } from "./numbers.ts";
import { checkNegatedWord, checkOpposite } from "./opposites.ts";
import { checkPeriod } from "./period.ts";
import { checkEntryYear, checkHeldAt, checkRoleDates } from "./held-at.ts";
import { checkExchangedLevel } from "./exchanged-level.ts";
import { checkForeign, checkForeignDetail } from "./foreign.ts";
import { checkDegree, checkDegreeName, checkField } from "./degrees.ts";
import { checkContact, checkForm, checkProtected } from "./form.ts";
import { checkLaterTitle } from "./later-titles.ts";
import { checkRating } from "./ratings.ts";
import { checkTitleDates } from "./title-dates.ts";
import { checkLevel, checkProficiency } from "./levels.ts";
import { checkBecause, checkCause } from "./cause.ts";
import { checkChange } from "./change.ts";
import { checkDeedYears } from "./deed-years.ts";
import { checkLimit } from "./limits.ts";
import { checkFigureName, checkLabel } from "./labels.ts";
import { checkIntent, checkNegation, checkPending } from "./not-done.ts";
import { checkChangeEnds, checkLineYear, checkMoveOrder, checkRangeOrder } from "./number-order.ts";
import { checkAbsolute, checkScope } from "./scope.ts";
import { checkLinkedLines } from "./linked-lines.ts";
import { checkRecurrence } from "./recurrence.ts";
import { checkSince } from "./since.ts";
import { checkSpanYears } from "./span-years.ts";
import { checkMixedName } from "./mixed-names.ts";
import { checkSkills } from "./skills.ts";
import { checkSuperlative } from "./superlatives.ts";
import {
  checkCredentialStatus,
  checkOpenCredential,
  checkNearestPart,
  checkOpenPart,
  checkCurrency,
  checkCertified,
} from "./status.ts";
import { checkAgency, checkNumberVerb, checkVerbObject } from "./structure.ts";
import { checkDirection, checkOutcome } from "./results.ts";
import { checkExchangedStudy, checkSchoolName } from "./studies.ts";
import { checkTitleClaim } from "./title-claims.ts";
import { checkHelping } from "./helping.ts";
import { checkLedObject, checkNounAsVerb, checkVerbRank } from "./verbs.ts";
import { checkTitle, checkTitlePhrase } from "./titles.ts";
import { checkAnachronism, checkStretch, checkYears } from "./years.ts";
import { checkDecades, checkTitleYears } from "./title-years.ts";

/** A text is held against many lines of one resume: what they cannot change is found once. */
function once(check: SourceCheck): Check {
  const known = new WeakMap<Source, WeakMap<Frame, Objection[]>>();
  return (claim, context) => {
    if (context.posting.text !== "") return check(claim, context);
    const own = known.get(context.source) ?? new WeakMap<Frame, Objection[]>();
    known.set(context.source, own);
    const found = own.get(claim) ?? check(claim, context);
    own.set(claim, found);
    return found;
  };
}

/** Every check with its name, in the order in which objections are listed. */
export const allChecks: readonly { readonly id: string; readonly check: Check }[] = [
  { id: "number", check: checkNumber },
  { id: "entity", check: checkEntity },
  { id: "skill", check: checkSkills },
  { id: "number-bind", check: checkBinding },
  { id: "number-role", check: checkNumberRole },
  { id: "number-qualifier", check: checkQualifier },
  { id: "number-bind", check: checkNumberVerb },
  { id: "number-role", check: checkChangeSize },
  { id: "number", check: checkLabel },
  { id: "number", check: checkFigureName },
  { id: "date", check: checkLineYear },
  { id: "range", check: checkMoveOrder },
  { id: "period", check: checkPeriod },
  { id: "period", check: checkRecurrence },
  { id: "direction", check: checkDirection },
  { id: "range", check: checkRangeOrder },
  { id: "range", check: checkChangeEnds },
  { id: "years", check: checkYears },
  { id: "years", check: once(checkDecades) },
  { id: "years", check: once(checkDeedYears) },
  { id: "years", check: once(checkSpanYears) },
  { id: "title", check: once(checkTitleYears) },
  { id: "title", check: once(checkTitleDates) },
  { id: "years", check: once(checkLaterTitle) },
  { id: "duration", check: checkStretch },
  { id: "anachronism", check: checkAnachronism },
  { id: "award", check: checkAward },
  { id: "title", check: checkTitle },
  { id: "title", check: once(checkTitlePhrase) },
  { id: "title", check: checkTitleClaim },
  { id: "title", check: once(checkTitleAtOrg) },
  { id: "title", check: once(checkHeldAt) },
  { id: "date", check: once(checkRoleDates) },
  { id: "date", check: once(checkEntryYear) },
  { id: "date", check: once(checkSince) },
  { id: "employment-type", check: checkEmploymentType },
  { id: "degree", check: checkDegree },
  { id: "cert-status", check: once(checkCredentialStatus) },
  { id: "degree", check: once(checkField) },
  { id: "degree", check: once(checkDegreeName) },
  { id: "degree", check: once(checkExchangedStudy) },
  { id: "entity", check: once(checkSchoolName) },
  { id: "entity", check: once(checkMixedName) },
  { id: "cert-status", check: once(checkOpenCredential) },
  { id: "cert-status", check: once(checkOpenPart) },
  { id: "cert-status", check: once(checkNearestPart) },
  { id: "cert-status", check: once(checkCertified) },
  { id: "proficiency", check: checkProficiency },
  { id: "proficiency", check: once(checkLevel) },
  { id: "proficiency", check: once(checkRating) },
  { id: "proficiency", check: once(checkExchangedLevel) },
  { id: "verb-rank", check: checkVerbRank },
  { id: "verb-object", check: checkLedObject },
  { id: "verb-object", check: checkVerbObject },
  { id: "attribution", check: checkAgency },
  { id: "causal", check: checkCause },
  { id: "verb-use", check: checkNounAsVerb },
  { id: "hedge", check: checkHelping },
  { id: "scope", check: checkScope },
  { id: "outcome", check: checkChange },
  { id: "causal", check: checkBecause },
  { id: "causal", check: checkLinkedLines },
  { id: "limit", check: checkLimit },
  { id: "outcome", check: checkOutcome },
  { id: "absolute", check: checkAbsolute },
  { id: "superlative", check: checkSuperlative },
  { id: "negation", check: checkNegation },
  { id: "negation", check: checkNegatedWord },
  { id: "opposite", check: checkOpposite },
  { id: "intent", check: checkIntent },
  { id: "intent", check: checkPending },
  { id: "currency", check: checkCurrency },
  { id: "language", check: checkForeign },
  { id: "detail", check: checkForeignDetail },
  { id: "contact", check: once(checkContact) },
  { id: "posting-claim", check: checkPostingClaim },
  { id: "form", check: checkForm },
  { id: "protected", check: checkProtected },
  // Facts decide; words that no line has are looked at when nothing else objects too much.
  { id: "detail", check: checkDetail },
];
