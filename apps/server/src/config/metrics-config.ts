import * as z from "zod";
import { ConfigError } from "../errors/config-error.ts";
import type { Given } from "../errors/config-error.ts";

/** Where figures for monitoring are told; nowhere without a port. */
export interface MetricsConfig {
  readonly port: number;
  readonly host: string;
}

const schema = z.object({
  METRICS_PORT: z.coerce.number().int().min(1).max(65_535).optional(),
  METRICS_HOST: z.string().min(1).default("127.0.0.1"),
});

/** Reads where figures are told; `null` is nowhere. Throws {@link ConfigError}. */
export function readMetricsConfig(given: Given): MetricsConfig | null {
  const parsed = schema.safeParse(given);
  if (!parsed.success) throw new ConfigError("METRICS_PORT takes a number from 1 to 65535.");
  const { METRICS_PORT: port, METRICS_HOST: host } = parsed.data;
  return port === undefined ? null : { port, host };
}
