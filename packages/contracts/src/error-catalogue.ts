import { accountErrors } from "./errors/account-errors.ts";
import { billingErrors } from "./errors/billing-errors.ts";
import { documentErrors } from "./errors/document-errors.ts";
import { refinementErrors } from "./errors/refinement-errors.ts";

/**
 * Every error of the wire: stable code -> HTTP status and the sentence for the user (under 100 characters,
 * free of technical words; texts of the specification are kept to the letter).
 */
export const errorCatalogue = {
  ...accountErrors,
  ...billingErrors,
  ...documentErrors,
  ...refinementErrors,
  bad_request: { status: 400, detail: "The request could not be read." },
  unauthorized: { status: 401, detail: "Please sign in to continue." },
  session_expired: { status: 401, detail: "Your session has expired. Please log in again." },
  CSRF_TOKEN_MISSING: { status: 403, detail: "The page is out of date. Please try again." },
  CSRF_TOKEN_INVALID: { status: 403, detail: "The page is out of date. Please try again." },
  forbidden: { status: 403, detail: "You are not allowed to do this." },
  instant_unavailable: {
    status: 403,
    detail: "Instant sign-in works only on this computer and never for an administrator.",
  },
  not_found: { status: 404, detail: "Not found." },
  session_not_found: { status: 404, detail: "Session not found. Please start over." },
  upload_not_found: { status: 404, detail: "This upload is gone. Please upload the file again." },
  method_not_allowed: { status: 405, detail: "This address does not answer that kind of request." },
  conflict: { status: 409, detail: "This was changed elsewhere. Please reload." },
  stale_version: {
    status: 409,
    detail: "This application was changed elsewhere. The newest version is shown.",
  },
  already_finished: { status: 409, detail: "This run has already ended." },
  not_ready: { status: 409, detail: "The documents are not ready yet." },
  file_too_large: { status: 413, detail: "File too large. Maximum size: 10MB" },
  body_too_large: { status: 413, detail: "The request is too large." },
  uri_too_long: { status: 414, detail: "The address is too long." },
  unsupported_file: {
    status: 415,
    detail: "Unsupported file type. Please upload PDF, DOCX, or TXT files only.",
  },
  old_word_file: {
    status: 415,
    detail: "This file was made by an old Word. Open it and save it as DOCX or PDF.",
  },
  pages_file: {
    status: 415,
    detail: "This is a Pages document. In Pages choose File, Export To, PDF or Word.",
  },
  slides_file: { status: 415, detail: "This is a presentation. Save it as PDF and upload that." },
  unsupported_media: { status: 415, detail: "This kind of request body is not accepted." },
  validation: { status: 422, detail: "Some values are not valid." },
  invalid_email: { status: 422, detail: "Please enter a valid email address." },
  invalid_text: { status: 422, detail: "The text contains characters that cannot be stored." },
  invalid_file_name: { status: 422, detail: "Invalid file name" },
  no_file: { status: 422, detail: "Please choose exactly one file." },
  empty_file: {
    status: 422,
    detail: "This file says nothing: it is empty, or a form that nobody has filled in yet.",
  },
  encrypted_file: {
    status: 422,
    detail: "This file is password-protected. Save a copy without a password and upload that.",
  },
  damaged_file: {
    status: 422,
    detail: "This file is damaged and cannot be read. Export it again and retry.",
  },
  harmful_file: { status: 422, detail: "The virus scanner refused this file." },
  no_text: {
    status: 422,
    detail: "No text found. This looks like a scan or an image; upload a file with real text.",
  },
  too_complex: {
    status: 422,
    detail: "This file is too complex to read. Export it again as a plain PDF or DOCX.",
  },
  correction_refused: {
    status: 422,
    detail: "This correction does not fit what was read. Nothing was changed.",
  },
  job_description_blank: { status: 422, detail: "Please paste the job description." },
  job_description_too_long: {
    status: 422,
    detail: "The job description is longer than 10,000 characters.",
  },
  resume_without_content: {
    status: 422,
    detail: "This resume states no experience, education or skills to work with.",
  },
  resume_unclear: {
    status: 422,
    detail:
      "Some jobs of this resume are not clear yet. Please answer the questions about them first.",
  },
  decision_unusable: {
    status: 422,
    detail: "This decision cannot be used. Reload the page and try again.",
  },
  edit_blank: { status: 422, detail: "Please write the text, or use the original instead." },
  edit_too_long: { status: 422, detail: "This text is too long. Please shorten it." },
  gap_unknown: { status: 422, detail: "This question is no longer open. Please reload." },
  gap_text_blank: { status: 422, detail: "Please say in your own words what you did." },
  gap_text_too_long: { status: 422, detail: "Please keep your answer to 500 characters." },
  gap_text_off_topic: {
    status: 422,
    detail: "Please name in your words which of them you mean.",
  },
  gap_role_unknown: { status: 422, detail: "Please choose where you did this." },
  gap_when_unclear: {
    status: 422,
    detail: "Please give a year or a period, such as 2021 or Mar 2020 - 2022.",
  },
  gap_when_future: { status: 422, detail: "This time lies in the future." },
  gap_when_outside_role: {
    status: 422,
    detail: "This time lies outside the role that you chose.",
  },
  gap_line_unknown: {
    status: 422,
    detail: "This line is not in your resume any more.",
  },
  template_unknown: { status: 422, detail: "This template does not exist." },
  format_unknown: { status: 422, detail: "This file format does not exist." },
  too_many_attempts: {
    status: 429,
    detail: "Too many login attempts. Please try again in a few minutes.",
  },
  rate_limit_exceeded: {
    status: 429,
    detail: "Too many requests. Please wait a moment and try again.",
  },
  export_unreadable: {
    status: 500,
    detail: "The file could not be proven readable and was not handed out.",
  },
  letters_not_printable: {
    status: 422,
    detail: "This text uses a script whose letters cannot be printed yet.",
  },
  text_too_complex: {
    status: 422,
    detail: "This text is too complex to work on. Shorten it and try again.",
  },
  text_too_long: {
    status: 422,
    detail: "A part of this resume is too long to be laid out. Shorten it and try again.",
  },
  render_failed: {
    status: 500,
    detail: "The pages could not be laid out. Please try again.",
  },
  generation_failed: {
    status: 500,
    detail: "The documents could not be written. Please try again.",
  },
  server_error: { status: 500, detail: "Something went wrong on our end. Please try again later." },
  unavailable: { status: 503, detail: "The service is busy. Please try again in a moment." },
  storage_full: { status: 507, detail: "There is no space left to save this." },
} as const satisfies Record<string, { status: number; detail: string }>;

export type ErrorCode = keyof typeof errorCatalogue;
