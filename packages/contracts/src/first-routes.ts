import { healthTable } from "./tables/health-table.ts";
import { accountTable } from "./tables/account-table.ts";
import { uploadTable } from "./tables/upload-table.ts";
import { generationTable } from "./tables/generation-table.ts";

/** Calls that a browser makes from its first screen on. */
export const firstRoutes = {
  ...healthTable,
  ...accountTable,
  ...uploadTable,
  ...generationTable,
};
