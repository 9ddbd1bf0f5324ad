import { createTranslator } from "../../lib/texts/messages.ts";

/** The texts of a person's own account page. */
export const t = createTranslator({
  title: "Your account",
  lead: "Who you are here, where you are signed in, and everything that is kept about you.",
  loadFailed: "Your account could not be loaded.",

  "profile.title": "Profile",
  "profile.email": "E-mail address",
  "profile.verified": "Verified",
  "profile.unverified": "Not verified",
  "profile.since": "Account since",
  "profile.kept": "Kept here",
  "profile.keptText": "{uploads} uploads, {sessions} sets of documents, {size}",

  "devices.title": "Where you are signed in",
  "devices.this": "This browser",
  "devices.unknown": "Unknown browser",
  "devices.seen": "Last seen {when}",
  "devices.since": "Signed in {when}",
  "devices.out": "Sign out",
  "devices.outLabel": "Sign out {device}",
  "devices.outDone": "Signed out",
  "devices.others": "Sign out everywhere else",
  "devices.othersDone.one": "1 other sign-in ended",
  "devices.othersDone.many": "{n} other sign-ins ended",
  "devices.failed": "This could not be done.",

  "files.title": "Your uploaded files",
  "files.text":
    "What was read from a file stays with your documents. The file itself is deleted after {n} days, unless you keep it.",
  "files.keep": "Keep my original files until I delete them",
  "files.saved": "Saved",

  "place.title": "Where your documents go",
  "place.text":
    "Paper, dates, the spelling of our own words and whether it is called a resume or a CV depend on the country. Your own words stay as you write them.",
  "place.label": "Written for",
  "place.posting": "The country of each job",
  "place.follows": "Where a posting names no place, your own counts.",
  "place.means": "{paper} · {date} · {word} · “{spelling}”",

  "provider.title": "What leaves this server",
  "provider.none":
    "Nothing. Your documents are written by the engine built into this server; no language model is set up.",
  "provider.some":
    "Parts of your documents are written by {model} of {name}. Before anything is sent, your name and contact details are replaced, and put back afterwards.",
  "provider.sends": "Sent",
  "provider.never": "Never sent",

  "export.title": "Download everything",
  "export.text":
    "One ZIP with your uploads, what was read from them, your documents, decisions and settings. You can import it into another account.",
  "export.do": "Download everything",
  "export.busy": "Collecting your files",
  "export.failed": "The download could not be made.",
  "import.do": "Import a download",
  "import.busy": "Importing",
  "import.done":
    "Imported: {uploads} uploads, {sessions} sets of documents. {skipped} entries were here already or were not finished.",
  "import.failed": "The file could not be imported.",

  "delete.title": "Delete account",
  "delete.text":
    "Everything goes now: sign-ins, uploads, documents, files. A paid plan is cancelled at once. This cannot be undone.",
  "delete.open": "Delete my account",
  "delete.confirm": "Type your e-mail address to confirm",
  "delete.do": "Delete everything now",
  "delete.busy": "Deleting",
  "delete.mismatch": "This is not the address of this account.",
  "delete.keep": "Keep my account",
  "deleted.title": "Your account is deleted",
  "deleted.text":
    "Removed: {uploads} uploads, {sessions} sets of documents, {files} files. A receipt was sent to you.",
  "deleted.cancelled": "Your paid plan is cancelled; nothing more will be charged.",
  "deleted.receipt": "Receipt {id}, {at}",
  "deleted.home": "Go to the start",
});
