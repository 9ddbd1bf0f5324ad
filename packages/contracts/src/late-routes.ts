import { privacyTable } from "./tables/privacy-table.ts";
import { adminTable } from "./tables/admin-table.ts";
import { documentTable } from "./tables/document-table.ts";
import { billingTable } from "./tables/billing-table.ts";
import { sandboxTable } from "./tables/sandbox-table.ts";
import { refinementTable } from "./tables/refinement-table.ts";
import { editTable } from "./tables/edit-table.ts";
import { versionTable } from "./tables/version-table.ts";
import { apiKeyTable } from "./tables/api-key-table.ts";
import { verificationTable } from "./tables/verification-table.ts";
import { postingTable } from "./tables/posting-table.ts";
import { visitTable } from "./tables/visit-table.ts";
import { analyticsTable } from "./tables/analytics-table.ts";
import { modelTable } from "./tables/model-table.ts";

/** Calls of later screens: a browser fetches these rows when it needs one. */
export const lateRoutes = {
  ...privacyTable,
  ...adminTable,
  ...documentTable,
  ...billingTable,
  ...sandboxTable,
  ...refinementTable,
  ...editTable,
  ...versionTable,
  ...apiKeyTable,
  ...verificationTable,
  ...postingTable,
  ...visitTable,
  ...analyticsTable,
  ...modelTable,
};
