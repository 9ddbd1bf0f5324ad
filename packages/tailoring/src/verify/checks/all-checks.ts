import type { Check } from "../context.ts";
import { checkDetail, checkPostingClaim } from "./detail.ts";
import { checkEmploymentType, checkEntity } from "./names.ts";
import {
  checkBinding,
  checkNumber,
  checkNumberRole,
  checkQualifier,
  checkRangeOrder,
} from "./numbers.ts";
import { checkSkills } from "./skills.ts";
import {
  checkCredentialStatus,
  checkOpenCredential,
  checkCurrency,
  checkDegree,
  checkProficiency,
} from "./status.ts";
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
  checkProtected,
  checkScope,
} from "./wording.ts";
import { checkTitle } from "./titles.ts";
import { checkAnachronism, checkYears } from "./years.ts";

/** Every check with its name, in the order in which objections are listed. */
export const allChecks: readonly { readonly id: string; readonly check: Check }[] = [
  { id: "number", check: checkNumber },
  { id: "number-bind", check: checkBinding },
  { id: "number-role", check: checkNumberRole },
  { id: "number-qualifier", check: checkQualifier },
  { id: "direction", check: checkDirection },
  { id: "range", check: checkRangeOrder },
  { id: "years", check: checkYears },
  { id: "skill", check: checkSkills },
  { id: "anachronism", check: checkAnachronism },
  { id: "entity", check: checkEntity },
  { id: "title", check: checkTitle },
  { id: "employment-type", check: checkEmploymentType },
  { id: "degree", check: checkDegree },
  { id: "cert-status", check: checkCredentialStatus },
  { id: "cert-status", check: checkOpenCredential },
  { id: "proficiency", check: checkProficiency },
  { id: "verb-rank", check: checkVerbRank },
  { id: "verb-object", check: checkLedObject },
  { id: "verb-use", check: checkNounAsVerb },
  { id: "hedge", check: checkHedge },
  { id: "scope", check: checkScope },
  { id: "outcome", check: checkOutcome },
  { id: "absolute", check: checkAbsolute },
  { id: "negation", check: checkNegation },
  { id: "intent", check: checkIntent },
  { id: "currency", check: checkCurrency },
  { id: "detail", check: checkDetail },
  { id: "contact", check: checkContact },
  { id: "posting-claim", check: checkPostingClaim },
  { id: "form", check: checkForm },
  { id: "protected", check: checkProtected },
];
