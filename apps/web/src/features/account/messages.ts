import { createTranslator } from "../../lib/texts/messages.ts";

/** The texts of signing in by code. */
export const t = createTranslator({
  "code.heading": "Verify Your Email",
  "code.sent": "We sent a 6-digit code to {email}.",
  "code.label": "Verification code",
  "code.expires": "Code expires in 5 minutes",
  "code.submit": "Verify & Sign In",
  "code.submitting": "Verifying",
  "code.back": "Back",
  "code.resendAsk": "Didn't receive the code?",
  "code.resend": "Resend",
  "code.resending": "Sending",
  "code.resendIn": "Resend in {n} s",
  "code.resent": "We sent a new code. The old one no longer works.",
  "code.empty": "Please enter the verification code",
  "code.failed": "Verification failed",
  "code.invalid": "Invalid verification code",
  "code.resendFailed": "Failed to resend code",
  "code.outbox": "This server has no mail server. The message is in its local outbox.",
  "code.openOutbox": "Open the outbox",

  "request.submit": "Send Sign-In Code",
  "request.submitting": "Sending",
  "request.notice": "No password. We email you a code; new users get an account automatically.",

  "link.title": "Sign in on this device",
  "link.text": "This link works once, within five minutes.",
  "link.submit": "Sign in on this device",
  "link.missing": "This link is incomplete. Please use the code instead.",
  "link.start": "Use a code instead",
});
