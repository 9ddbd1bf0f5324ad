/** A setting that stops the start, in one sentence for the person who started it. */
export class ConfigError extends Error {}

const loopbackHosts = ["localhost", "127.0.0.1", "::1", "[::1]"];

/** Whether an address reaches this machine only. */
export function isLoopback(host: string): boolean {
  return loopbackHosts.includes(host);
}

/** Parts of a comma-separated setting, without blanks. */
export function listOf(text: string): string[] {
  return text
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "");
}

/** Settings by name; empty ones are left out before they come here. */
export type Given = Readonly<Record<string, string | undefined>>;
