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
  signups_closed: {
    status: 403,
    detail: "New accounts are closed here. Please ask whoever runs this server.",
  },
  email_unverified: {
    status: 403,
    detail: "Please confirm your email address first: sign out and sign in with a code.",
  },
  admin_required: { status: 403, detail: "Access denied. Admin privileges required." },
  user_not_found: { status: 404, detail: "This user does not exist." },
  device_not_found: { status: 404, detail: "This device is no longer signed in." },
  visit_not_found: {
    status: 404,
    detail: "This result is gone: without an account it is kept for a day.",
  },
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
  key_invalid: { status: 401, detail: "This key is not valid. It may have been revoked." },
  key_expired: { status: 401, detail: "This key has expired. Please make a new one." },
  key_scope: {
    status: 403,
    detail: "This key may not do this. Make one with the right scope.",
  },
  key_not_open: { status: 403, detail: "This can only be done on the pages of Savile." },
  keys_locked: { status: 403, detail: "Keys belong to the Premium plan." },
  key_not_found: { status: 404, detail: "This key does not exist." },
  key_limit: { status: 409, detail: "You have 20 keys. Revoke one that you do not use." },
  key_name_blank: { status: 422, detail: "Please give the key a name." },
  key_name_too_long: { status: 422, detail: "Please keep the name to 60 characters." },
  model_in_settings: {
    status: 409,
    detail: "The settings of this server name the model. Change it there.",
  },
  model_none: { status: 409, detail: "No language model is set up." },
  model_address_unusable: {
    status: 422,
    detail: "Please give an encrypted address, or one of your own computer or network.",
  },
  model_not_local: {
    status: 422,
    detail: "This installation allows only a model that runs on this computer.",
  },
  model_name_missing: { status: 422, detail: "Please name the model." },
  model_key_missing: { status: 422, detail: "Please enter the key." },
  model_key_again: {
    status: 422,
    detail: "Please enter the key again: the stored one belongs to another address.",
  },
  storage_quota: {
    status: 409,
    detail: "Your storage is full. Delete older uploads and try again.",
  },
} as const satisfies Record<string, { status: number; detail: string }>;
