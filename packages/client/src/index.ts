export { createClient } from "./create-client.ts";
export type { CallFault, Client, ClientOptions, ReceivedFile } from "./create-client.ts";
export type { ErrorCode, KeyCall, KeyScope } from "@savile/contracts/client";
