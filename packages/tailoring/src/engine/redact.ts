import type { Resume } from "@savile/model";

/** A stand-in for something personal: `[EMAIL_1]`. */
export const tokenPattern = /\[(?:NAME|EMAIL|PHONE|PLACE|LINK|TEXT)_\d{1,4}\]/gu;

type Kind = "NAME" | "EMAIL" | "PHONE" | "PLACE" | "LINK" | "TEXT";

const general: readonly (readonly [Kind, RegExp])[] = [
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
  ["PHONE", /(?<![\p{L}\p{N}])\+?\(?\d[\d\s().\-/]{7,20}\d(?![\p{L}\p{N}])/gu],
];

/** "2019 - 2023" and "1,200,000" are no telephone numbers. */
function isPhone(text: string): boolean {
  const digits = text.replace(/\D/g, "");
  return (
    digits.length >= 9 &&
    digits.length <= 15 &&
    !/(?:19|20)\d{2}\s*[-–/]\s*(?:\d{1,2}\s*[-/]\s*)?(?:19|20)\d{2}/.test(text) &&
    !/^(?:19|20)\d{2}[-./]\d{1,2}[-./]\d{1,2}/.test(text.trim())
  );
}

/** Names that are also words: they are hidden only as names are written. */
const everydayNames = new Set(
  `art april august banks baker bell bill black bond booker brooks brown bush carter case chance chase cook
  cooper day dean drew faith field fields fisher france frank gardener grace grant gray green hall hill hope
  hunter joy judge june king lane law london long mark marshall mason may miles miller page paris park
  parker pat porter price ray read reed rich rob rose smith stone sue summer taylor victor walker ward waters
  west white will wills wood woods young`.split(/\s+/),
);

/** How a value may be spelled in a text. */
function patternOf({ kind, text }: { kind: Kind; text: string }): string {
  const word = escape(text);
  if (kind !== "NAME" || !everydayNames.has(text.toLowerCase()))
    return Array.from(word, eitherCase).join("");
  return `(?:${word}|${escape(text.toUpperCase())})`;
}

function eitherCase(letter: string): string {
  const lower = letter.toLowerCase();
  const upper = letter.toUpperCase();
  return lower === upper || lower.length !== 1 || upper.length !== 1
    ? letter
    : `[${lower}${upper}]`;
}

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

/** What names the person or says where they are, the longest first. */
function personal(resume: Resume): { kind: Kind; text: string }[] {
  const { name, contact } = resume;
  const bare = name.split(",")[0] ?? "";
  const nameParts = bare.split(/[\s.]+/).filter((part) => part.length >= 3);
  const places = contact.location.split(/[,;|/]/).map((part) => part.trim());
  const links = [contact.linkedin, contact.github, ...contact.links.map((link) => link.text)];
  const handles = links.flatMap((link) => {
    const last = link.replace(/\/+$/, "").split("/").at(-1) ?? "";
    return [link.replace(/^https?:\/\/(?:www\.)?/i, ""), last];
  });
  const found: { kind: Kind; text: string }[] = [
    ...[name, bare, ...nameParts].map((text) => ({ kind: "NAME" as const, text })),
    ...[contact.email, contact.email.split("@")[0] ?? ""].map((text) => ({
      kind: "EMAIL" as const,
      text,
    })),
    { kind: "PHONE", text: contact.phone },
    ...[contact.location, ...places.filter((part) => part.length >= 4)].map((text) => ({
      kind: "PLACE" as const,
      text,
    })),
    ...[...links, ...handles].map((text) => ({ kind: "LINK" as const, text })),
  ];
  return found
    .map(({ kind, text }) => ({ kind, text: text.trim() }))
    .filter(({ text }) => text.length >= 3)
    .toSorted((a, b) => b.text.length - a.text.length);
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
  const counts = new Map<Kind, number>();
  const tokenOf = (kind: Kind, value: string): string => {
    const known = tokens.get(value);
    if (known !== undefined) return known;
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    const token = `[${kind}_${count}]`;
    tokens.set(value, token);
    values.set(token, value);
    return token;
  };
  const own = personal(resume);
  const kindOf = new Map(own.toReversed().map((entry) => [entry.text.toLowerCase(), entry.kind]));
  const ownPattern =
    own.length === 0
      ? undefined
      : new RegExp(
          `(?<![\\p{L}\\p{N}])(?:${own.map(patternOf).join("|")})(?![\\p{L}\\p{N}])`,
          "gu",
        );
  return {
    hide: (text) => {
      let hidden = text.replace(tokenPattern, (found) => tokenOf("TEXT", found));
      if (ownPattern !== undefined)
        hidden = hidden.replace(ownPattern, (found) =>
          tokenOf(kindOf.get(found.toLowerCase()) ?? "NAME", found),
        );
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
