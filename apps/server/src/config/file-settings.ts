import { readFileSync } from "node:fs";
import { ConfigError } from "../errors/config-error.ts";
import type { Given } from "../errors/config-error.ts";

/** Settings that may come from a file, so that they stand in no list of processes: `NAME_FILE=/run/secrets/name`. */
const secrets = [
  "ROOT_SECRET",
  "DATABASE_URL",
  "DATABASE_DIRECT_URL",
  "MAIL_URL",
  "SMTP_PASSWORD",
  "DKIM_PRIVATE_KEY",
  "ANTHROPIC_API_KEY",
  "LLM_API_KEY",
  "STRIPE_SECRET_KEY",
  "STRIPE_WEBHOOK_SECRETS",
  "AWS_ACCESS_KEY_ID",
  "AWS_SECRET_ACCESS_KEY",
] as const;

function contentOf(name: string, path: string): string {
  try {
    return readFileSync(path, "utf8").trim();
  } catch {
    throw new ConfigError(`${name} names ${path}, which cannot be read by this account.`);
  }
}

/** The settings with every secret that a file holds put in its place. Throws {@link ConfigError}. */
export function withFiles(given: Given): Given {
  const read = secrets.flatMap((name): [string, string][] => {
    const path = given[`${name}_FILE`];
    if (path === undefined) return [];
    if (given[name] !== undefined) {
      throw new ConfigError(`${name} and ${name}_FILE are both set: leave one of them out.`);
    }
    const text = contentOf(`${name}_FILE`, path);
    if (text === "") throw new ConfigError(`${name}_FILE names ${path}, which is empty.`);
    return [[name, text]];
  });
  return { ...given, ...Object.fromEntries(read) };
}
