import { fold } from "../text-line/clean-text.ts";
import { titleSigns } from "../fields/lexicon/abroad.data.ts";
import { titleHeads, titleSuffix } from "../fields/lexicon/titles.data.ts";

/** The words of a part of a header, folded. */
export function tokenWords(text: string): string[] {
  return fold(text)
    .split(/[^\p{L}\p{N}&'+.-]+/u)
    .map((word) => word.replace(/^[.'-]+|[.']+$/g, ""))
    .filter((word) => word !== "");
}

/** A word that heads a title; German endings of gender do not matter. */
export function isHead(word: string): boolean {
  const plain = word.replace(/[:*/_]in(?:nen)?\)?$/u, "");
  return (
    titleHeads.has(plain) ||
    titleHeads.has(plain.replace(/s$/, "")) ||
    word.split(/[/-]/).some((part) => titleHeads.has(part)) ||
    titleSuffix.test(plain) ||
    titleSigns.test(plain.normalize("NFC"))
  );
}

/** Jobs in the plural at the end name a firm of them: the word alone is no title. */
export function isFirmWord(word: string): boolean {
  return (
    word.length > 3 &&
    word.endsWith("s") &&
    !titleHeads.has(word) &&
    titleHeads.has(word.slice(0, -1))
  );
}

/** Fields of work that head a title alone and end the name of a firm: "Accounting", "Fell Engineering". */
export function isField(word: string): boolean {
  return word === "engineering" || word === "accounting";
}

/** Words that are a woman's job and, before a name, a kind of company. */
const companyFirst =
  /^(?:editora|consultora|distribuidora|constructora|construtora|promotora|transportadora|seguradora|aseguradora|operadora|imobiliaria|inmobiliaria|productora|produtora|gestora|comercializadora|exportadora)$/;

/** Whether a text is a kind of company with its name. */
export function isCompanyOfKind(text: string, first: string): boolean {
  const [, second = "", third = ""] = text.trim().split(/\s+/);
  const isNamed = /^\p{Lu}/u.test(second) || (/^d[aeo]s?$/.test(second) && /^\p{Lu}/u.test(third));
  return companyFirst.test(first) && isNamed;
}

/** Whether so many words may be a title or a name at all. */
export function isNameLength(words: readonly string[]): boolean {
  return words.length > 0 && words.length <= 14;
}

const webAddress = /^(?:https?:\/\/|www\.)\S+$|^[\w-]+(?:\.[\w-]+)+(?:\/\S*)?$/i;

/** Whether a text is an address on the web and nothing else. */
export function isWebAddress(text: string): boolean {
  return webAddress.test(text.trim());
}
