export * from "./client.ts";
export * from "./error-catalogue.ts";
export * from "./route-table.ts";
