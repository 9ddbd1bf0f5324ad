import type { Route } from "./route/route.ts";
import type { RouteName } from "./route-table.ts";
import { accountRows } from "./rows/account-rows.ts";
import { analyticsRows } from "./rows/analytics-rows.ts";
import { apiKeyRows } from "./rows/api-key-rows.ts";
import { adminRows } from "./rows/admin-rows.ts";
import { billingRows } from "./rows/billing-rows.ts";
import { documentRows } from "./rows/document-rows.ts";
import { editRows } from "./rows/edit-rows.ts";
import { generationRows } from "./rows/generation-rows.ts";
import { healthRows } from "./rows/health-rows.ts";
import { postingRows } from "./rows/posting-rows.ts";
import { modelRows } from "./rows/model-rows.ts";
import { privacyRows } from "./rows/privacy-rows.ts";
import { refinementRows } from "./rows/refinement-rows.ts";
import { sandboxRows } from "./rows/sandbox-rows.ts";
import { uploadRows } from "./rows/upload-rows.ts";
import { verificationRows } from "./rows/verification-rows.ts";
import { versionRows } from "./rows/version-rows.ts";
import { visitRows } from "./rows/visit-rows.ts";

/** Every call of the service; the server registers its routes from this table and the client is derived from it. */
export const routes = {
  ...healthRows,
  ...accountRows,
  ...privacyRows,
  ...adminRows,
  ...uploadRows,
  ...generationRows,
  ...postingRows,
  ...documentRows,
  ...billingRows,
  ...sandboxRows,
  ...refinementRows,
  ...editRows,
  ...versionRows,
  ...apiKeyRows,
  ...verificationRows,
  ...visitRows,
  ...analyticsRows,
  ...modelRows,
} as const satisfies Record<RouteName, Route>;
