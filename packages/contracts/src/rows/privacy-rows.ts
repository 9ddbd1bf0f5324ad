import { steady } from "../route/route.ts";
import type { Route } from "../route/route.ts";
import { successSchema } from "../schemas/account.ts";
import { revokedSchema } from "../schemas/admin.ts";
import { idParamsSchema } from "../schemas/generation.ts";
import * as privacy from "../schemas/privacy.ts";
import { privacyTable } from "../tables/privacy-table.ts";

/** The account's own page. */
export const privacyRows = {
  listDevices: {
    ...privacyTable.listDevices,
    summary: "The browsers in which this account is signed in",
    response: privacy.devicesSchema,
  },
  revokeDevice: {
    ...privacyTable.revokeDevice,
    burst: steady,
    essential: true,
    summary: "Sign one browser out",
    params: idParamsSchema,
    response: successSchema,
  },
  revokeOtherDevices: {
    ...privacyTable.revokeOtherDevices,
    burst: steady,
    essential: true,
    summary: "Sign every other browser out",
    response: revokedSchema,
  },
  getAccount: {
    ...privacyTable.getAccount,
    summary: "The account, what is kept of it and what a language model would get",
    response: privacy.accountSchema,
  },
  setAccount: {
    ...privacyTable.setAccount,
    burst: steady,
    summary: "Keep original files, or delete them after 30 days",
    body: privacy.accountSettingsBodySchema,
    response: privacy.accountSchema,
  },
  exportAccount: {
    ...privacyTable.exportAccount,
    rate: { count: 10, seconds: 60 * 60 },
    verified: true,
    summary: "Everything that the account holds as one ZIP file",
    response: "file",
  },
  importAccount: {
    ...privacyTable.importAccount,
    rate: { count: 10, seconds: 60 * 60 },
    burst: steady,
    summary: "Take uploads and sessions over from such a file",
    form: true,
    response: privacy.importedSchema,
  },
  deleteAccount: {
    ...privacyTable.deleteAccount,
    rate: { count: 30, seconds: 60 * 60 },
    burst: steady,
    verified: true,
    essential: true,
    summary: "Delete the account with everything in it, now",
    body: privacy.deleteAccountBodySchema,
    response: privacy.deletedAccountSchema,
  },
} as const satisfies Record<keyof typeof privacyTable, Route>;
