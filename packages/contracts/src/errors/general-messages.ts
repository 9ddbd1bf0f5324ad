/** The general sentences by kind of failure, to the letter of the specification; `default` for anything else. */
export const generalMessages = {
  invalid_credentials: "Incorrect email or password. Please try again.",
  email_not_found: "No account found with this email address.",
  invalid_code: "Invalid or expired verification code. Please request a new one.",
  code_expired: "Verification code has expired. Please request a new one.",
  too_many_attempts: "Too many login attempts. Please try again in a few minutes.",
  network_error: "Unable to connect. Please check your internet connection.",
  timeout: "Request timed out. Please try again.",
  server_error: "Something went wrong on our end. Please try again later.",
  invalid_email: "Please enter a valid email address.",
  invalid_file: "Invalid file format. Please upload a PDF, DOCX, or TXT file.",
  file_too_large: "File is too large. Maximum size is 10MB.",
  session_expired: "Your session has expired. Please log in again.",
  session_not_found: "Session not found. Please start over.",
  payment_failed: "Payment could not be processed. Please try again.",
  subscription_inactive: "Your subscription is not active. Please upgrade to continue.",
  rate_limit_exceeded: "Too many requests. Please wait a moment and try again.",
  default: "An error occurred. Please try again.",
} as const;

export type GeneralMessage = keyof typeof generalMessages;
