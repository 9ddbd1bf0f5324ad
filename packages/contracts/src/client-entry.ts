export * from "./client.ts";
export * from "./error-catalogue.ts";
export type * from "./route-facts.ts";
export * from "./route-table.ts";
