export * from "./client.ts";
export * from "./error-catalogue.ts";
export * from "./error-message.ts";
export { generalMessages } from "./errors/general-messages.ts";
export type * from "./route/route-facts.ts";
export * from "./route-table.ts";
export * from "./key-scopes.ts";
export { maxTitleLength } from "./tables/version-table.ts";
export * from "./wire-edit.ts";
