/** A random key for calls that may be repeated. Works where `randomUUID` is missing (plain http). */
export function makeKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
