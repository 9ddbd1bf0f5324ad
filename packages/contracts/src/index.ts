export * from "./client.ts";
export * from "./routes.ts";
export * from "./schemas/account.ts";
export * from "./schemas/errors.ts";
export * from "./schemas/generation.ts";
export * from "./schemas/health.ts";
