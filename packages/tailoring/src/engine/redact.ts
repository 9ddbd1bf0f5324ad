import type { Resume } from "@savile/model";
import { personalPattern, personalValues } from "./personal-values.ts";
import type { PersonalKind } from "./personal-values.ts";

/** A stand-in for something personal: `[EMAIL_1]`. */
export const tokenPattern = /\[(?:NAME|EMAIL|PHONE|PLACE|LINK|TEXT)_\d{1,4}\]/gu;

const general: readonly (readonly [PersonalKind | "TEXT", RegExp])[] = [
  ["TEXT", tokenPattern],
  [
    "EMAIL",
    /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]{1,200}@[\p{L}\p{N}-]{1,64}(?:\.[\p{L}\p{N}-]{1,63}){1,5}/gu,
  ],
  ["LINK", /\b(?:https?:\/\/|www\.)[^\s<>"')\]]{1,500}/giu],
  [
    "LINK",
    /\b(?:linkedin\.com|github\.com|gitlab\.com|bitbucket\.org|twitter\.com|x\.com|medium\.com|behance\.net|dribbble\.com|facebook\.com|instagram\.com)\/[^\s<>"')\]]{1,300}/giu,
  ],
  ["PHONE", /(?<![\p{L}\p{N}])\+?\(?\d[\d\s().\-/\u2010-\u2015]{7,20}\d(?![\p{L}\p{N}])/gu],
];

/** "2019 - 2023" and "1,200,000" are no telephone numbers. */
function isPhone(text: string): boolean {
  const digits = text.replace(/\D/g, "");
  const years = text.match(/(?<!\d)(?:19|20)\d{2}(?!\d)/g) ?? [];
  return (
    digits.length >= 9 &&
    digits.length <= 15 &&
    years.length < 2 &&
    !/^(?:19|20)\d{2}[-./]\d{1,2}[-./]\d{1,2}/.test(text.trim())
  );
}

/** Puts stand-ins for personal values into texts, and the values back. */
export interface Redactor {
  hide(text: string): string;
  restore(text: string): string;
}

/**
 * A redactor for one resume: its name and parts of it, its contact values, and whatever in a text has the
 * form of an e-mail address, a telephone number or a link. The same value always has the same stand-in.
 */
export function createRedactor(resume: Resume): Redactor {
  const tokens = new Map<string, string>();
  const values = new Map<string, string>();
  const counts = new Map<PersonalKind | "TEXT", number>();
  const tokenOf = (kind: PersonalKind | "TEXT", value: string): string => {
    const known = tokens.get(value);
    if (known !== undefined) return known;
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    const token = `[${kind}_${count}]`;
    tokens.set(value, token);
    values.set(token, value);
    return token;
  };
  const own = personalValues(resume);
  const kindOf = new Map(own.toReversed().map((entry) => [entry.text.toLowerCase(), entry.kind]));
  const ownPattern = personalPattern(own, resume);
  const kindOfFound = (found: string): PersonalKind =>
    kindOf.get(found.toLowerCase()) ?? (/\d{2}/.test(found) ? "PHONE" : "NAME");
  return {
    hide: (text) => {
      let hidden = text.replace(tokenPattern, (found) => tokenOf("TEXT", found));
      if (ownPattern !== undefined)
        hidden = hidden.replace(ownPattern, (found) => tokenOf(kindOfFound(found), found));
      for (const [kind, pattern] of general.slice(1)) {
        hidden = hidden.replace(pattern, (found) =>
          kind === "PHONE" && !isPhone(found) ? found : tokenOf(kind, found),
        );
      }
      return hidden;
    },
    restore: (text) => text.replace(tokenPattern, (token) => values.get(token) ?? token),
  };
}
