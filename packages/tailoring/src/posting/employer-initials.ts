import { hasLegalForm } from "./names.ts";

const fewestLetters = 3;

/** The initials of a name without its legal form: "TRCH" for Three Rivers Community Homes. */
function initialsOf(name: string): string {
  const words = name
    .replace(/^The /u, "")
    .split(/[\s&-]+/u)
    .filter((word) => /^\p{Lu}/u.test(word));
  const own = hasLegalForm(name) ? words.slice(0, -1) : words;
  return own.map((word) => word.charAt(0)).join("");
}

/** Whether a text or its reference calls a house by its initials: "Quote IMPS-HD-209" for Ironbark Mobile Plant Services. */
export function isCalledByInitials(name: string, text: string): boolean {
  const initials = initialsOf(name);
  if (initials.length < fewestLetters || !/^\p{Lu}+$/u.test(initials)) return false;
  return new RegExp(`(?<![\\p{L}\\d])${initials}(?!\\p{L})`, "u").test(text);
}
