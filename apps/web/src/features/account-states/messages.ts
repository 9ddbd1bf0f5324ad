import { createTranslator } from "../../lib/texts/messages.ts";

/** The texts of accounts that may not go on. */
export const t = createTranslator({
  "suspended.title": "Account Suspended",
  "suspended.what": "An administrator has suspended this account.",
  "suspended.why": "You cannot open or change documents for now. Nothing of yours was deleted.",
  "suspended.do":
    "Write to the people who run this server if you think that this is a mistake, and try again afterwards.",
  "verify.title": "Email Verification Required",
  "verify.what": "This part needs an e-mail address that is proven to be yours.",
  "verify.why": "You signed in without a code, so nobody has checked the address yet.",
  "verify.do": "Sign out and sign in again with the code that comes by e-mail.",
  "premium.title": "Premium Required",
  "premium.what": "This part belongs to a larger plan.",
  "premium.why": "Everything else goes on as before, and your documents stay yours.",
  "premium.do": "See what each plan holds and what it costs; you can cancel at any time.",
  "premium.go": "Upgrade to Premium",
  "state.retry": "Try Again",
  "state.back": "Go Back",
  "state.home": "Back to your documents",
  "state.signOut": "Sign Out",
});
