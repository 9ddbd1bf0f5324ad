import type { Check } from "../context.ts";
import { checkDetail, checkPostingClaim } from "./detail.ts";
import { checkAward, checkEmploymentType, checkEntity, checkTitleAtOrg } from "./names.ts";
import {
  checkBinding,
  checkChangeSize,
  checkNumber,
  checkNumberRole,
  checkQualifier,
} from "./numbers.ts";
import { checkNegatedWord, checkOpposite, checkPeriod } from "./opposites.ts";
import { checkEntryYear, checkHeldAt, checkRoleDates } from "./held-at.ts";
import { checkForeign, checkForeignDetail } from "./foreign.ts";
import { checkDegree, checkDegreeName, checkField } from "./degrees.ts";
import { checkLabel } from "./labels.ts";
import { checkLineYear, checkMoveOrder, checkRangeOrder } from "./number-order.ts";
import { checkSkills } from "./skills.ts";
import {
  checkCredentialStatus,
  checkOpenCredential,
  checkCurrency,
  checkCertified,
  checkProficiency,
} from "./status.ts";
import { checkAgency, checkCause, checkNumberVerb, checkVerbObject } from "./structure.ts";
import {
  checkDirection,
  checkLedObject,
  checkNounAsVerb,
  checkHedge,
  checkOutcome,
  checkVerbRank,
} from "./verbs.ts";
import {
  checkAbsolute,
  checkContact,
  checkForm,
  checkIntent,
  checkNegation,
  checkPending,
  checkProtected,
  checkScope,
} from "./wording.ts";
import { checkTitle, checkTitlePhrase } from "./titles.ts";
import {
  checkAnachronism,
  checkDecades,
  checkStretch,
  checkTitleYears,
  checkYears,
} from "./years.ts";

/** Every check with its name, in the order in which objections are listed. */
export const allChecks: readonly { readonly id: string; readonly check: Check }[] = [
  { id: "number", check: checkNumber },
  { id: "detail", check: checkDetail },
  { id: "entity", check: checkEntity },
  { id: "skill", check: checkSkills },
  { id: "number-bind", check: checkBinding },
  { id: "number-role", check: checkNumberRole },
  { id: "number-qualifier", check: checkQualifier },
  { id: "number-bind", check: checkNumberVerb },
  { id: "number-role", check: checkChangeSize },
  { id: "number", check: checkLabel },
  { id: "date", check: checkLineYear },
  { id: "range", check: checkMoveOrder },
  { id: "period", check: checkPeriod },
  { id: "direction", check: checkDirection },
  { id: "range", check: checkRangeOrder },
  { id: "years", check: checkYears },
  { id: "years", check: checkDecades },
  { id: "title", check: checkTitleYears },
  { id: "duration", check: checkStretch },
  { id: "anachronism", check: checkAnachronism },
  { id: "award", check: checkAward },
  { id: "title", check: checkTitle },
  { id: "title", check: checkTitlePhrase },
  { id: "title", check: checkTitleAtOrg },
  { id: "title", check: checkHeldAt },
  { id: "date", check: checkRoleDates },
  { id: "date", check: checkEntryYear },
  { id: "employment-type", check: checkEmploymentType },
  { id: "degree", check: checkDegree },
  { id: "cert-status", check: checkCredentialStatus },
  { id: "degree", check: checkField },
  { id: "degree", check: checkDegreeName },
  { id: "cert-status", check: checkOpenCredential },
  { id: "cert-status", check: checkCertified },
  { id: "proficiency", check: checkProficiency },
  { id: "verb-rank", check: checkVerbRank },
  { id: "verb-object", check: checkLedObject },
  { id: "verb-object", check: checkVerbObject },
  { id: "attribution", check: checkAgency },
  { id: "causal", check: checkCause },
  { id: "verb-use", check: checkNounAsVerb },
  { id: "hedge", check: checkHedge },
  { id: "scope", check: checkScope },
  { id: "outcome", check: checkOutcome },
  { id: "absolute", check: checkAbsolute },
  { id: "negation", check: checkNegation },
  { id: "negation", check: checkNegatedWord },
  { id: "opposite", check: checkOpposite },
  { id: "intent", check: checkIntent },
  { id: "intent", check: checkPending },
  { id: "currency", check: checkCurrency },
  { id: "language", check: checkForeign },
  { id: "detail", check: checkForeignDetail },
  { id: "contact", check: checkContact },
  { id: "posting-claim", check: checkPostingClaim },
  { id: "form", check: checkForm },
  { id: "protected", check: checkProtected },
];
