/** Errors of documents, their pages and files. */
export const documentErrors = {
  content_blank: { status: 422, detail: "There are no words to print yet." },
} as const satisfies Record<string, { status: number; detail: string }>;
