import { createTranslator } from "../../lib/texts/messages.ts";

/** The texts of a person's own account page. */
export const t = createTranslator({
  title: "Your account",
  lead: "Your sign-ins, files and settings.",
  loadFailed: "We couldn't load your account.",

  "profile.title": "Profile",
  "profile.email": "Email address",
  "profile.verified": "Verified",
  "profile.unverified": "Not verified",
  "profile.since": "Account since",
  "profile.kept": "Kept here",
  "profile.keptText": "{uploads} uploads, {sessions} applications, {size}",

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
  "devices.failed": "That didn't work.",

  "files.title": "Your uploaded files",
  "files.text": "We delete the file after {n} days unless you keep it. Your details stay.",
  "files.keep": "Keep my files until I delete them",
  "files.saved": "Saved",

  "place.title": "Where your documents go",
  "place.text":
    "Sets paper, dates, spelling, and “resume” or “CV”. Your own words stay as you write them.",
  "place.label": "Written for",
  "place.posting": "The country of each job",
  "place.follows": "If the posting names no place, yours counts.",
  "place.means": "{paper} · {date} · {word} · “{spelling}”",

  "provider.title": "What leaves this server",
  "provider.none": "Nothing. No language model is set up.",
  "provider.some":
    "{model} of {name} writes parts of your documents. Your name and contact details are replaced before anything is sent.",
  "provider.sends": "Sent",
  "provider.never": "Never sent",

  "export.title": "Download everything",
  "export.text": "One ZIP with everything. You can import it into another account.",
  "export.do": "Download everything",
  "export.busy": "Collecting your files",
  "export.failed": "We couldn't make the download.",
  "import.do": "Import a download",
  "import.busy": "Importing",
  "import.done":
    "Imported: {uploads} uploads, {sessions} applications. Skipped: {skipped} (already here or unfinished).",
  "import.failed": "We couldn't import the file.",

  "delete.title": "Delete account",
  "delete.text": "Deletes everything now and cancels a paid plan. This can't be undone.",
  "delete.open": "Delete my account",
  "delete.confirm": "Type your e-mail address to confirm",
  "delete.do": "Delete everything now",
  "delete.busy": "Deleting",
  "delete.mismatch": "That isn't the address of this account.",
  "delete.keep": "Keep my account",
  "deleted.title": "Your account is deleted",
  "deleted.text":
    "Removed: {uploads} uploads, {sessions} applications, {files} files. We sent you a receipt.",
  "deleted.cancelled": "Your paid plan is cancelled. Nothing more will be charged.",
  "deleted.receipt": "Receipt {id}, {at}",
  "deleted.home": "Go to the start",
});
