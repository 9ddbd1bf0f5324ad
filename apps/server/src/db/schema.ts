export * from "./tables/account-tables.ts";
export * from "./tables/upload-tables.ts";
export * from "./tables/generation-tables.ts";
export * from "./tables/job-tables.ts";
export * from "./tables/model-tables.ts";
export * from "./tables/refinement-tables.ts";
export * from "./tables/billing-tables.ts";
export * from "./tables/sandbox-tables.ts";
