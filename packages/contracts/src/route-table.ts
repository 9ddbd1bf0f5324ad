import { accountTable } from "./tables/account-table.ts";
import { analyticsTable } from "./tables/analytics-table.ts";
import { apiKeyTable } from "./tables/api-key-table.ts";
import { adminTable } from "./tables/admin-table.ts";
import { billingTable } from "./tables/billing-table.ts";
import { documentTable } from "./tables/document-table.ts";
import { editTable } from "./tables/edit-table.ts";
import { generationTable } from "./tables/generation-table.ts";
import { healthTable } from "./tables/health-table.ts";
import { privacyTable } from "./tables/privacy-table.ts";
import { refinementTable } from "./tables/refinement-table.ts";
import { sandboxTable } from "./tables/sandbox-table.ts";
import { uploadTable } from "./tables/upload-table.ts";
import { verificationTable } from "./tables/verification-table.ts";
import { versionTable } from "./tables/version-table.ts";
import { visitTable } from "./tables/visit-table.ts";

/** Every call of the service as plain values, without the schemas, which a browser does not need. */
export const routeTable = {
  ...healthTable,
  ...accountTable,
  ...privacyTable,
  ...adminTable,
  ...uploadTable,
  ...generationTable,
  ...documentTable,
  ...billingTable,
  ...sandboxTable,
  ...refinementTable,
  ...editTable,
  ...versionTable,
  ...apiKeyTable,
  ...verificationTable,
  ...visitTable,
  ...analyticsTable,
};

/** The name of a call. */
export type RouteName = keyof typeof routeTable;
