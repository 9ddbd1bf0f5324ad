/** Errors of sign-in, of the account itself and of its administration. */
export const accountErrors = {
  invalid_code: {
    status: 400,
    detail: "Invalid or expired verification code. Please request a new one.",
  },
  code_expired: {
    status: 400,
    detail: "Verification code has expired. Please request a new one.",
  },
  account_suspended: { status: 401, detail: "This account is suspended. Please contact support." },
  email_unverified: {
    status: 403,
    detail: "Please confirm your email address first: sign out and sign in with a code.",
  },
  admin_required: { status: 403, detail: "Access denied. Admin privileges required." },
  user_not_found: { status: 404, detail: "This user does not exist." },
  device_not_found: { status: 404, detail: "This device is no longer signed in." },
  own_account: { status: 409, detail: "You cannot do this to your own account." },
  last_admin: { status: 409, detail: "The last administrator has to stay." },
  confirm_mismatch: { status: 422, detail: "This is not the email address of your account." },
  tier_unknown: {
    status: 422,
    detail: "Please enter a valid tier: free, starter, professional, or premium.",
  },
  import_unusable: {
    status: 422,
    detail: "This file is not an export of an account, or it was altered.",
  },
  storage_quota: {
    status: 409,
    detail: "Your storage is full. Delete older uploads and try again.",
  },
} as const satisfies Record<string, { status: number; detail: string }>;
