/** Errors of documents, their pages and files. */
export const documentErrors = {
  posting_address_unknown: {
    status: 422,
    detail: "We can't read this page. Open it, copy the posting and paste its text.",
  },
  posting_source_empty: {
    status: 422,
    detail:
      "We found no posting in this. Open its page, copy the text of the posting and paste it.",
  },
  posting_gone: { status: 404, detail: "This posting is gone. Please check the address." },
  posting_unreachable: {
    status: 502,
    detail: "The job board doesn't answer. Please paste the text instead.",
  },
  outbound_off: {
    status: 403,
    detail: "Nothing is read from the internet here. Open the page and paste its text.",
  },
  version_not_found: { status: 404, detail: "This version is no longer kept." },
  title_too_long: { status: 422, detail: "Please keep the name to 120 characters." },
  content_blank: { status: 422, detail: "There are no words to print yet." },
  content_unprintable: {
    status: 422,
    detail: "This text cannot be set as a readable page. Shorten it, and break up endless words.",
  },
  file_damaged: {
    status: 410,
    detail: "The stored file is damaged or missing. Please upload it again.",
  },
} as const satisfies Record<string, { status: number; detail: string }>;
