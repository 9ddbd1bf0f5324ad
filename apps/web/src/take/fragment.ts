import { longestTaken } from "./read-page.ts";

/** What the button hands over behind the `#`, which browsers send to nobody. */
export interface Handed {
  readonly text: string;
  /** Host of the page by its own word. */
  readonly host: string;
}

const start = "#p=";
/** More than the longest text takes in any script. */
const longest = 240_000;
const hostForm = /^[a-z\d-]{1,63}(?:\.[a-z\d-]{1,63}){0,9}(?::\d{1,5})?$/i;

/** The part of an address that hands a text over. */
export function writeFragment({ text, host }: Handed): string {
  const bytes = new TextEncoder().encode(JSON.stringify({ text, host }));
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return `${start}${btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "")}`;
}

/** Text as it may be shown: without what steers terminals and turns the direction of words around. */
function clean(text: string): string {
  return text
    .replace(/\r\n?/g, "\n")
    .replace(/(?![\n\t])[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu, "")
    .slice(0, longestTaken)
    .trim();
}

/** The host of a page, or "" where none is named. */
export function cleanHost(host: unknown): string {
  return typeof host === "string" && hostForm.test(host) ? host.toLowerCase() : "";
}

/** Reads what was handed over; `null` for anything else, whatever it is. */
export function readFragment(fragment: string): Handed | null {
  if (!fragment.startsWith(start) || fragment.length > longest) return null;
  try {
    const letters = atob(fragment.slice(start.length).replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    const value: unknown = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
    const given: unknown = Reflect.get(Object(value), "text");
    const text = typeof given === "string" ? clean(given) : "";
    return text === "" ? null : { text, host: cleanHost(Reflect.get(Object(value), "host")) };
  } catch {
    return null;
  }
}
