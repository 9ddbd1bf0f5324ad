import { createTranslator } from "../../messages.ts";

/** What home says of sessions and of what can be done with them. */
export const say = createTranslator({
  "list.search": "Search your documents",
  "list.placeholder": "Title or company",
  "list.none": "Nothing is named like “{text}”.",
  "list.clear": "Clear the search",
  "list.more": "Show {n} more",
  "list.shown": "{n} of {all}",
  "list.found.one": "1 found",
  "list.found.many": "{n} found",

  "row.template": "{name} template",
  "row.download": "Download “{title}”",
  "row.rename": "Rename “{title}”",
  "row.duplicate": "Use “{title}” for another posting",
  "row.name": "Name",
  "row.save": "Save name",
  "row.cancel": "Keep the old name",
  "row.hint": "Leave it empty to name it after the posting again.",
  "row.tooLong": "Please keep the name to 120 characters.",
  "row.renamed": "Renamed to “{title}”",
  "row.renameFailed": "The name was not changed.",

  "dup.title": "Tailor this resume to another posting",
  "dup.lead":
    "The resume of “{title}” with everything that you corrected, written anew for another posting. It counts as one generation.",
  "dup.start": "Create documents",
  "dup.busy": "Starting",
  "dup.cancel": "Cancel",
  "dup.close": "Close",
  "dup.plans": "See Plans",
});
