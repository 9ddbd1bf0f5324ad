/** Errors of documents, their pages and files. */
export const documentErrors = {
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
