import { createTranslator } from "../lib/texts/messages.ts";

/** The texts of the menu of the account. */
export const tell = createTranslator({
  "account.menu": "Account menu for {email}",
  "account.signOut": "Sign Out",
  "account.unsaved.title": "Some of your changes aren't saved",
  "account.unsaved.text": "Only this browser has them. Signing out deletes them.",
  "account.unsaved.leave": "Sign Out Anyway",
  "account.unsaved.stay": "Stay Signed In",
  "account.theme": "Theme",
  "account.theme.system": "Same as device",
  "account.theme.light": "Light",
  "account.theme.dark": "Dark",
  "account.admin": "Admin",
  "account.page": "Your account",
  "account.numbers": "Your numbers",
  "account.plan": "Plan and usage",
  "account.dashboard": "Admin Dashboard",
});
