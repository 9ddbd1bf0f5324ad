import * as z from "zod";
import { ConfigError, isLoopback } from "../errors/config-error.ts";
import type { Given } from "../errors/config-error.ts";

/** Whether the service is of this computer alone, and whether it has plans at all. */
export interface OwnerConfig {
  /** Nobody else reaches it and nobody can pay: whoever uses it owns it. */
  readonly isOwn: boolean;
  /** `PLANS=off`: everything is included for everybody on it. */
  readonly plansOff: boolean;
}

/** Where the service can be reached, and whether anybody can pay on it. */
interface Around {
  readonly host: string;
  readonly publicUrl: string | undefined;
  readonly takesPayments: boolean;
}

const plansSchema = z.enum(["on", "off"]).default("on");

/** Reads who owns the service. Throws {@link ConfigError}. */
export function readOwnerConfig(given: Given, around: Around): OwnerConfig {
  const plans = plansSchema.safeParse(given["PLANS"]);
  if (!plans.success) throw new ConfigError("PLANS is on or off.");
  const { host, publicUrl, takesPayments } = around;
  const isHere =
    isLoopback(host) && (publicUrl === undefined || isLoopback(new URL(publicUrl).hostname));
  const isOwn = isHere && !takesPayments;
  const plansOff = plans.data === "off";
  if (plansOff && !isOwn)
    throw new ConfigError(
      "PLANS=off gives everything to everybody, so it is for a computer of one's own: listen on 127.0.0.1, without payment keys.",
    );
  return { isOwn, plansOff };
}
