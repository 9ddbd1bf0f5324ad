import { createTranslator } from "../../lib/texts/messages.ts";

/** The texts of accounts that may not go on. */
export const t = createTranslator({
  "suspended.title": "Account Suspended",
  "suspended.what": "An administrator has suspended this account.",
  "suspended.why": "You can't open or change documents for now. Nothing was deleted.",
  "suspended.do": "If this is a mistake, write to the people who run this server.",
  "verify.title": "Email Verification Required",
  "verify.what": "This needs a verified email address.",
  "verify.why": "You signed in without a code, so yours isn't verified yet.",
  "verify.do": "Sign out, then sign in again with a code.",
  "premium.title": "Premium Required",
  "premium.what": "This needs a larger plan.",
  "premium.why": "Everything else works as before.",
  "premium.do": "See the plans. You can cancel any time.",
  "premium.go": "Upgrade to Premium",
  "state.retry": "Try Again",
  "state.back": "Go Back",
  "state.home": "Back to your applications",
  "state.signOut": "Sign Out",
});
